import { couponEndpoints } from '@contract/coupon/endpoints'
import { couponSchemas } from '@contract/coupon/schema'
import { notFound } from '../../core/business-error'
import type { Kit } from '../../http/kit'
import { endOfDayAfter } from '../../lib/ends'
import { receiveCoupon } from './claim'
import { findHeld, listHeld, type CouponTab, type DetailedCouponRow } from './held-repository'
import { listOffers } from './offer-repository'
import { claimableCoupons, suggestCoupons, type SuggestDependencies } from './suggest'
import { couponOffer, myCoupon } from './view'

/** The states in the order of their codes: `couponUseStatus` is the index in this list. */
const TABS: readonly CouponTab[] = ['usable', 'used', 'expired']

/** More than anybody holds in one state; `listMyCoupons` is not paged. */
const ALL = 500

/** Coupon endpoints. */
export function couponModule({ bind, db }: Kit, provided: Pick<SuggestDependencies, 'findGoods'>): void {
  const suggesting = { db, ...provided }
  const mine = async (memberId: string, couponReceiveId: string): Promise<DetailedCouponRow> => {
    const row = await findHeld(memberId, couponReceiveId, db)
    if (!row) throw notFound('优惠券不存在')
    return row
  }

  bind(couponEndpoints, couponSchemas, {
    async receiveCoupon({ couponId }, { memberId, channel, idempotencyKey, now }) {
      const id = await receiveCoupon(db, { memberId, couponId, channel, requestKey: idempotencyKey, now })
      return myCoupon(await mine(memberId, id), now)
    },

    async getCouponList({ scope, ...part }, { memberId, channel, now }) {
      const { rows, next } = await listOffers({ memberId, channel, scope, ...part }, now, db)
      return { list: rows.map((row) => couponOffer(row, now)), next }
    },

    async getMyCouponsList({ couponUseStatus, ...part }, { memberId, now }) {
      const { rows, next } = await listHeld(memberId, tabOf(couponUseStatus), now, part, db)
      return { list: rows.map((row) => myCoupon(row, now)), next }
    },

    async listMyCoupons({ couponUseStatus, labelId, endsWithinDays }, { memberId, now }) {
      const endsBy = endsWithinDays === undefined ? undefined : endOfDayAfter(now, endsWithinDays - 1)
      const { rows } = await listHeld(memberId, tabOf(couponUseStatus), now, { pageSize: ALL, endsBy }, db)
      const wanted = labelId ? rows.filter((row) => row.labelId === null || row.labelId === labelId) : rows
      return wanted.map((row) => myCoupon(row, now))
    },

    async getMyCouponsDetails({ couponReceiveId }, { memberId, now }) {
      const row = await mine(memberId, couponReceiveId)
      return { coupon: myCoupon(row, now), rulesHtml: row.rulesHtml }
    },

    getCardCouponList: (input, context) => suggestCoupons(suggesting, input, context),
    getClaimableCoupons: (input, context) => claimableCoupons(suggesting, input, context)
  })
}

const tabOf = (status: number): CouponTab => TABS[status] ?? 'usable'
