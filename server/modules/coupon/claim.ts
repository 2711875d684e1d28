import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Pool } from 'pg'
import { BusinessError, notFound } from '../../http/business-error'
import { claimCoupon, findClaimFacts, type ClaimFacts } from './claim-repository'

/** Somebody claims a coupon in a channel. */
export interface Claim {
  readonly memberId: string
  readonly couponId: string
  readonly channel: string
  readonly now: Date
}

/** Twins of one member take each other's number; each try looks anew. */
const MOST_TRIES = 3

/** Claims a coupon; gives couponReceiveId. @throws BusinessError 404, 901, 902, 903, 904 */
export async function receiveCoupon(
  pool: Pool,
  { memberId, couponId, channel, now }: Claim
): Promise<string> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const facts = await findClaimFacts(pool, couponId, memberId)
    if (!facts || !(facts.channelCodes.length === 0 || facts.channelCodes.includes(channel))) {
      throw notFound('优惠券不存在')
    }
    check(facts, now)
    const id = randomUUID()
    if ((await claimCoupon(pool, { id, couponId, memberId, seq: facts.mine + 1, now })) === 'claimed')
      return id
  }
  throw new BusinessError(RESULT.soldOut, '优惠券已领完')
}

function check({ startsAt, endsAt, mine, perMember, claimed, total }: ClaimFacts, now: Date): void {
  if (now < startsAt) throw new BusinessError(RESULT.notStarted, '领取尚未开始')
  if (now >= endsAt) throw new BusinessError(RESULT.ended, '活动已结束')
  if (mine >= perMember) throw new BusinessError(RESULT.limitReached, '您已领取过该优惠券')
  if (claimed >= total) throw new BusinessError(RESULT.soldOut, '优惠券已领完')
}
