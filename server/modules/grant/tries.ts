import { limitNetwork, type Limit } from '../../core/limit'
import type { Network } from '../../core/network'

const MINUTE_MS = 60_000
/** Code attempts per minute: per member, and for all members on one address, which may be a whole carrier's. */
const TRIES = { member: 10, address: 600 } as const
/** How often per minute somebody may retry outstanding items. */
const RETRIES = 10

/** Counts a code attempt before the comparison, so that concurrent attempts count as well. @throws BusinessError 429 */
export async function countCodeTry(limit: Limit, memberId: string, network: Network): Promise<void> {
  await limit(`grant-code:member:${memberId}`, TRIES.member, MINUTE_MS)
  await limitNetwork(limit, { purpose: 'grant-code', network, max: TRIES.address, windowMs: MINUTE_MS })
}

/** @throws BusinessError 429 */
export const countRetry = (limit: Limit, memberId: string): Promise<void> =>
  limit(`grant-retry:${memberId}`, RETRIES, MINUTE_MS)
