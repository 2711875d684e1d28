import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { BusinessError, notFound } from '../../core/business-error'
import type { OrderDependencies } from './dependencies'
import { hideOrder, listDue, unhideOrder, type DueOrder } from './end-repository'
import { lifecycle } from './lifecycle-repository'
import { findOrder } from './read-repository'
import { DELETABLE } from './states'

type Closing = Pick<OrderDependencies, 'db' | 'payments'>

/**
 * Cancels an unpaid order. Its payments are closed at the channel first; if the channel reports that one was made,
 * the order is paid, and cannot be cancelled. Cancelling a cancelled order succeeds.
 * @throws BusinessError 404, 907, 912
 */
export async function cancelOrder(
  { db, payments }: Closing,
  memberId: string,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  const order = await findOrder(memberId, orderNo, now, db)
  if (!order) throw notFound('订单不存在')
  if (order.state === 'cancelled') return
  if (order.state !== 'unpaid') throw notCancellable()
  const stopped = await payments.stop([orderNo], now)
  if (stopped.length === 0)
    throw new BusinessError(RESULT.paymentFailed, '付款平台暂时没有回应，请过几分钟再取消')
  if (await lifecycle.moveOrder(orderNo, 'cancel', { at: now }, db)) return
  const after = await findOrder(memberId, orderNo, now, db)
  if (after?.state !== 'cancelled') throw notCancellable()
}

const BATCH = 50

/**
 * Closes overdue unpaid orders. One whose payments cannot be stopped stays open until the next round, as long as its
 * hold lasts; a later payment is refunded.
 */
export async function closeOverdue({ db, payments }: Closing, now: Date): Promise<void> {
  let last: DueOrder | null = null
  for (;;) {
    const due: DueOrder[] = await listDue(now, last, BATCH, db)
    if (due.length === 0) return
    const orderNos = due.map((order) => order.orderNo)
    const stopped = await payments.stop(orderNos, now)
    const letGo = due.filter(({ heldUntil }) => heldUntil !== null && heldUntil <= now)
    const over = new Set([...stopped, ...letGo.map(({ orderNo }) => orderNo)])
    await lifecycle.move([...over], 'close', { at: now }, db)
    last = due[due.length - 1] ?? null
  }
}

/**
 * Removes an order from the member's list: only if nothing is in progress, as the member would look for it in vain.
 * @throws BusinessError 404, 907
 */
export async function deleteOrder(
  { db, laterActions }: Pick<OrderDependencies, 'db' | 'laterActions'>,
  memberId: string,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  const order = await findOrder(memberId, orderNo, now, db)
  if (!order) throw notFound('订单不存在')
  const isOpen = (await laterActions([order], { alone: false, now })).get(orderNo)?.open === true
  if (isOpen || !(await hideOrder(memberId, orderNo, DELETABLE, now, db)))
    throw new BusinessError(RESULT.orderState, '进行中的订单不能删除')
}

/** Puts a removed order back into the member's list. @throws BusinessError 404 */
export async function restoreOrder(db: Queryable, memberId: string, orderNo: OrderNo): Promise<void> {
  if (!(await unhideOrder(memberId, orderNo, db))) throw notFound('订单不存在')
}

const notCancellable = () => new BusinessError(RESULT.orderState, '订单刚有变化，不能取消')
