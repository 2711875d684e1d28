import { ENDING_SOON_DAYS, endsSoon } from '@contract/time'
import type { MyCoupon } from '@contract/types'
import { formatMinute, formatLastDay, lastDayText, msUntil } from '@/lib/time'

export type { CouponOffer, MyCoupon } from '@contract/types'

/** The codes of `couponUseStatus`: 0 usable (with those an order holds), 1 used, 2 expired. */
export type CouponTab = 0 | 1 | 2

export const COUPON_TABS: readonly { key: `${CouponTab}`; title: string }[] = [
  { key: '0', title: '可用' },
  { key: '1', title: '已使用' },
  { key: '2', title: '已过期' }
]

/** The tab that a link names; usable ones for any other text. */
export const couponTab = (state: number | undefined): CouponTab => (state === 1 || state === 2 ? state : 0)

/** How many of somebody's usable coupons end soon; `now` in ms, server's clock. */
export const endingSoon = (coupons: readonly MyCoupon[], now: number): number =>
  coupons.filter(({ state, expiresAt }) => state === 'usable' && endsSoon(expiresAt, now)).length

/** Says so: `2 张优惠券将在 3 天内到期，记得先用`. */
export const endingSoonText = (count: number): string =>
  `${count} 张优惠券将在 ${ENDING_SOON_DAYS} 天内到期，记得先用`

/** When a coupon can, could or will be used, in one line. `now` in ms, server's clock. */
export function validityText(coupon: MyCoupon, now: number): string {
  const { state, startsAt, expiresAt, usedAt } = coupon
  if (state === 'used') return usedAt ? `${formatMinute(usedAt)} 使用` : ''
  if (state === 'expired') return `${formatLastDay(expiresAt)} 到期`
  if (state === 'locked') return '已用在待付款的订单里'
  if (msUntil(startsAt, now) > 0) return `${formatMinute(startsAt)} 起可用`
  return endsSoon(expiresAt, now)
    ? `${lastDayText(expiresAt, now)}到期`
    : `有效期至 ${formatLastDay(expiresAt)}`
}

/** What the member can do with a coupon now. */
export type CouponAction = 'use' | 'pay' | 'wait' | 'none'

export function couponAction({ state, startsAt, orderNo }: MyCoupon, now: number): CouponAction {
  if (state === 'locked') return orderNo ? 'pay' : 'wait'
  if (state !== 'usable') return 'none'
  return msUntil(startsAt, now) > 0 ? 'wait' : 'use'
}

/** A coupon's status, in one line. */
export const statusText = (coupon: MyCoupon, now: number): string =>
  couponAction(coupon, now) === 'use' ? '可使用' : validityText(coupon, now)

/**
 * What it can be used on: the end of its rule. Value and threshold, which come before, stand beside it on a
 * ticket.
 */
export const whereText = (ruleText: string): string => ruleText.split('，').pop() ?? ruleText
