import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { findPlateTerms, insertMemberPlates, lightRedDot, type PlateTerms } from './grant-repository'
import { endOfRounds } from './rounds'

/** A plate to put on a member's card; it starts at once. */
export interface PlateGrant {
  readonly memberId: string
  readonly memberCardId: string
  readonly plateId: string
  readonly source: 'included' | 'bought'
  readonly now: Date
  /** The order that bought it; a plate is granted once for an order. */
  readonly orderNo?: OrderNo
}

/** The card ended before the plate could go on it: there is no time left in which it could be used. */
export class CardEnded extends Error {
  constructor(memberCardId: string) {
    super(`Card ${memberCardId} has ended`)
    this.name = 'CardEnded'
  }
}

/**
 * Puts a plate on a card and lights the card's red dot, inside the caller's transaction. The plate ends with its last
 * round, and with the card at the latest. @returns memberPlateId @throws CardEnded; or when card or plate are unknown
 */
export async function grantPlate(tx: Tx, grant: PlateGrant): Promise<string> {
  const { memberId, memberCardId, plateId, source, now, orderNo } = grant
  const [terms] = await findPlateTerms([plateId], tx)
  const cardEnds = await lightRedDot(memberCardId, tx)
  if (!terms || !cardEnds) throw new Error(`Plate ${plateId} cannot go on card ${memberCardId}`)
  if (cardEnds <= now) throw new CardEnded(memberCardId)
  const row = { ...newPlate(terms, now, cardEnds), memberId, memberCardId, source, orderNo }
  await insertMemberPlates([row], tx)
  return row.id
}

/** Plates that come with a card that was just granted. */
export interface IncludedPlates {
  readonly memberId: string
  readonly memberCardId: string
  readonly plateIds: readonly string[]
  readonly cardEnds: Date
  readonly now: Date
}

/** Puts a new card's own plates on it, all at once. */
export async function grantIncludedPlates(tx: Tx, included: IncludedPlates): Promise<void> {
  const { memberId, memberCardId, plateIds, cardEnds, now } = included
  const all = await findPlateTerms(plateIds, tx)
  await insertMemberPlates(
    all.map((terms) => ({ ...newPlate(terms, now, cardEnds), memberId, memberCardId, source: 'included' })),
    tx
  )
}

function newPlate({ plateId, period, rounds }: PlateTerms, now: Date, cardEnds: Date) {
  const last = period === 'once' ? cardEnds : endOfRounds(now, period, rounds)
  const endsAt = last < cardEnds ? last : cardEnds
  return { id: randomUUID(), plateId, startsAt: now, endsAt, createdAt: now }
}
