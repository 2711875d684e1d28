import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import { nextTerm } from '../../domain/card-term'
import type { OrderNo } from '../../domain/order-number'
import { digits } from '../../lib/digits'
import { grantIncludedPlates } from '../plate'
import { findValidityDays, insertMemberCard, insertTerm, listIncludedPlates } from './grant-repository'
import { extendCard, lockRunningCard } from './term-repository'

/** A card to grant: it is active at once, or renews the same card if the member holds it. */
export interface CardGrant {
  readonly memberId: string
  readonly cardId: string
  readonly now: Date
  /** The order that bought it; a card is granted once per order. */
  readonly orderNo?: OrderNo
  /** The printed card's number. */
  readonly printedNo?: string
}

export interface GrantedCard {
  readonly memberCardId: string
  readonly cardNo: string
  /** The new end of the card. */
  readonly expiresAt: Date
}

/**
 * Gives a member a card, inside the caller's transaction. A member who already holds the same card, not yet ended,
 * keeps it: it gets one more term, which begins where the last one ends, with its own plates
 * (docs/adr/0055-card-terms.md).
 * @throws if the card is unknown
 */
export async function grantCard(tx: Tx, grant: CardGrant): Promise<GrantedCard> {
  const { memberId, cardId, now, orderNo, printedNo } = grant
  const validityDays = await findValidityDays(cardId, tx)
  if (validityDays === null) throw new Error(`There is no card ${cardId} to grant`)
  const held = await lockRunningCard(memberId, cardId, now, tx)
  const { startsAt, endsAt } = nextTerm(held?.expiresAt, validityDays, now)
  const term = { startsAt, endsAt }
  const memberCardId = held?.id ?? randomUUID()
  const cardNo = held?.cardNo ?? printedNo ?? `8${digits(15)}`
  if (held) await extendCard(memberCardId, term.endsAt, tx)
  else {
    await insertMemberCard(
      {
        id: memberCardId,
        cardNo,
        memberId,
        cardId,
        state: 'active',
        activatedAt: now,
        expiresAt: term.endsAt,
        hasNews: true,
        createdAt: now
      },
      tx
    )
  }
  const termId = randomUUID()
  await insertTerm(
    { id: termId, memberCardId, orderNo, printedNo, validityDays, ...term, createdAt: now },
    tx
  )
  const plateIds = await listIncludedPlates(cardId, tx)
  await grantIncludedPlates(tx, { memberId, memberCardId, termId, term, plateIds, now })
  return { memberCardId, cardNo, expiresAt: term.endsAt }
}
