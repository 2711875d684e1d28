/** Refunds that the channel did not carry out wait for staff: what they can decide, each decision once. */
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { markCovered } from './by-hand-repository'
import type { PaymentModuleDependencies } from './dependencies'
import { lockOrder } from './give-back-repository'
import { addAct, failureOf, findAct, markPaidOutside, sendAgain, type RefundAct } from './hanging-repository'
import { newRefundNo } from './numbers'
import { endInside } from './refund'
import { findRefund, type RefundRow } from './refund-repository'
import { RELEASED, type RefundFailure } from './refund-states'

/** A decision of staff about a refund. */
export interface RefundDecision {
  readonly outRefundNo: string
  /** Idempotency key of the call: the same key decides once. */
  readonly key: string
  readonly staff: string
  readonly reason: string
  readonly now: Date
}

/** `known` = this key has decided before; `ended` = it does not hang (any longer); `unknown` = there is no such refund. */
export type RefundDecisionOutcome = 'decided' | 'known' | 'ended' | 'unknown'

/**
 * Has the channel asked for a refund again, with a month of patience: under a new number if it holds nothing under the
 * old one, else under the same, so that nobody is paid twice.
 */
export function retryRefund(db: Queryable, decision: RefundDecision): Promise<RefundDecisionOutcome> {
  return decide(db, decision, 'retry', async (tx, refund, failure) => {
    const isReleased = RELEASED.includes(failure)
    const number = isReleased ? await newRefundNo(refund.outTradeNo, tx) : refund.outRefundNo
    await sendAgain(refund.outRefundNo, number, decision.now, tx)
    return isReleased ? number : null
  })
}

/**
 * Ends a refund that a person paid: at the channel's `platform`, whose notice or bill then accounts for it, or
 * `outside` of the channel, which still holds the money. The order and the refund's owner go on as with any other.
 */
export function settleRefundByHand(
  {
    db,
    ...dependencies
  }: Pick<PaymentModuleDependencies, 'refundDone' | 'takeBack'> & { readonly db: Queryable },
  decision: RefundDecision & { readonly via: 'platform' | 'outside' }
): Promise<RefundDecisionOutcome> {
  const { via, now } = decision
  return decide(db, decision, via, async (tx, refund) => {
    const mark = (inside: Tx) =>
      via === 'outside'
        ? markPaidOutside(refund.outRefundNo, now, inside)
        : markCovered(refund, refund.amountFen, now, inside)
    await endInside(tx, dependencies, refund, mark, now)
    return null
  })
}

/** @param act gives the new number of the refund, if it gets one */
function decide(
  db: Queryable,
  { outRefundNo, key, staff, reason, now }: RefundDecision,
  kind: RefundAct['kind'],
  act: (tx: Tx, refund: RefundRow, failure: RefundFailure) => Promise<string | null>
): Promise<RefundDecisionOutcome> {
  return withTransaction(db, async (tx) => {
    if (await findAct(key, tx)) return 'known'
    const refund = await findRefund(outRefundNo, tx)
    // the same decision may have given it another number since the look above
    if (!refund) return (await findAct(key, tx)) ? 'known' : 'unknown'
    await lockOrder(refund.orderNo, tx)
    // whoever waited here may have had the same key
    if (await findAct(key, tx)) return 'known'
    const failure = await failureOf(outRefundNo, tx)
    if (!failure) return 'ended'
    const newNumber = await act(tx, refund, failure)
    await addAct({ key, outRefundNo, kind, staff, reason, newRefundNo: newNumber, at: now }, tx)
    return 'decided'
  })
}
