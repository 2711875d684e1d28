import type { Data, ParsedInput } from '@contract/types'
import type { Pool } from 'pg'
import { notFound } from '../../http/business-error'
import { findGoods } from '../order/goods-repository'
import { listOpen, type HeldCouponRow } from './held-repository'
import { byWorth, couponWorth, type CouponWorth } from './model'
import { myCoupon } from './view'

/** Which of the member's coupons a purchase could use: what takes off most first, and why the others cannot be used. */
export async function suggestCoupons(
  pool: Pool,
  { kind, itemId, quantity }: ParsedInput<'getCardCouponList'>,
  { memberId, channel, now }: { readonly memberId: string; readonly channel: string; readonly now: Date }
): Promise<Data<'getCardCouponList'>> {
  const [goods, held] = await Promise.all([findGoods(pool, kind, itemId), listOpen(pool, memberId, now)])
  if (!goods) throw notFound('商品不存在或已下架')
  const purchase = { kind, itemId, totalFen: goods.unitFen * quantity }
  const here = held.filter(({ channelCodes }) => channelCodes.length === 0 || channelCodes.includes(channel))
  const offers = here.map((row) => ({ row, expiresAt: row.expiresAt, worth: worthNow(row, purchase, now) }))
  return byWorth(offers).map(({ row, worth }) => ({ coupon: myCoupon(row, now), ...worth }))
}

function worthNow(row: HeldCouponRow, purchase: Parameters<typeof couponWorth>[1], now: Date): CouponWorth {
  if (row.state === 'locked') return { usable: false, offFen: 0, reason: '已被待支付订单占用' }
  if (row.startsAt > now) return { usable: false, offFen: 0, reason: '未到使用时间' }
  return couponWorth(row, purchase)
}
