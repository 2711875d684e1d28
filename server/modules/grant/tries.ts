import { limitNetwork, type Limit } from '../../core/limit'
import type { Network } from '../../core/network'

const MINUTE_MS = 60_000
/** Tries of codes a minute: of one member, and of all members of one address, which may be a whole carrier's. */
const TRIES = { member: 10, address: 600 } as const
/** Times a minute that somebody may ask for what is still to come. */
const RETRIES = 10

/** Counts a try of a code before it is compared, so that tries at once count as well. @throws BusinessError 429 */
export async function countCodeTry(limit: Limit, memberId: string, network: Network): Promise<void> {
  await limit(`grant-code:member:${memberId}`, TRIES.member, MINUTE_MS)
  await limitNetwork(limit, { purpose: 'grant-code', network, max: TRIES.address, windowMs: MINUTE_MS })
}

/** @throws BusinessError 429 */
export const countRetry = (limit: Limit, memberId: string): Promise<void> =>
  limit(`grant-retry:${memberId}`, RETRIES, MINUTE_MS)
