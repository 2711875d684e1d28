import { runningPid } from './pid-file'
import type { Places } from './places'
import { isAlive, processesOf, signal } from './processes'

/**
 * The signals that stop PostgreSQL, each with its time limit, ms. SIGINT closes connections and flushes everything. In crash recovery,
 * or with a hung process, that can take for ever: SIGQUIT leaves recovery to the next start, SIGKILL cannot be ignored.
 */
const STEPS = [
  ['SIGINT', 6000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 2000]
] as const

/** Requests a stop without waiting (at process exit). */
export function requestStop(places: Places): void {
  const pid = runningPid(places)
  if (pid !== undefined) signal(pid, 'SIGINT')
}

/**
 * Stops the cluster's PostgreSQL with escalating signals, until none of its processes is left.
 * @param from `SIGQUIT` for one that was already asked to stop, or is not working
 */
export async function stopPostgres(places: Places, from: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  const first = STEPS.findIndex(([name]) => name === from)
  for (const [name, patienceMs] of STEPS.slice(first)) {
    const pid = runningPid(places)
    if (name === 'SIGKILL') for (const each of processesOf(places)) signal(each, name)
    if (pid === undefined) return
    signal(pid, name)
    const deadline = Date.now() + patienceMs
    while (isAlive(pid) && Date.now() < deadline) await pause(20)
  }
}

/** Ends what a killed postmaster left behind: while any of it lives, it holds the memory and none can start. */
export function endLeftBehind(places: Places): void {
  if (runningPid(places) === undefined) for (const pid of processesOf(places)) signal(pid, 'SIGKILL')
}

/** Resolves after `ms`. */
export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
