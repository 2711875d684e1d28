/**
 * Telling a partner that its order is paid. The order stays `paid` until the partner has said yes, and goes back when it has
 * said no. What is to be told is in the database alone: whoever dies in between, another one goes on.
 */
import { partnerCodes } from '@contract/partner/codes'
import { withTransaction } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { PaymentForPartner } from '../../gateways/partner/partner-gateway'
import { partnerName } from '../../partners/records'
import { lifecycle } from '../order/order.service'
import { refundOrder } from '../payment/payment.service'
import { duePaid, duePaidOne, dueRefused, markPartnerOrder, type DueOrder } from './confirm-repository'
import type { PartnerDependencies } from './dependencies'
import { partnerOf, userOf } from './reach'

/** Orders of one partner in a round. */
const AT_ONCE = 50

/** Tells the partner of one order that was just paid. */
export async function confirmPartnerOrder(
  dependencies: PartnerDependencies,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  for (const due of await duePaidOne(now, orderNo, dependencies.db))
    await isTold(dependencies, due, now, confirm)
}

/** Tells partners of what they have not confirmed yet, and of money that went back. None of them waits for another. */
export async function confirmLeftovers(dependencies: PartnerDependencies, now: Date): Promise<void> {
  await Promise.all(
    partnerCodes.map(async (partner) => {
      await oneByOne(dependencies, now, () => duePaid(now, partner, dependencies.db), confirm)
      await oneByOne(dependencies, now, () => dueRefused(now, partner, dependencies.db), tellRefund)
    })
  )
}

type Step = (dependencies: PartnerDependencies, due: DueOrder, now: Date) => Promise<void>

/** A partner that could not be told of one order is left alone until the next round: it may be down. */
async function oneByOne(
  dependencies: PartnerDependencies,
  now: Date,
  claim: () => Promise<DueOrder[]>,
  step: Step
): Promise<void> {
  for (let told = 0; told < AT_ONCE; told++) {
    const [due] = await claim()
    if (!due || !(await isTold(dependencies, due, now, step))) return
  }
}

/** False when it failed: it is done again when it is due. */
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
    if (verdict.state === 'done') await lifecycle.moveOrder(due.orderNo, 'confirmPartner', { at: now }, tx)
    else await refundOrder(tx, due.orderNo, 'refundPartner', now)
    await markPartnerOrder(due, 'waiting', verdict.state, now, tx)
  })
}

async function tellRefund(dependencies: PartnerDependencies, due: DueOrder, now: Date): Promise<void> {
  await partnerOf(dependencies, due.partner).tellRefund(paymentOf(dependencies, due))
  await withTransaction(dependencies.db, (tx) => markPartnerOrder(due, 'refused', 'returned', now, tx))
}

function paymentOf(dependencies: PartnerDependencies, due: DueOrder): PaymentForPartner {
  const { partner, partnerOrderNo, memberId, orderNo: tradeNo, amountFen } = due
  return { partnerOrderNo, user: userOf(dependencies, partner, memberId), tradeNo, amountFen }
}
