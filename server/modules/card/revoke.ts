/** Takes back what an order gave of a card: a card, or a term that renewed one. */
import type { Queryable, Tx } from '../../db/client'
import { movedUp } from '../../domain/card-term'
import type { OrderNo } from '../../domain/order-number'
import { moveIncludedPlates, unlessInUse } from '../plate/plate.service'
import {
  lockTerm,
  removeCard,
  removeTerm,
  setCardEnd,
  setTerm,
  termOfOrder,
  type TermOfOrder
} from './revoke-repository'

/** Whether nothing was taken of what an order bought of a card, and no plate bought onto the card needs it. */
export async function isCardUnused(orderNo: OrderNo, now: Date, db: Queryable): Promise<boolean> {
  const term = await termOfOrder(orderNo, now, db)
  return term !== undefined && mayGo(term, now)
}

/**
 * Takes the term of an order back with its plates. Terms that follow it move up; the card itself goes with its only term.
 * Whoever takes or buys in the same moment is first, or finds none. @returns false where it is in use
 */
export function revokeCard(orderNo: OrderNo, now: Date, tx: Tx): Promise<boolean> {
  return unlessInUse(tx, async (inner) => {
    await lockTerm(orderNo, inner)
    const term = await termOfOrder(orderNo, now, inner)
    if (!term || !mayGo(term, now)) return false
    await removeTerm(term.termId, inner)
    if (isOnlyTerm(term)) await removeCard(term.memberCardId, inner)
    else await closeGap(term, now, inner)
    return true
  })
}

const isOnlyTerm = ({ previousEnd, following }: TermOfOrder) => previousEnd === null && following.length === 0

function mayGo(term: TermOfOrder, now: Date): boolean {
  const { untouched, boughtUntil } = term
  if (!untouched) return false
  if (boughtUntil === null) return true
  return !isOnlyTerm(term) && boughtUntil <= endWithout(term, now)
}

/** Where the term that follows begins once this one is gone: a running one leaves its place from now on. */
const placeOf = ({ startsAt }: TermOfOrder, now: Date): Date => (startsAt > now ? startsAt : now)

const followersOf = (term: TermOfOrder, now: Date) => movedUp(term.following, placeOf(term, now))

/** Where the card ends without the term. */
const endWithout = (term: TermOfOrder, now: Date): Date =>
  followersOf(term, now).at(-1)?.endsAt ?? term.previousEnd ?? now

async function closeGap(term: TermOfOrder, now: Date, tx: Tx): Promise<void> {
  for (const follower of followersOf(term, now)) {
    await setTerm(follower.termId, follower, tx)
    await moveIncludedPlates(tx, follower.termId, follower)
  }
  await setCardEnd(term.memberCardId, endWithout(term, now), tx)
}
