import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { clientFaultsMetric, clientTimingsMetric } from '../core/client-metrics'
import type { Clock } from '../core/clock'
import { orderMoneyMetric, ordersMetric } from '../core/order-metrics'
import type { Queryable } from '../db/client'
import { readJobStates, readQueueStates, type JobState, type QueueState } from '../db/operating-state'
import { readPartitionStates, type PartitionState } from '../db/partitions/state'
import { readSweepStates, type SweepState } from '../db/sweeps'
import { outgoingMetric } from '../gateways/outgoing-metric'
import type { Jobs } from '../jobs/scheduler'
import { refusalMetric } from './refusals'

interface Sources {
  readonly db: Queryable
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'list'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Metrics of the work rather than of the process: refusals, orders and calls to other systems as this process counts them; jobs and
 * queues as the database has them, the same in every process. Without the database the latter are missing, and the rest is there.
 */
export function addOperatingMetrics(registry: Registry, sources: Sources): void {
  registry.registerMetric(refusalMetric)
  registry.registerMetric(outgoingMetric)
  registry.registerMetric(clientFaultsMetric)
  registry.registerMetric(clientTimingsMetric)
  registry.registerMetric(ordersMetric)
  registry.registerMetric(orderMoneyMetric)
  addJobs(registry, sources)
  addQueues(registry, sources)
  addSweeps(registry, sources)
  addPartitions(registry, sources)
}

function addJobs(registry: Registry, { db, jobs, log }: Sources): void {
  new Gauge({
    name: 'job_interval_seconds',
    help: 'How often a job is to run',
    labelNames: ['job'] as const,
    registers: [registry],
    collect() {
      for (const [job, ms] of jobs.list()) this.set({ job }, ms / 1000)
    }
  })
  const states = oncePerScrape(async () => {
    const existing = jobs.list()
    // a row may be of a job that this release does not have
    return (await readJobStates(db)).filter(({ name }) => existing.has(name))
  }, log)
  const gauge = fromDatabase(registry, 'job', states, ({ name }: JobState) => name)
  gauge('job_last_success_timestamp_seconds', 'When a job last ended well, in any process', (state) =>
    state.succeededAt ? state.succeededAt.getTime() / 1000 : null
  )
  gauge('job_last_duration_seconds', 'How long the last round of a job took', ({ lastMs }) =>
    lastMs === null ? null : lastMs / 1000
  )
  gauge('job_failures_in_a_row', 'Failed rounds of a job since the last good one', ({ failures }) => failures)
}

function addQueues(registry: Registry, { db, clock, log }: Sources): void {
  const states = oncePerScrape(() => readQueueStates(clock.now(), db), log)
  const gauge = fromDatabase(registry, 'queue', states, ({ queue }: QueueState) => queue)
  gauge('queue_items', 'What waits for jobs, other systems or people, at most 10,000', ({ items }) => items)
  gauge('queue_late_seconds', 'How long the oldest item of a queue is overdue', (state) => state.lateSeconds)
  gauge(
    'queue_given_up',
    'Items that are tried no more: a person has to look at them',
    ({ givenUp }) => givenUp
  )
}

function addSweeps(registry: Registry, { db, clock, log }: Sources): void {
  const states = oncePerScrape(() => readSweepStates(clock.now(), db), log)
  const gauge = fromDatabase(registry, 'sweep', states, ({ sweep }: SweepState) => sweep)
  gauge(
    'sweep_late_seconds',
    'How long the oldest row that a sweep has to delete or move on is overdue',
    (state) => state.lateSeconds
  )
}

function addPartitions(registry: Registry, { db, clock, log }: Sources): void {
  const states = oncePerScrape(() => readPartitionStates(clock.now(), db), log)
  const gauge = fromDatabase(registry, 'table', states, ({ table }: PartitionState) => table)
  gauge('partition_days_ahead', 'Days from today on that have a partition', ({ daysAhead }) => daysAhead)
  gauge(
    'partition_stray_rows',
    'Rows without a partition of their day, at most 10,000',
    ({ strays }) => strays
  )
  gauge(
    'partition_late_seconds',
    'How long the oldest rows of a table by days should be gone',
    ({ lateSeconds }) => lateSeconds
  )
}

/** Makes gauges of one reading, with one label; a value that is null is left out. */
function fromDatabase<State>(
  registry: Registry,
  label: string,
  read: () => Promise<readonly State[]>,
  nameOf: (state: State) => string
) {
  return (name: string, help: string, valueOf: (state: State) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const states = await read()
        this.reset()
        for (const state of states) {
          const value = valueOf(state)
          if (value !== null) this.set({ [label]: nameOf(state) }, value)
        }
      }
    })
}

/** All gauges of a scrape share one reading. A database that does not answer must not hide the other metrics. */
function oncePerScrape<State>(
  read: () => Promise<readonly State[]>,
  log: Sources['log']
): () => Promise<readonly State[]> {
  let current: Promise<readonly State[]> | undefined
  return () =>
    (current ??= read()
      .catch((problem: unknown) => {
        log.warn({ err: problem }, 'metrics without the database')
        return []
      })
      .finally(() => {
        current = undefined
      }))
}
