import { z } from 'zod'
import { id, linkLabel, paged, paging, queryInt, richText } from '../common'
import type { EndpointSchema } from '../schema'
import { goodsLine } from '../order/shapes'
import type { couponEndpoints } from './endpoints'
import { couponClaimable, couponMeasured, couponOffer, myCoupon } from './shapes'

/** Codes of `couponUseStatus`: 0 usable, including those held by an order; 1 used; 2 expired. */
const couponUseStatus = z.int().min(0).max(2)

/** A purchase that coupons are checked against. */
const goodsToBuy = goodsLine.extend({ quantity: queryInt(1, 99).default(1) })

export const couponSchemas = {
  receiveCoupon: {
    summary: 'Claim a coupon',
    input: z.object({ couponId: id }),
    data: myCoupon,
    codes: { '901': 'none left', '902': 'claim limit reached', '904': 'ended' }
  },
  getCouponList: {
    summary: 'Coupons that can be claimed in the channel',
    input: z.object({ ...paging, scope: z.enum(['all', 'card', 'plate', 'product']).default('all') }),
    data: paged(couponOffer)
  },
  getMyCouponsList: {
    summary: "The member's coupons by state, paged",
    input: z.object({ ...paging, couponUseStatus }),
    data: paged(myCoupon)
  },
  listMyCoupons: {
    summary:
      "All of the member's coupons in one state (query couponUseStatus, optional labelId), or those of them that end soon (endsWithinDays); in pages: getMyCouponsList",
    input: z.object({
      couponUseStatus: queryInt(0, 2),
      labelId: linkLabel(40).optional(),
      /** Only those whose last day is one of so many, of which today is the first. */
      endsWithinDays: queryInt(1, 31).optional()
    }),
    data: z.array(myCoupon)
  },
  getMyCouponsDetails: {
    summary: "One of the member's coupons in full",
    input: z.object({ couponReceiveId: id }),
    data: z.object({ coupon: myCoupon, rulesHtml: richText })
  },
  getCardCouponList: {
    summary: 'Coupons the member can use on a purchase, the best first, with their discounts',
    input: goodsToBuy,
    data: z.array(couponMeasured)
  },
  getClaimableCoupons: {
    summary: 'Coupons the member could claim now and use on a purchase, the best first, with their discounts',
    input: goodsToBuy,
    data: z.array(couponClaimable)
  }
} as const satisfies Record<keyof typeof couponEndpoints, EndpointSchema>
