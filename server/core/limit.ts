import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../db/client'
import { BusinessError } from './business-error'
import type { Clock } from './clock'
import { countHit } from './limit-repository'
import { wideNetworkOf, WIDE_SHARE, type Network } from './network'

/**
 * Increments the count of `key` and refuses if it exceeds `max` in `windowMs`. Shared by all processes.
 * @throws BusinessError 429 with the seconds to wait
 */
export type Limit = (key: string, max: number, windowMs: number, message?: string) => Promise<void>

/** The business limits (SMS by phone, tries by address …): one statement on an unlogged table, exact under any load. */
export function limitOn(db: Queryable, clock: Clock): Limit {
  return async (key, max, windowMs, message) => {
    const now = clock.now()
    const { hits, resetAt } = await countHit(key, now, new Date(now.getTime() + windowMs), db)
    if (hits <= max) return
    const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000))
    throw new BusinessError(RESULT.tooOften, message ?? `操作太频繁，请 ${retryAfterSeconds} 秒后再试`, {
      retryAfterSeconds
    })
  }
}

/**
 * Counts `purpose` for a network, and for the /56 around an IPv6 one: the owner of a /56 has 256 networks.
 * @throws BusinessError 429 with the seconds to wait
 */
export async function limitNetwork(
  limit: Limit,
  { purpose, network, max, windowMs, message }: NetworkLimit
): Promise<void> {
  for (const quota of networkQuotas(purpose, network, max))
    await limit(quota.key, quota.max, windowMs, message)
}

/** A counter of a network: its key, and its maximum per window. */
export interface NetworkQuota {
  readonly key: string
  readonly max: number
}

interface NetworkLimit {
  readonly purpose: string
  readonly network: Network
  readonly max: number
  readonly windowMs: number
  readonly message?: string
}

/** The counters of a network, the narrower one first. */
export function networkQuotas(purpose: string, network: Network, max: number): readonly NetworkQuota[] {
  const wide = wideNetworkOf(network)
  const narrow = { key: `${purpose}:${network}`, max }
  return wide === null ? [narrow] : [narrow, { key: `${purpose}:${wide}`, max: max * WIDE_SHARE }]
}
