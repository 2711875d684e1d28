import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { cardPlates, cardProducts, memberCards } from '../../db/schema'
import { digits } from '../order/numbers'
import { grantPlate } from '../plate/grant'

/** A card to hand over; it is active at once. */
export interface CardGrant {
  readonly memberId: string
  readonly cardId: string
  readonly now: Date
  /** The order that bought it; a card is granted once for an order. */
  readonly orderNo?: string
  /** The printed card's number; a new one of 16 digits where there is none. */
  readonly cardNo?: string
}

export interface GrantedCard {
  readonly memberCardId: string
  readonly cardNo: string
  readonly expiresAt: Date
}

const DAY_MS = 86_400_000

/** Gives a member a card with its included plates, inside the caller's transaction. @throws when the card is unknown */
export async function grantCard(tx: Tx, grant: CardGrant): Promise<GrantedCard> {
  const { memberId, cardId, now, orderNo } = grant
  const [product] = await tx
    .select({ validityDays: cardProducts.validityDays })
    .from(cardProducts)
    .where(eq(cardProducts.id, cardId))
  if (!product) throw new Error(`There is no card ${cardId} to grant`)
  const memberCardId = randomUUID()
  const expiresAt = new Date(now.getTime() + product.validityDays * DAY_MS)
  const cardNo = grant.cardNo ?? `8${digits(15)}`
  await tx.insert(memberCards).values({
    id: memberCardId,
    cardNo,
    memberId,
    cardId,
    state: 'active',
    orderNo,
    activatedAt: now,
    expiresAt,
    hasNews: true,
    createdAt: now
  })
  const included = await tx
    .select({ plateId: cardPlates.plateId, mode: cardPlates.mode })
    .from(cardPlates)
    .where(eq(cardPlates.cardId, cardId))
    .orderBy(cardPlates.sort)
  for (const { plateId, mode } of included) {
    if (mode === 'included') await grantPlate(tx, { memberId, memberCardId, plateId, source: 'included', now })
  }
  return { memberCardId, cardNo, expiresAt }
}
