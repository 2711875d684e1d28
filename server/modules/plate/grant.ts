import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { CardTerm } from '../../domain/card-term'
import { deliveryOf } from '../../domain/plate-delivery'
import {
  findPlateTerms,
  insertMemberPlates,
  lightRedDot,
  listPlatesOfTerm,
  movePlate,
  type PlateTerms
} from './grant-repository'

/** A plate to add to a member's card; it starts at once. */
export interface PlateGrant {
  readonly memberId: string
  readonly memberCardId: string
  readonly plateId: string
  readonly now: Date
  /** The order that bought it; a plate is granted once per order. */
  readonly orderNo?: OrderNo
}

/** The card ended before the plate could be added: there is no time left to use it. */
export class CardEnded extends Error {
  constructor(memberCardId: string) {
    super(`Card ${memberCardId} has ended`)
    this.name = 'CardEnded'
  }
}

/**
 * Adds a bought plate to a card and lights the card's red dot, inside the caller's transaction. The plate ends with
 * its last round, and with the card at the latest.
 * @returns memberPlateId @throws CardEnded; or if card or plate are unknown
 */
export async function grantPlate(tx: Tx, grant: PlateGrant): Promise<string> {
  const { memberId, memberCardId, plateId, now, orderNo } = grant
  const [terms] = await findPlateTerms([plateId], tx)
  const cardEnds = await lightRedDot(memberCardId, tx)
  if (!terms || !cardEnds) throw new Error(`Plate ${plateId} cannot go on card ${memberCardId}`)
  if (cardEnds <= now) throw new CardEnded(memberCardId)
  const span = spanOf(terms, { startsAt: now, endsAt: cardEnds })
  const row = { ...span, id: randomUUID(), plateId, memberId, memberCardId, orderNo, createdAt: now }
  await insertMemberPlates([{ ...row, source: 'bought' }], tx)
  return row.id
}

/** Plates included in a card's term. */
export interface IncludedPlates {
  readonly memberId: string
  readonly memberCardId: string
  readonly termId: string
  readonly term: CardTerm
  readonly plateIds: readonly string[]
  readonly now: Date
}

/**
 * Adds a term's own plates to the card, all at once: their rounds begin with the term, and end with it at the latest.
 */
export async function grantIncludedPlates(tx: Tx, included: IncludedPlates): Promise<void> {
  const { memberId, memberCardId, termId, term, plateIds, now } = included
  const all = await findPlateTerms(plateIds, tx)
  await insertMemberPlates(
    all.map((terms) => ({
      ...spanOf(terms, term),
      id: randomUUID(),
      plateId: terms.plateId,
      memberId,
      memberCardId,
      termId,
      source: 'included',
      createdAt: now
    })),
    tx
  )
}

/** Moves the plates of a term that has not begun to its current dates. */
export async function moveIncludedPlates(tx: Tx, termId: string, term: CardTerm): Promise<void> {
  for (const { memberPlateId, ...terms } of await listPlatesOfTerm(termId, tx)) {
    await movePlate(memberPlateId, spanOf(terms, term), tx)
  }
}

/** The period of a plate within a term, or until the end of a card. */
function spanOf(terms: PlateTerms, { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }) {
  const delivery = deliveryOf(terms, startsAt, endsAt)
  return { startsAt, endsAt: delivery.endsAt }
}
