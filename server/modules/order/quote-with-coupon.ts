import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Storefront } from '../../domain/platform-rules'
import { rankClaimable, rankCoupons, type MeasuredCoupon } from '../coupon/coupon.service'
import { firstOf, type OrderDraft } from './order-draft'
import { worthOf, type Price } from './pricing'
import { quote } from './quote'

/** What a draft costs with its coupon, and the coupons that there are for it. */
export interface QuoteWithCoupon {
  readonly price: Price
  /** The member's, the best first, the others with why not. */
  readonly coupons: MeasuredCoupon[]
  /** That could be claimed and used. */
  readonly claimable: Data<'getClaimableCoupons'>
  /** That the price is with; null = none. */
  readonly couponReceiveId: string | null
}

/**
 * What a draft costs with the coupon that is `wanted`: undefined = the best one, null = none.
 * @throws BusinessError as {@link quote}
 */
export async function quoteWithCoupon(
  db: Queryable,
  draft: Omit<OrderDraft, 'couponReceiveId'>,
  wanted: string | null | undefined,
  storefront: Storefront,
  now: Date
): Promise<QuoteWithCoupon> {
  const plain = await quote(db, draft, storefront, now)
  const purchases = plain.lines.map((line) => ({
    kind: line.kind,
    itemId: line.itemId,
    within: line.within,
    totalFen: worthOf(line)
  }))
  const buyer = { memberId: draft.memberId, channel: draft.channel, now }
  const coupons = await rankCoupons(db, purchases, buyer)
  const claimable = await rankClaimable(db, firstOf(purchases).kind, purchases, buyer)
  const best = coupons.find(({ usable }) => usable)?.coupon.couponReceiveId ?? null
  const couponReceiveId = wanted === undefined ? best : wanted
  const { price } =
    couponReceiveId === null ? plain : await quote(db, { ...draft, couponReceiveId }, storefront, now)
  return { price, coupons, claimable, couponReceiveId }
}
