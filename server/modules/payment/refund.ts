/** Money that goes back: tried until the channel has done it, under one number, so that it goes back once. */
import { withTransaction } from '../../db/client'
import { lifecycle } from '../order/lifecycle-repository'
import type { PaymentParts } from './ask-channel'
import { claimDue, markRefunded } from './refund-repository'

const AT_ONCE = 50

/** Carries out the refunds that are due. */
export async function carryOutRefunds(parts: PaymentParts, now: Date): Promise<void> {
  for (const refund of await claimDue(now, AT_ONCE, parts.db)) {
    try {
      if ((await parts.pay.refund(refund)) !== 'done') continue
      await withTransaction(parts.db, async (tx) => {
        if (await markRefunded(refund, now, tx))
          await lifecycle.moveOrder(refund.orderNo, 'refunded', { at: now }, tx)
      })
    } catch (problem) {
      parts.log.error({ err: problem, outRefundNo: refund.outRefundNo }, 'refund failed, will be tried again')
    }
  }
}
