import { cardEndpoints } from '@contract/card/endpoints'
import { couponEndpoints } from '@contract/coupon/endpoints'
import { ENDING_SOON_DAYS } from '@contract/time'
import { read, readPages } from '@/api/read'
import type { CouponTab } from './model'

/** The member's coupons of one tab, page by page; usable ones that end soonest first. */
export const myCouponsQuery = (couponUseStatus: CouponTab) =>
  readPages(couponEndpoints.getMyCouponsList, { couponUseStatus, pageSize: 10 })

/** Usable coupons of the member that end soon and are good for the label that they came with, on whatever page they are. */
export const endingCouponsQuery = (labelId: string | undefined) =>
  read(couponEndpoints.listMyCoupons, {
    couponUseStatus: 0,
    endsWithinDays: ENDING_SOON_DAYS,
    ...(labelId ? { labelId } : {})
  })

/** One of the member's coupons with its rules. */
export const couponDetailQuery = (couponReceiveId: string) =>
  read(couponEndpoints.getMyCouponsDetails, { couponReceiveId })

/** Coupons that can be claimed in the channel. */
export const couponOffersQuery = () => read(couponEndpoints.getCouponList, { pageSize: 10 })

/** What a coupon can be used on, page by page. */
export const couponGoodsQuery = (couponId: string) =>
  readPages(cardEndpoints.getGroupIntegrationPageList, { couponId, pageSize: 10 })
