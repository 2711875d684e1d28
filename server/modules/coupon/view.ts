import type { EndOfDay } from '@contract/time'
import type { CouponOffer, MyCoupon } from '@contract/types'
import { iso, isoEnd, isoOrNull } from '../../lib/iso'
import type { HeldCouponRow } from './held-repository'
import type { CouponTerms } from './model'

/** Terms of a coupon with its texts. */
export interface NamedTerms extends CouponTerms {
  readonly name: string
  readonly ruleText: string
}

/** The part of a coupon that the contract calls couponRule. */
function ruleOf(terms: NamedTerms) {
  const { rule, thresholdFen, amountFen, percent, maxOffFen, scope, name, ruleText } = terms
  return { rule, thresholdFen, amountFen, percent, maxOffFen, scope, name, ruleText }
}

/** A coupon held by a member; expiry is computed from the clock. */
export function myCoupon(row: HeldCouponRow, now: Date): MyCoupon {
  return {
    ...ruleOf(row),
    couponReceiveId: row.couponReceiveId,
    couponId: row.couponId,
    state: row.state === 'usable' && row.expiresAt <= now ? 'expired' : row.state,
    receivedAt: iso(row.receivedAt),
    startsAt: iso(row.startsAt),
    expiresAt: isoEnd(row.expiresAt),
    usedAt: isoOrNull(row.usedAt),
    orderNo: row.orderNo
  }
}

/** A coupon on offer, and how many the caller has claimed. */
export interface OfferRow extends NamedTerms {
  readonly couponId: string
  readonly total: number
  readonly claimed: number
  readonly perMember: number
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  /** How many the caller has, counted up to `perMember`; 0 for visitors. */
  readonly mine: number
}

export function couponOffer(row: OfferRow, now: Date): CouponOffer {
  return {
    ...ruleOf(row),
    couponId: row.couponId,
    state: offerState(row, now),
    claimedPercent: row.total === 0 ? 100 : Math.floor((row.claimed * 100) / row.total),
    endsAt: isoEnd(row.endsAt)
  }
}

function offerState(row: OfferRow, now: Date): CouponOffer['state'] {
  if (row.endsAt <= now) return 'ended'
  if (row.mine >= row.perMember) return 'claimed'
  return row.claimed >= row.total ? 'sold_out' : 'claimable'
}
