import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config/settings'
import type { Queryable } from '../db/client'
import type { ReceiverPhones } from '../db/receiver-phones'
import type { ReadRecent } from '../db/replica'
import type { Gateways } from '../gateways/gateways'
import type { Jobs } from '../jobs/scheduler'
import type { Clock } from './clock'
import type { Limit } from './limit'

/** What the server's modules work with. Nothing of it is HTTP: that is `Kit`, which only routes get. */
export interface Resources {
  readonly db: Queryable
  /** For goods on sale, data that may be a second old (docs/how-to/scale.md). */
  readonly readRecent: ReadRecent
  /** Phone numbers of receivers, as rows keep them. */
  readonly phones: ReceiverPhones
  readonly clock: Clock
  readonly settings: Settings
  readonly gateways: Gateways
  readonly limit: Limit
  readonly jobs: Jobs
  readonly log: FastifyBaseLogger
  /** Aborted when the server stops: long-running work ends then. */
  readonly closing: AbortSignal
}
