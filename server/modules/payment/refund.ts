/** Refunds: retried until the channel has completed them, under one number, so that each is refunded once. */
import { withTransaction, type Tx } from '../../db/client'
import { PayRefused, PayUnreachable, type RefundState } from '../../gateways/pay/pay-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { queueReminder } from '../reminder'
import type { PaymentDependencies } from './dependencies'
import { endIfReturned } from './end-returned'
import { lockOrder } from './give-back-repository'
import { markCovered } from './by-hand-repository'
import {
  claimRefund,
  closeReturned,
  markFailed,
  markRefunded,
  type OpenRefund,
  type RefundRow
} from './refund-repository'
import { refundTrade } from './trade'
import { FINAL_CODES, REFUND_PATIENCE_MS, type RefundFailure } from './refund-states'

const AT_ONCE = 50

/** Carries out due refunds. A channel that does not answer is left alone until the next round. */
export function carryOutRefunds(dependencies: PaymentDependencies, now: Date): Promise<void> {
  return eachDue(
    () => claimRefund(now, dependencies.db),
    AT_ONCE,
    async (refund) => {
      try {
        await takeState(dependencies, refund, await refundTrade(dependencies, refund), now)
        return true
      } catch (problem) {
        return tryAgain(dependencies, refund, problem, now)
      }
    },
    // the channel may refuse refunds to one user that come at once
    { keyOf: ({ payerOpenId, orderNo }) => payerOpenId ?? orderNo }
  )
}

async function takeState(
  dependencies: PaymentDependencies,
  refund: OpenRefund,
  state: RefundState,
  now: Date
): Promise<void> {
  switch (state) {
    case 'done':
      return finishRefund(dependencies, refund, now)
    case 'closed':
    case 'abnormal':
      return failRefund(dependencies, refund, state, now)
    case 'elsewhere':
      return finishElsewhere(dependencies, refund, now)
    case 'processing':
      if (isTooOld(refund, now)) await failRefund(dependencies, refund, 'unanswered', now)
  }
}

const isTooOld = ({ createdAt, retriedAt }: RefundRow, now: Date) =>
  now.getTime() - (retriedAt ?? createdAt).getTime() > REFUND_PATIENCE_MS

/** @returns whether the others of this round may be tried */
async function tryAgain(
  dependencies: PaymentDependencies,
  refund: OpenRefund,
  problem: unknown,
  now: Date
): Promise<boolean> {
  const { outRefundNo } = refund
  const isFinal = problem instanceof PayRefused && FINAL_CODES.has(problem.code)
  if (isFinal || isTooOld(refund, now)) {
    dependencies.log.error({ err: problem, outRefundNo }, 'refund failed for good')
    await failRefund(dependencies, refund, isFinal ? 'refused' : 'unanswered', now)
  } else dependencies.log.error({ err: problem, outRefundNo }, 'refund failed, will be tried again')
  return !(problem instanceof PayUnreachable)
}

/**
 * Books a completed refund, once, from whichever source: the channel's response or its notice. The order is refunded
 * when none of its money remains with us; the refund's owner is notified in the same transaction.
 */
export function finishRefund(
  dependencies: Pick<PaymentDependencies, 'db' | 'log' | 'refundDone' | 'takeBack'>,
  refund: RefundRow,
  now: Date
): Promise<void> {
  return endRefund(dependencies, refund, 'done', (tx) => markRefunded(refund.outRefundNo, now, tx), now)
}

/** All of the payment has been refunded under other numbers: the buyer already has what we were to send. */
const finishElsewhere = (dependencies: PaymentDependencies, refund: RefundRow, now: Date): Promise<void> =>
  endRefund(dependencies, refund, 'covered', (tx) => markCovered(refund, refund.amountFen, now, tx), now)

async function endRefund(
  { db, log, refundDone, takeBack }: Pick<PaymentDependencies, 'db' | 'log' | 'refundDone' | 'takeBack'>,
  refund: RefundRow,
  end: 'done' | 'covered',
  mark: (tx: Tx) => Promise<boolean>,
  now: Date
): Promise<void> {
  const { outRefundNo } = refund
  const ended = await withTransaction(db, (tx) => endInside(tx, { refundDone, takeBack }, refund, mark, now))
  if (ended) reportOutcome(log, 'refund', end, { outRefundNo })
}

/** Ends a refund by `mark`, with all that follows from it; false if it had ended before. */
export async function endInside(
  tx: Tx,
  { refundDone, takeBack }: Pick<PaymentDependencies, 'refundDone' | 'takeBack'>,
  refund: RefundRow,
  mark: (tx: Tx) => Promise<boolean>,
  now: Date
): Promise<boolean> {
  const { orderNo, outTradeNo } = refund
  // first, as in every booking of a refund: otherwise they could deadlock
  await lockOrder(orderNo, tx)
  if (!(await mark(tx))) return false
  await closeReturned(outTradeNo, tx)
  await endIfReturned(tx, orderNo, takeBack, now)
  await refundDone(tx, refund, now)
  await queueReminder(
    {
      key: `refunded:${refund.outRefundNo}`,
      kind: 'refunded',
      to: { orderNo },
      words: {
        state: '已退款',
        note: '款项已原路退回',
        amount: `${(refund.amountFen / 100).toFixed(2)}元`,
        number: orderNo
      },
      page: `pages-my/orderDetail/index?orderNo=${orderNo}`,
      now
    },
    tx
  )
  return true
}

/** The channel will not carry it out automatically: it is no longer called, and the refund's owner is notified. Once. */
export async function failRefund(
  { db, log, refundFailed }: Pick<PaymentDependencies, 'db' | 'log' | 'refundFailed'>,
  refund: RefundRow,
  failure: RefundFailure,
  now: Date
): Promise<void> {
  const failed = await withTransaction(db, async (tx) => {
    await lockOrder(refund.orderNo, tx)
    if (!(await markFailed(refund.outRefundNo, failure, tx))) return false
    await refundFailed(tx, refund, now)
    return true
  })
  if (failed) reportOutcome(log, 'refund', failure, { outRefundNo: refund.outRefundNo })
}
