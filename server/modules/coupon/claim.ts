import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import { claimCoupon, claimOfRequest, findClaimInput, type ClaimInput } from './claim-repository'

/** Somebody claims a coupon in a channel. */
export interface Claim {
  readonly memberId: string
  readonly couponId: string
  readonly channel: string
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
}

/** Concurrent calls of one member compete for the same number; each attempt reads the state again. */
const MAX_TRIES = 3

/** Claims a coupon, once per request key; returns couponReceiveId. @throws BusinessError 404, 901, 902, 903, 904, 910 */
export async function receiveCoupon(db: Queryable, claim: Claim): Promise<string> {
  // An earlier attempt of this call may have done its work and then died: the counter must not count it again.
  const made = await claimOfRequest(claim.memberId, claim.requestKey, db)
  if (made) return sameCoupon(made, claim)
  try {
    return await claimNew(db, claim)
  } catch (problem) {
    if (!(problem instanceof BusinessError)) throw problem
    // A concurrent repeat of the call may have taken the last one.
    const twin = await claimOfRequest(claim.memberId, claim.requestKey, db)
    if (!twin) throw problem
    return sameCoupon(twin, claim)
  }
}

async function claimNew(db: Queryable, claim: Claim): Promise<string> {
  const { memberId, couponId, channel, requestKey, now } = claim
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const input = await findClaimInput(couponId, memberId, db)
    if (!input || !(input.channelCodes.length === 0 || input.channelCodes.includes(channel))) {
      throw notFound('优惠券不存在')
    }
    check(input, now)
    const receive = { id: randomUUID(), couponId, memberId, seq: input.mine + 1, requestKey, now }
    if ((await claimCoupon(receive, db)) === 'claimed') return receive.id
  }
  throw new BusinessError(RESULT.soldOut, '优惠券已领完')
}

function sameCoupon(made: { id: string; couponId: string }, { couponId }: Claim): string {
  if (made.couponId === couponId) return made.id
  throw new BusinessError(RESULT.keyReused, '内容有变化，请重新提交')
}

function check({ startsAt, endsAt, mine, perMember, claimed, total }: ClaimInput, now: Date): void {
  if (now < startsAt) throw new BusinessError(RESULT.notStarted, '领取尚未开始')
  if (now >= endsAt) throw new BusinessError(RESULT.ended, '活动已结束')
  if (mine >= perMember) throw new BusinessError(RESULT.limitReached, '您已领取过该优惠券')
  if (claimed >= total) throw new BusinessError(RESULT.soldOut, '优惠券已领完')
}
