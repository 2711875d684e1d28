import type { CouponOffer } from '@contract/types'
import { shortYuan } from '@/lib/money'

/** Value of a coupon in two parts, for display in two sizes: ¥ 30, or 8.5 折. */
export function couponValue({
  rule,
  amountFen,
  percent
}: Pick<CouponOffer, 'rule' | 'amountFen' | 'percent'>): {
  sign: string
  figure: string
  unit: string
} {
  if (rule === 'discount') return { sign: '', figure: String(percent / 10), unit: '折' }
  return { sign: '¥', figure: shortYuan(amountFen), unit: '' }
}

/** From what it can be used: 满 99 可用, or 无门槛. */
export const thresholdText = ({ thresholdFen }: Pick<CouponOffer, 'thresholdFen'>): string =>
  thresholdFen > 0 ? `满 ${shortYuan(thresholdFen)} 可用` : '无门槛'

const ACTIONS = { claimable: '领取', claimed: '去使用', sold_out: '已抢光', ended: '已结束' } as const

/** What can be done with it. */
export const couponActionText = (state: CouponOffer['state']): string => ACTIONS[state]
