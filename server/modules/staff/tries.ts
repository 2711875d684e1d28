/** Wrong logins make the next ones wait, however somebody tries to log in. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { Network } from '../../core/network'
import type { Queryable } from '../../db/client'
import { hasLoggedInFrom } from './act-repository'
import { takeTry, type TryRule } from './tries-repository'

const HOUR_SECONDS = 3600
/** An address tries many names. */
const OF_NETWORK: TryRule = { forgetSeconds: HOUR_SECONDS, free: 10, mostSeconds: 900 }
/**
 * Many addresses try one name: short waits, as its owner waits too. From where somebody has logged in before, their account is not
 * slowed, so that strangers lock nobody out.
 */
const OF_ACCOUNT: TryRule = { forgetSeconds: HOUR_SECONDS, free: 5, mostSeconds: 30 }

/** Who tries. */
export interface Trying {
  /** Whom they say they are; null if that is not known before it is proven. */
  readonly name: string | null
  /** The id of the account of that name; null if there is none. */
  readonly staffId: string | null
  readonly network: Network
  readonly now: Date
}

/**
 * Counts a try as wrong before it is made.
 * @returns the keys that count it, for `forgetTries` after a right one
 * @throws BusinessError 429
 */
export async function takeTries(
  db: Queryable,
  { name, staffId, network, now }: Trying
): Promise<readonly string[]> {
  const ofNetwork = `network:${network}`
  const counted: [string, TryRule][] = [[ofNetwork, OF_NETWORK]]
  const ofAccount = name === null ? null : `account:${name}`
  const isKnown = staffId !== null && (await hasLoggedInFrom(staffId, network, db))
  if (ofAccount !== null && !isKnown) counted.push([ofAccount, OF_ACCOUNT])
  for (const [key, rule] of counted) {
    const nextAt = await takeTry(key, now, rule, db)
    if (nextAt === null) continue
    const retryAfterSeconds = Math.max(1, Math.ceil((nextAt.getTime() - now.getTime()) / 1000))
    throw new BusinessError(RESULT.tooOften, `尝试太频繁，请 ${retryAfterSeconds} 秒后再试`, {
      retryAfterSeconds
    })
  }
  return ofAccount === null ? [ofNetwork] : [ofNetwork, ofAccount]
}
