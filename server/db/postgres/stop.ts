import { runningPid } from './pid-file'
import type { Places } from './places'
import { isAlive, processesOf, signal } from './processes'

/**
 * The ways PostgreSQL is stopped, each with its time, ms. SIGINT ends connections and writes everything down. In crash recovery,
 * or with a process that hangs, that can take for ever: SIGQUIT leaves the writing to the next start, SIGKILL asks nobody.
 */
const STEPS = [
  ['SIGINT', 6000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 2000]
] as const

/** Asks the cluster to stop, and does not wait (at the exit of a process). */
export function requestStop(places: Places): void {
  const pid = runningPid(places)
  if (pid !== undefined) signal(pid, 'SIGINT')
}

/**
 * Stops the cluster's PostgreSQL, more and more firmly, until none of its processes is left.
 * @param from `SIGQUIT` for one that was asked to stop before, or refuses to work
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

/** Ends what a killed postmaster has left behind: as long as any of it lives, it holds the memory and none can start. */
export function endLeftBehind(places: Places): void {
  if (runningPid(places) === undefined) for (const pid of processesOf(places)) signal(pid, 'SIGKILL')
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
