import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The core of servers and PostgreSQL, and that of who asks, where there are two. */
const SERVED = '0'
const ASKING = '1'

let isKept = false

/**
 * Keeps this process, and all that it starts from now on, to one core, so that who asks (`onOtherCore`) takes nothing from who answers:
 * otherwise five times the calls leave less of the machine to the server than the calls it was measured with.
 * @returns whether it could: it needs Linux' taskset and two cores
 */
export function keepToOneCore(): boolean {
  // a measurement before this one may have: then there is one core to be seen
  if (isKept) return true
  if (availableParallelism() < 2) return false
  try {
    execFileSync('taskset', ['-a', '-p', '-c', SERVED, String(process.pid)], { stdio: 'ignore' })
    isKept = true
    return true
  } catch {
    return false
  }
}

/** The program and its arguments, to be started on the core of who asks. */
export const onOtherCore = (program: string, args: readonly string[]): [string, string[]] => [
  'taskset',
  ['-c', ASKING, program, ...args]
]
