import { openDebugConsole } from '@/platform/debug-console'
import { whenIdle } from '@/platform/idle'
import { loadStatistics } from '@/platform/statistics'

/** What may wait until the first view stands: statistics and the debug console. */
export function startExtras(): void {
  whenIdle(() => {
    loadStatistics()
    openDebugConsole().catch(() => undefined)
  })
}
