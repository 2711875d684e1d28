/** Numbers of documents are sealed for their owner: when accounts are joined, they are sealed anew for the one that stays. */
import type { Tx } from '../../db/client'
import { seal, unseal } from '../../domain/sealed'
import {
  listTickets,
  listVisitorsBesides,
  listVisits,
  putTicket,
  putVisit,
  putVisitor,
  removeVisitorsOf
} from './reseal-repository'

/** Whose numbers they were, whose they are to be, and under which secret. */
export interface Handover {
  readonly loser: string
  readonly survivor: string
  readonly documentSecret: string
}

/** Sealed for the survivor what was sealed for the loser; what nobody could open before (another secret) stays as it is. */
function resealed(sealed: Buffer, { loser, survivor, documentSecret }: Handover): Buffer {
  const number = opened(() => unseal(sealed, loser, documentSecret))
  return number === null ? sealed : seal(number, survivor, documentSecret)
}

function opened(open: () => string): string | null {
  try {
    return open()
  } catch {
    return null
  }
}

/** Gives a member's tickets to another. What was ordered and not issued yet is in orders, which change hands before. */
export async function resealTickets(handover: Handover, tx: Tx): Promise<void> {
  for (const { id, sealedNumber } of await listTickets(handover.loser, tx))
    await putTicket(id, handover.survivor, sealedNumber && resealed(sealedNumber, handover), tx)
}

/** Seals the numbers in a member's orders of tickets anew, before those orders are another's. */
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

/** Gives a member's visitors to another; somebody whom both have is kept once. */
export async function resealVisitors(handover: Handover, tx: Tx): Promise<void> {
  for (const { id, sealedNumber } of await listVisitorsBesides(handover.loser, handover.survivor, tx))
    await putVisitor(id, handover.survivor, sealedNumber && resealed(sealedNumber, handover), tx)
  await removeVisitorsOf(handover.loser, tx)
}
