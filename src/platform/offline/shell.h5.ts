import { isInMiniProgram } from '../environment/kind'
import { whenIdle } from '../device/idle'

const WORKER = '/sw.js'

/**
 * Lets the app itself open without a network, from now on: its page and scripts, no answer of the server. Asked for by who keeps
 * something that is to be shown then, so that nobody else has a service worker. Not in a web view of the mini-program, which has a
 * store of its own and forgets ours.
 */
export function cacheShell(): void {
  if (!('serviceWorker' in navigator) || isInMiniProgram()) return
  whenIdle(() => {
    navigator.serviceWorker.register(WORKER).catch(() => undefined)
  })
}
