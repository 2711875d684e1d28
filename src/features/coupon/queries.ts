import { cardEndpoints } from '@contract/card/endpoints'
import { couponEndpoints } from '@contract/coupon/endpoints'
import { read, readPages } from '@/api/read'
import type { CouponTab } from './model'

/** The member's coupons of one tab, page by page; usable ones that end soonest first. */
export const myCouponsQuery = (couponUseStatus: CouponTab) =>
  readPages(couponEndpoints.getMyCouponsList, { couponUseStatus, pageSize: 10 })

/** All usable coupons of the member that are good for the label that they came with. */
export const allUsableCouponsQuery = (labelId: string | undefined) =>
  read(couponEndpoints.listMyCoupons, { couponUseStatus: 0, ...(labelId ? { labelId } : {}) })

/** One of the member's coupons with its rules. */
export const couponDetailQuery = (couponReceiveId: string) =>
  read(couponEndpoints.getMyCouponsDetails, { couponReceiveId })

/** Coupons that can be claimed in the channel. */
export const couponOffersQuery = () => read(couponEndpoints.getCouponList, { pageSize: 10 })

/** What a coupon can be used on, page by page. */
export const couponGoodsQuery = (couponId: string) =>
  readPages(cardEndpoints.getGroupIntegrationPageList, { couponId, pageSize: 10 })
