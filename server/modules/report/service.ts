import { createHash } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { ParsedInput } from '@contract/types'
import { BusinessError } from '../../core/business-error'
import { clientFaultsMetric, clientTimingsMetric } from '../../core/client-metrics'
import { limitNetwork, type Limit } from '../../core/limit'
import type { Network } from '../../core/network'
import type { Queryable } from '../../db/client'
import { cleanFault, cleanPlace } from './clean'
import { countFault } from './repository'
import { countTimings } from './timings-repository'

/** A page that fails in a loop reports itself to death otherwise; many people may share a network. */
const CALLS = { max: 120, windowMs: 600_000 } as const

interface Reporter {
  readonly platform: string
  readonly network: Network
  readonly now: Date
}

/**
 * Keeps what a client reports, grouped by release and message. Whoever reports too much is told nothing and not heard: a report must
 * never trouble the page that sends it.
 */
export async function takeReport(
  { db, limit }: { readonly db: Queryable; readonly limit: Limit },
  { release, faults, timings }: ParsedInput<'reportClient'>,
  { platform, network, now }: Reporter
): Promise<null> {
  try {
    await limitNetwork(limit, { purpose: 'client-report', network, ...CALLS })
  } catch (problem) {
    if (problem instanceof BusinessError && problem.code === RESULT.tooOften) return null
    throw problem
  }
  for (const { name, value } of timings) clientTimingsMetric.observe({ name, platform }, value / 1000)
  if (timings.length > 0) await countTimings({ release, platform, timings, at: now }, db)
  for (const { kind, path, ...said } of faults) {
    const [message, place] = [cleanFault(said.message), cleanPlace(said.place)]
    const fingerprint = createHash('sha256').update([kind, message, place].join('\n')).digest('hex')
    clientFaultsMetric.inc({ kind, platform })
    await countFault({ release, fingerprint, kind, message, place, path, platform, at: now }, db)
  }
  return null
}
