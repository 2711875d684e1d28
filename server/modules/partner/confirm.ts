/**
 * Notifying a partner that its order is paid. The order stays `paid` until the partner accepts, and is refunded if it
 * refuses. Pending notifications are stored in the database only: if a process dies, another one continues.
 */
import { partnerCodes } from '@contract/partner/codes'
import { withTransaction } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { PaymentForPartner } from '../../gateways/partner/partner-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { partnerName } from '../../partners/records'
import { lifecycle } from '../order'
import { queueReport } from '../shipping'
import { refundOrder } from '../payment'
import { duePaid, duePaidOne, dueRefused, markPartnerOrder, type DueOrder } from './confirm-repository'
import type { PartnerDependencies } from './dependencies'
import { partnerOf, userOf } from './reach'

/** Orders of one partner per round. */
const AT_ONCE = 50

/** Notifies the partner of one order that was just paid. */
export async function confirmPartnerOrder(
  dependencies: PartnerDependencies,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  for (const due of await duePaidOne(now, orderNo, dependencies.db))
    await isTold(dependencies, due, now, confirm)
}

/** Notifies partners of unconfirmed orders and of refunds. None of them waits for another. */
export async function confirmLeftovers(dependencies: PartnerDependencies, now: Date): Promise<void> {
  await Promise.all(
    partnerCodes.map(async (partner) => {
      // a partner that could not be notified is left alone until the next round: it may be down
      const toldBy = (step: Step) => (due: DueOrder) => isTold(dependencies, due, now, step)
      await eachDue(() => duePaid(now, partner, dependencies.db), AT_ONCE, toldBy(confirm))
      await eachDue(() => dueRefused(now, partner, dependencies.db), AT_ONCE, toldBy(notifyRefund))
    })
  )
}

type Step = (dependencies: PartnerDependencies, due: DueOrder, now: Date) => Promise<void>

/** False if it failed: it is retried when due. */
async function isTold(
  dependencies: PartnerDependencies,
  due: DueOrder,
  now: Date,
  step: Step
): Promise<boolean> {
  try {
    await step(dependencies, due, now)
    return true
  } catch (problem) {
    const { partner, orderNo } = due
    dependencies.log.error(
      { err: problem, partner, orderNo },
      'partner could not be told, will be tried again'
    )
    if (due.isLast) reportOutcome(dependencies.log, 'partner', 'unanswered', { partner, orderNo })
    else if (step === confirm && due.isOverdue) await giveUp(dependencies, due, now)
    return false
  }
}

async function confirm(dependencies: PartnerDependencies, due: DueOrder, now: Date): Promise<void> {
  const verdict = await partnerOf(dependencies, due.partner).confirmPaid(paymentOf(dependencies, due))
  if (verdict.state === 'refused') {
    const { partner, orderNo } = due
    dependencies.log.warn(
      { partner, orderNo, reason: verdict.reason },
      `${partnerName(partner)} refused a paid order`
    )
  }
  await withTransaction(dependencies.db, async (tx) => {
    if (verdict.state === 'done') {
      await lifecycle.moveOrder(due.orderNo, 'confirmPartner', { at: now }, tx)
      await queueReport(tx, due.orderNo, 'virtual', now)
    } else await refundOrder(tx, due.orderNo, 'refundPartner', now)
    await markPartnerOrder(due, 'waiting', verdict.state, now, tx)
  })
  reportOutcome(dependencies.log, 'partner', verdict.state, { partner: due.partner, orderNo: due.orderNo })
}

/**
 * A partner that has not confirmed for days has not accepted the order: it is refunded, and the partner is notified
 * when it responds again.
 */
async function giveUp(dependencies: PartnerDependencies, due: DueOrder, now: Date): Promise<void> {
  await withTransaction(dependencies.db, async (tx) => {
    await refundOrder(tx, due.orderNo, 'refundPartner', now)
    await markPartnerOrder(due, 'waiting', 'refused', now, tx)
  })
  reportOutcome(dependencies.log, 'partner', 'unconfirmed', { partner: due.partner, orderNo: due.orderNo })
}

async function notifyRefund(dependencies: PartnerDependencies, due: DueOrder, now: Date): Promise<void> {
  await partnerOf(dependencies, due.partner).notifyRefund(paymentOf(dependencies, due))
  await withTransaction(dependencies.db, (tx) => markPartnerOrder(due, 'refused', 'returned', now, tx))
  reportOutcome(dependencies.log, 'partner', 'returned', { partner: due.partner, orderNo: due.orderNo })
}

function paymentOf(dependencies: PartnerDependencies, due: DueOrder): PaymentForPartner {
  const { partner, partnerOrderNo, memberId, orderNo: tradeNo, amountFen } = due
  return { partnerOrderNo, user: userOf(dependencies, partner, memberId), tradeNo, amountFen }
}
