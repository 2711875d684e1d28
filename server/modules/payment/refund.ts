/** Money that goes back: tried until the channel has done it, under one number, so that it goes back once. */
import { withTransaction } from '../../db/client'
import { lifecycle } from '../order/order.service'
import type { PaymentDependencies } from './dependencies'
import { lockOrder } from './give-back-repository'
import { claimDue, holdsMoney, markRefunded, type OpenRefund } from './refund-repository'

const AT_ONCE = 50

/** Carries out the refunds that are due. */
export async function carryOutRefunds(dependencies: PaymentDependencies, now: Date): Promise<void> {
  for (const refund of await claimDue(now, AT_ONCE, dependencies.db)) {
    try {
      if ((await dependencies.pay.refund(refund)) === 'done') await finishRefund(dependencies, refund, now)
    } catch (problem) {
      dependencies.log.error(
        { err: problem, outRefundNo: refund.outRefundNo },
        'refund failed, will be tried again'
      )
    }
  }
}

/**
 * Books that money is back, once, whoever tells of it: the channel's answer or its notice. The order is refunded when none of
 * its money is left with us; whoever the refund was for is told in the same transaction.
 */
export async function finishRefund(
  { db, refundDone }: Pick<PaymentDependencies, 'db' | 'refundDone'>,
  refund: Omit<OpenRefund, 'totalFen'>,
  now: Date
): Promise<void> {
  const { orderNo } = refund
  await withTransaction(db, async (tx) => {
    // first of all, as whoever books a refund does: each would wait for the other
    await lockOrder(orderNo, tx)
    if (!(await markRefunded(refund, now, tx))) return
    if (!(await holdsMoney(orderNo, tx))) {
      const moved = await lifecycle.moveOrder(orderNo, 'refunded', { at: now }, tx)
      if (!moved) await lifecycle.moveOrder(orderNo, 'refundedInParts', { at: now }, tx)
    }
    await refundDone(tx, refund, now)
  })
}
