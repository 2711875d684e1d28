/** Money that goes back: tried until the channel has done it, under one number, so that it goes back once. */
import { withTransaction } from '../../db/client'
import { lifecycle } from '../order/order.service'
import type { PaymentDependencies } from './dependencies'
import { claimDue, markRefunded } from './refund-repository'

const AT_ONCE = 50

/** Carries out the refunds that are due. */
export async function carryOutRefunds(dependencies: PaymentDependencies, now: Date): Promise<void> {
  for (const refund of await claimDue(now, AT_ONCE, dependencies.db)) {
    try {
      if ((await dependencies.pay.refund(refund)) !== 'done') continue
      await withTransaction(dependencies.db, async (tx) => {
        if (await markRefunded(refund, now, tx))
          await lifecycle.moveOrder(refund.orderNo, 'refunded', { at: now }, tx)
      })
    } catch (problem) {
      dependencies.log.error(
        { err: problem, outRefundNo: refund.outRefundNo },
        'refund failed, will be tried again'
      )
    }
  }
}
