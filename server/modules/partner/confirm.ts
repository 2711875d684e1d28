/**
 * Telling a partner that its order is paid. The order stays `paid` until the partner has said yes, and goes back when it has
 * said no. What is to be told is in the database alone: whoever dies in between, another one goes on.
 */
import { withTransaction } from '../../db/client'
import type { PaymentForPartner } from '../../gateways/partner/partner-gateway'
import { refundOrder } from '../payment/refund-order'
import { lifecycle } from '../order/lifecycle-repository'
import { duePaid, duePaidOne, dueRefused, markPartnerOrder, type DueOrder } from './confirm-repository'
import { partnerCodes, PARTNER_NAMES } from './partners'
import type { PartnerParts } from './parts'
import { partnerOf, userOf } from './reach'

/** Orders of one partner in a round. */
const AT_ONCE = 50

/** Tells the partner of one order that was just paid. */
export async function confirmPartnerOrder(parts: PartnerParts, orderNo: string, now: Date): Promise<void> {
  for (const due of await duePaidOne(now, orderNo, parts.db)) await isTold(parts, due, now, confirm)
}

/** Tells partners of what they have not confirmed yet, and of money that went back. None of them waits for another. */
export async function confirmLeftovers(parts: PartnerParts, now: Date): Promise<void> {
  await Promise.all(
    partnerCodes.map(async (partner) => {
      await oneByOne(parts, now, () => duePaid(now, partner, parts.db), confirm)
      await oneByOne(parts, now, () => dueRefused(now, partner, parts.db), tellRefund)
    })
  )
}

type Step = (parts: PartnerParts, due: DueOrder, now: Date) => Promise<void>

/** A partner that could not be told of one order is left alone until the next round: it may be down. */
async function oneByOne(
  parts: PartnerParts,
  now: Date,
  claim: () => Promise<DueOrder[]>,
  step: Step
): Promise<void> {
  for (let told = 0; told < AT_ONCE; told++) {
    const [due] = await claim()
    if (!due || !(await isTold(parts, due, now, step))) return
  }
}

/** False when it failed: it is done again when it is due. */
async function isTold(parts: PartnerParts, due: DueOrder, now: Date, step: Step): Promise<boolean> {
  try {
    await step(parts, due, now)
    return true
  } catch (problem) {
    const { partner, orderNo } = due
    parts.log.error({ err: problem, partner, orderNo }, 'partner could not be told, will be tried again')
    return false
  }
}

async function confirm(parts: PartnerParts, due: DueOrder, now: Date): Promise<void> {
  const verdict = await partnerOf(parts, due.partner).confirmPaid(paymentOf(parts, due))
  if (verdict.state === 'refused') {
    const { partner, orderNo } = due
    parts.log.warn(
      { partner, orderNo, reason: verdict.reason },
      `${PARTNER_NAMES[partner]} refused a paid order`
    )
  }
  await withTransaction(parts.db, async (tx) => {
    if (verdict.state === 'done') await lifecycle.moveOrder(due.orderNo, 'confirmPartner', { at: now }, tx)
    else await refundOrder(tx, due.orderNo, 'refundPartner', now)
    await markPartnerOrder(due, 'waiting', verdict.state, now, tx)
  })
}

async function tellRefund(parts: PartnerParts, due: DueOrder, now: Date): Promise<void> {
  await partnerOf(parts, due.partner).tellRefund(paymentOf(parts, due))
  await withTransaction(parts.db, (tx) => markPartnerOrder(due, 'refused', 'returned', now, tx))
}

function paymentOf(parts: PartnerParts, due: DueOrder): PaymentForPartner {
  const { partner, partnerOrderNo, memberId, orderNo: tradeNo, amountFen } = due
  return { partnerOrderNo, user: userOf(parts, partner, memberId), tradeNo, amountFen }
}
