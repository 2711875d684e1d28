import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { digits } from '../../lib/digits'
import { grantIncludedPlates } from '../plate/plate.service'
import { findValidityDays, insertMemberCard, listIncludedPlates } from './grant-repository'

/** A card to hand over; it is active at once. */
export interface CardGrant {
  readonly memberId: string
  readonly cardId: string
  readonly now: Date
  /** The order that bought it; a card is granted once for an order. */
  readonly orderNo?: OrderNo
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
  const validityDays = await findValidityDays(cardId, tx)
  if (validityDays === null) throw new Error(`There is no card ${cardId} to grant`)
  const memberCardId = randomUUID()
  const expiresAt = new Date(now.getTime() + validityDays * DAY_MS)
  const cardNo = grant.cardNo ?? `8${digits(15)}`
  await insertMemberCard(
    {
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
    },
    tx
  )
  const plateIds = await listIncludedPlates(cardId, tx)
  await grantIncludedPlates(tx, { memberId, memberCardId, plateIds, cardEnds: expiresAt, now })
  return { memberCardId, cardNo, expiresAt }
}
