/** Refunds of dated tickets, which are refunded per visitor and by separate rules: what they share with other orders. */
import type { Withheld } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { settleBenefits } from './benefits/settle'
import { weighBenefits, type Going } from './benefits/weigh'
import { insertAfterSale, logEvent, type RequestedLine } from './repository'

type TicketsGoing = Pick<Going, 'orderNo' | 'memberId' | 'channel' | 'worthFen' | 'whole'>

/** Tickets have no freight, are not paid in points, and save nothing elsewhere. */
const asGoing = (tickets: TicketsGoing): Going => ({ ...tickets, freightFen: 0, comingBack: 0, saved: [] })

/** What benefits withhold from the refund of tickets, and what prevents it. */
export async function weighTickets(
  tickets: TicketsGoing,
  now: Date,
  db: Queryable
): Promise<{ readonly withheld: readonly Withheld[]; readonly refusal: string | null }> {
  return weighBenefits(asGoing(tickets), now, db)
}

/**
 * Takes back the benefits of an order whose tickets are now being refunded.
 * @returns what is withheld, fen @throws BusinessError 907
 */
export async function settleTickets(
  tx: Tx,
  tickets: TicketsGoing,
  at: { readonly source: string; readonly now: Date }
): Promise<number> {
  const withheld = await settleBenefits(tx, asGoing(tickets), at)
  return withheld.reduce((sum, { fen }) => sum + fen, 0)
}

/** Creates a request for tickets that were shown on their day: the caller locks them for it, and staff decide. */
export async function requestTicketReview(
  tx: Tx,
  {
    id,
    orderNo,
    memberId,
    lines,
    amountFen,
    now
  }: {
    readonly id: string
    readonly orderNo: OrderNo
    readonly memberId: string
    readonly lines: readonly RequestedLine[]
    readonly amountFen: number
    readonly now: Date
  }
): Promise<void> {
  await insertAfterSale(
    {
      ...{ id, memberId, orderNo, kind: 'refund', state: 'applied', reason: '申请退票', pictures: [] },
      ...{ amountFen, freightFen: 0, requestKey: `ticket:${id}`, createdAt: now, movedAt: now }
    },
    lines,
    tx
  )
  await logEvent({ afterSaleId: id, state: 'applied', cause: 'buyer', note: '您申请退票', at: now }, tx)
}
