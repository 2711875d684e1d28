/** Takes back what an order gave of a card: a card, or a term that renewed one. */
import type { Queryable, Tx } from '../../db/client'
import { movedUp } from '../../domain/card-term'
import type { OrderNo } from '../../domain/order-number'
import { moveIncludedPlates, unlessInUse } from '../plate'
import {
  lockTerm,
  removeCard,
  removeTerm,
  setCardEnd,
  setTerm,
  setTermEnd,
  termOfOrder,
  type TermOfOrder
} from './revoke-repository'

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

/** Until when the term of an order runs, null where it is over; `isNeeded`: a plate that was bought onto the card needs it. */
export async function cardStatus(orderNo: OrderNo, now: Date, db: Queryable) {
  const term = await termOfOrder(orderNo, now, db)
  if (!term) return { endsAt: null, isNeeded: false }
  const { endsAt, boughtUntil } = term
  const isNeeded = boughtUntil !== null && (isOnlyTerm(term) || boughtUntil > endWithout(term, now))
  return { endsAt, isNeeded }
}

/** Ends a running term of which a part was used: what of it was left has been given back. Terms that follow it move up. */
export async function endTerm(orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  const term = await termOfOrder(orderNo, now, tx)
  if (!term || term.startsAt > now) throw new Error(`The term of order ${orderNo} does not run`)
  await setTermEnd(term.termId, now, tx)
  await closeGap(term, now, tx)
}
