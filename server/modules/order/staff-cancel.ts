/** Staff cancel an unpaid order, as its buyer could. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import type { Queryable, Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { OrderDependencies } from './dependencies'
import { lifecycle } from './lifecycle-repository'
import { stateOf } from './operator-repository'

/**
 * Makes sure that an unpaid order is not paid any more: outside of a transaction, as the payment channel is asked. Nothing happens to an
 * order in another state. @throws BusinessError 404, 912
 */
export async function stopUnpaid(
  { db, payments }: Pick<OrderDependencies, 'db' | 'payments'>,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  if ((await existing(orderNo, db)) !== 'unpaid') return
  if ((await payments.stop([orderNo], now)).length === 0)
    throw new BusinessError(RESULT.paymentFailed, '付款平台暂时没有回应，请过几分钟再取消')
}

/** Cancels it, inside the caller's transaction. @throws BusinessError 404, 907 if it is not unpaid any more */
export async function cancelByStaff(tx: Tx, orderNo: OrderNo, now: Date): Promise<void> {
  if (await lifecycle.moveOrder(orderNo, 'cancelByStaff', { at: now }, tx)) return
  await existing(orderNo, tx)
  throw new BusinessError(RESULT.orderState, '只有待付款的订单可以取消')
}

async function existing(orderNo: OrderNo, db: Queryable) {
  const state = await stateOf(orderNo, db)
  if (state === null) throw notFound('订单不存在')
  return state
}
