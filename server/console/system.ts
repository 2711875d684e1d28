import { consoleSystemEndpoints } from '@contract/console/system/endpoints'
import { consoleSystemSchemas } from '@contract/console/system/schema'
import { readJobStates, readQueueStates, type JobState } from '../db/operating-state'
import type { Kit } from '../http/kit'
import { iso, isoOrNull } from '../lib/iso'
import { lastFaults, lastTimings } from '../modules/report'
import type { BindConsole } from './bind'

/** A job that has missed so many rounds is late. */
const MISSED_ROUNDS = 3
/** Rounds are asked for once a minute at most: those of seconds are no earlier late. */
const SHORTEST_MS = 60_000

/** How the servers do. */
export function bindSystem({ db, jobs, settings }: Kit, bind: BindConsole): void {
  bind(consoleSystemEndpoints, consoleSystemSchemas, {
    async systemState(_input, { now }) {
      const [states, queues, faults, timings] = await Promise.all([
        readJobStates(db),
        readQueueStates(now, db),
        lastFaults(db),
        lastTimings(db)
      ])
      return {
        jobs: [...jobs.list()].map(([name, everyMs]) => ({
          name,
          everyMs,
          ...howItWent(
            states.find((state) => state.name === name),
            everyMs,
            now
          )
        })),
        queues: queues.map((queue) => ({ ...queue, lateSeconds: Math.floor(queue.lateSeconds) })),
        gateways: Object.entries(settings.gateways).map(([name, mode]) => ({ name, mode })),
        faults: faults.map((fault) => ({ ...fault, firstAt: iso(fault.firstAt), lastAt: iso(fault.lastAt) })),
        timings
      }
    }
  })
}

/** Of a job that no process has run yet. */
const NOT_YET = { isLate: false, succeededAt: null, lastMs: null, failures: 0 }

function howItWent(state: JobState | undefined, everyMs: number, now: Date) {
  if (!state) return NOT_YET
  const { succeededAt, lastMs, failures } = state
  const since = succeededAt === null ? null : now.getTime() - succeededAt.getTime()
  const isLate = failures > 0 || (since !== null && since > MISSED_ROUNDS * Math.max(everyMs, SHORTEST_MS))
  return { isLate, succeededAt: isoOrNull(succeededAt), lastMs, failures }
}
