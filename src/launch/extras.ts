import { openDebugConsole } from '@/platform/device/debug-console'
import { whenIdle } from '@/platform/device/idle'
import { loadStatistics } from '@/platform/device/statistics'

/** What may wait until the first view stands: statistics and the debug console. */
export function startExtras(): void {
  whenIdle(() => {
    loadStatistics()
    openDebugConsole().catch(() => undefined)
  })
}
