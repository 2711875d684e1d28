import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** As `nice` counts: 0 is usual, 19 last. */
const BEHIND_CALLS = 10

/**
 * Lets the thread that runs this wait where processors are short: calls go before pages, which have a skeleton to fall back on. Linux
 * gives each thread a priority of its own; elsewhere, and where that is forbidden, nothing changes.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return
  try {
    // 'process/task/thread'
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, BEHIND_CALLS)
  } catch {
    // it draws as before
  }
}
