/** Takes back what an order bought: a card, or a term that renewed one. */
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
 * Takes back an order's term with its plates. Following terms move up; the card itself is removed with its only term.
 * A concurrent redemption or purchase comes first, or finds nothing.
 * @returns false if it is in use
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

/** Where the following term begins once this one is removed: a running term frees its place from now on. */
const placeOf = ({ startsAt }: TermOfOrder, now: Date): Date => (startsAt > now ? startsAt : now)

const followersOf = (term: TermOfOrder, now: Date) => movedUp(term.following, placeOf(term, now))

/** The card's end without the term. */
const endWithout = (term: TermOfOrder, now: Date): Date =>
  followersOf(term, now).at(-1)?.endsAt ?? term.previousEnd ?? now

async function closeGap(term: TermOfOrder, now: Date, tx: Tx): Promise<void> {
  for (const follower of followersOf(term, now)) {
    await setTerm(follower.termId, follower, tx)
    await moveIncludedPlates(tx, follower.termId, follower)
  }
  await setCardEnd(term.memberCardId, endWithout(term, now), tx)
}

/** When the term of an order ends, null if it is over; `isNeeded`: a plate added to the card depends on it. */
export async function cardStatus(orderNo: OrderNo, now: Date, db: Queryable) {
  const term = await termOfOrder(orderNo, now, db)
  if (!term) return { endsAt: null, isNeeded: false }
  const { endsAt, boughtUntil } = term
  const isNeeded = boughtUntil !== null && (isOnlyTerm(term) || boughtUntil > endWithout(term, now))
  return { endsAt, isNeeded }
}

/** Ends a running term that was partly used: the rest has been refunded. Following terms move up. */
export async function endTerm(orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  const term = await termOfOrder(orderNo, now, tx)
  if (!term || term.startsAt > now) throw new Error(`The term of order ${orderNo} does not run`)
  await setTermEnd(term.termId, now, tx)
  await closeGap(term, now, tx)
}
