import { isInMiniProgram } from '../environment/kind'
import { whenIdle } from '../device/idle'

const WORKER = '/sw.js'

/**
 * Lets the app itself open offline from now on: its page and scripts, no server responses. Called only when
 * something is stored for offline use, so that no one else gets a service worker. Not in a web view of the
 * mini-program, which has its own store and discards ours.
 */
export function cacheShell(): void {
  if (!('serviceWorker' in navigator) || isInMiniProgram()) return
  whenIdle(() => {
    navigator.serviceWorker.register(WORKER).catch(() => undefined)
  })
}
