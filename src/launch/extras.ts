import { openDebugConsole } from '@/platform/device/debug-console'
import { whenIdle } from '@/platform/device/idle'
import { loadStatistics } from '@/platform/device/statistics'
import { readStored } from '@/platform/storage/stored-values'

/** A friend's invitation that is kept is accepted by whoever is logged in, now or later. */
export function acceptLater(): void {
  if (!readStored('invite')) return
  import(/* webpackChunkName: "entry" */ './invitation').then(
    ({ acceptStoredInvitation }) => acceptStoredInvitation(),
    () => undefined
  )
}

/** What may wait until the first view stands: statistics and the debug console. */
export function startExtras(): void {
  whenIdle(() => {
    loadStatistics()
    openDebugConsole().catch(() => undefined)
  })
}
