/** Refunds that staff decide, of an order that is paid: a part, as money alone, or all that is left, with the goods. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import type { Queryable, Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { claimMoney, lifecycle, returnPoints, unclaimedOf } from '../order'
import { refundPartially } from './book-refund'
import type { TakeBack } from './dependencies'
import { lockOrder } from './give-back-repository'
import { leftOfPayments } from './staff-refund-repository'

/** What can be refunded of an order, fen. */
export interface Refundable {
  /** Paid, and neither refunded nor claimed by a request in progress. */
  readonly leftFen: number
  readonly paidFen: number
  readonly refundedFen: number
  /** Why nothing can be refunded; null if something can. */
  readonly why: string | null
}

/** What was paid through Apple goes back through Apple, whose notice then ends the order as a refund by hand. */
export const ONLY_APPLE = '这笔订单由 Apple 收款，退款须由购买者在 App Store 申请'

const NOT_PAID = '订单未付款，或已退款'
const NOTHING_LEFT = '没有可退的款项'
const TOO_MUCH = '超过可退金额，请刷新后重试'

/** What staff can refund of an order now. @throws BusinessError 404 */
export async function refundableOf(orderNo: OrderNo, db: Queryable): Promise<Refundable> {
  const order = await unclaimedOf(orderNo, db)
  if (!order) throw notFound('订单不存在')
  const { leftFen, paidFen, refundedFen, byApple } = await leftOfPayments(orderNo, db)
  const isPaid = order.state === 'paid' || order.state === 'fulfilled'
  if (isPaid && byApple) return { leftFen: 0, paidFen, refundedFen, why: ONLY_APPLE }
  const left = isPaid ? Math.min(leftFen, order.fen) : 0
  return { leftFen: left, paidFen, refundedFen, why: left > 0 ? null : isPaid ? NOTHING_LEFT : NOT_PAID }
}

/** A refund that staff decide. */
export interface StaffRefund {
  readonly orderNo: OrderNo
  readonly amountFen: number
  /** Shown to the buyer. */
  readonly reason: string
  /** Identifies it: booked once. */
  readonly key: string
  readonly now: Date
}

/**
 * Books it inside the caller's transaction; a job carries it out. A part is money alone: the buyer keeps the goods. With all that is
 * left, unused rights and unsent goods are taken back, with the points used on them.
 * @throws BusinessError 404, 907
 */
export async function refundByStaff(
  tx: Tx,
  { orderNo, amountFen, reason, key, now }: StaffRefund,
  takeBack: TakeBack
): Promise<Refundable & { readonly isWhole: boolean }> {
  const order = await lockOrder(orderNo, tx)
  if (!order) throw notFound('订单不存在')
  const { leftFen, why } = await refundableOf(orderNo, tx)
  if (why !== null) throw new BusinessError(RESULT.orderState, why)
  if (amountFen > leftFen) throw new BusinessError(RESULT.orderState, TOO_MUCH)
  const isWhole = amountFen === leftFen
  const lines = await claimMoney(orderNo, amountFen, tx)
  if (isWhole && order.state === 'paid')
    await lifecycle.moveOrder(orderNo, 'refundByMerchant', { at: now }, tx)
  if (isWhole && order.state === 'fulfilled') {
    // goods before accounts, in the locking order of paying
    await takeBack(tx, orderNo, now)
    await returnPoints([orderNo], now, tx)
  }
  const refundKey = `staff:${key}`
  await refundPartially(tx, { orderNo, refundKey, amountFen, lines, reason, now })
  return { ...(await refundableOf(orderNo, tx)), isWhole }
}
