import { openDebugConsole } from '@/platform/device/debug-console'
import { whenIdle } from '@/platform/device/idle'
import { loadStatistics } from '@/platform/device/statistics'
import { readStored } from '@/platform/storage/stored-values'
import { allowReadAhead } from './read-ahead'

/** A stored invitation by a friend is accepted for whoever is logged in, now or later. */
export function acceptLater(): void {
  if (!readStored('invite')) return
  import(/* webpackChunkName: "entry" */ './invitation').then(
    ({ acceptStoredInvitation }) => acceptStoredInvitation(),
    () => undefined
  )
}

/** What can wait until the first view is shown: statistics, the debug console, WeChat's reading ahead. */
export function startExtras(): void {
  whenIdle(() => {
    loadStatistics()
    allowReadAhead()
    openDebugConsole().catch(() => undefined)
  })
}
