import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../db/client'
import { command, statement } from '../db/statement'
import { isUnavailable } from '../db/unavailable'
import type { Clock } from '../core/clock'

/** Recurring work; `now` is the time when it was started. */
export type Job = (now: Date) => Promise<void>

/** Recurring work. With several server processes, each round of a job runs in one of them. */
export interface Jobs {
  /**
   * Runs `job` every `ms` milliseconds at most, from start to stop, counted from the last round of any process: a restart does not
   * begin the time again. A failed round is logged, and the next one follows.
   */
  every(name: string, ms: number, job: Job): void
  /** Runs `work` once, in the background; a stop waits for it. Failures are logged, and a job has to make up for them. */
  soon(name: string, work: () => Promise<void>): void
  /** Runs a job now, even if another process runs it (tests, sandbox). @throws what the job throws */
  run(name: string): Promise<void>
  /** The recurring jobs by name, each with its `ms`. */
  list(): ReadonlyMap<string, number>
  start(): void
  /** Starts no more rounds and waits for those in progress. */
  stop(): Promise<void>
}

/** A runner that is silent for this long is considered dead, and the next one takes the job over. */
const MAX_ROUND_MS = 60_000
/** How often a process asks at least whether a job is due, ms: one of hours or days would never come to its first round otherwise. */
const ASK_MS = 60_000

const claim = statement<{ claimed: number }>(
  'claim-job',
  `
  insert into job_runs as kept (name, runner, next_at, started_at) values ($1, $2, now() + $3 * interval '1 millisecond', now())
  on conflict (name) do update set runner = excluded.runner, next_at = excluded.next_at, started_at = excluded.started_at
    where kept.next_at <= now()
  returning 1 as claimed`
)
const done = command(
  'job-done',
  `update job_runs set next_at = now() + $3 * interval '1 millisecond', last_ms = $4,
     succeeded_at = case when $5 then now() else succeeded_at end, failures = case when $5 then 0 else failures + 1 end
   where name = $1 and runner = $2`
)

/** Creates the schedule of one process; a job's row in `job_runs` is the lock between processes. */
export function createJobs(
  db: Queryable,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'error'>,
  askMs = ASK_MS
): Jobs {
  const runner = randomUUID()
  const jobs = new Map<string, { ms: number; job: Job }>()
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  /** Jobs of which the database may not know that our round has ended. */
  const untold = new Set<string>()

  async function round(name: string, ms: number, job: Job): Promise<void> {
    try {
      // after a failover: otherwise nobody would take the job until our lease has ended
      if (untold.has(name)) await done([name, runner, ms, 0, false], db)
      untold.delete(name)
      const lease = Math.max(ms, MAX_ROUND_MS)
      if ((await claim([name, runner, lease], db)).length === 0) return
      const begun = performance.now()
      let isGood = false
      try {
        await job(clock.now())
        isGood = true
      } finally {
        await done([name, runner, ms, Math.round(performance.now() - begun), isGood], db)
      }
    } catch (problem) {
      if (isUnavailable(problem)) untold.add(name)
      log.error({ err: problem, job: name }, 'job failed')
    }
  }

  function keepGoing(name: string, ms: number, job: Job): void {
    let busy = false
    const timer = setInterval(
      () => {
        if (busy) return
        busy = true
        const current = round(name, ms, job).finally(() => {
          busy = false
          running.delete(current)
        })
        running.add(current)
      },
      Math.min(ms, askMs)
    )
    timer.unref()
    timers.add(timer)
  }

  return {
    every(name, ms, job) {
      if (jobs.has(name)) throw new Error(`There is a job ${name} already`)
      jobs.set(name, { ms, job })
    },
    async run(name) {
      const found = jobs.get(name)
      if (!found) throw new Error(`There is no job ${name}`)
      await found.job(clock.now())
    },
    list: () => new Map([...jobs].map(([name, { ms }]) => [name, ms])),
    soon(name, work) {
      const current = work()
        .catch((problem: unknown) => log.error({ err: problem, job: name }, 'job failed'))
        .finally(() => running.delete(current))
      running.add(current)
    },
    start() {
      for (const [name, { ms, job }] of jobs) keepGoing(name, ms, job)
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      timers.clear()
      await Promise.all(running)
    }
  }
}
