/** Document numbers are sealed for their owner: when accounts are merged, they are resealed for the one that stays. */
import type { Tx } from '../../db/client'
import { seal, unsealed } from '../../domain/sealed'
import {
  listTickets,
  listVisitorsBesides,
  listVisits,
  putTicket,
  putVisit,
  putVisitor,
  removeVisitorsOf
} from './reseal-repository'
import type { Secret } from '../../lib/secret'

/** The previous and new owner of the numbers, and their secret. */
export interface Handover {
  readonly loser: string
  readonly survivor: string
  readonly documentSecret: Secret
}

/**
 * Reseals for the survivor what was sealed for the loser; what could not be opened before (another secret) stays as
 * it is.
 */
function resealed(sealed: Buffer, { loser, survivor, documentSecret }: Handover): Buffer {
  const number = unsealed(sealed, loser, documentSecret)
  return number === null ? sealed : seal(number, survivor, documentSecret)
}

/** Transfers a member's tickets to another. Tickets not issued yet belong to orders, which are reassigned before. */
export async function resealTickets(handover: Handover, tx: Tx): Promise<void> {
  for (const { id, sealedNumber } of await listTickets(handover.loser, tx))
    await putTicket(id, handover.survivor, sealedNumber && resealed(sealedNumber, handover), tx)
}

/** Reseals the numbers in a member's ticket orders, before those orders are reassigned. */
export async function resealVisits(handover: Handover, tx: Tx): Promise<void> {
  for (const { orderNo, visit } of await listVisits(handover.loser, tx)) {
    if (!visit) continue
    const visitors = visit.visitors.map((visitor) => ({
      ...visitor,
      sealedNumber: resealed(Buffer.from(visitor.sealedNumber, 'base64'), handover).toString('base64')
    }))
    await putVisit(orderNo, { ...visit, visitors }, tx)
  }
}

/** Transfers a member's visitors to another; a visitor that both have is stored once. */
export async function resealVisitors(handover: Handover, tx: Tx): Promise<void> {
  for (const { id, sealedNumber } of await listVisitorsBesides(handover.loser, handover.survivor, tx))
    await putVisitor(id, handover.survivor, sealedNumber && resealed(sealedNumber, handover), tx)
  await removeVisitorsOf(handover.loser, tx)
}
