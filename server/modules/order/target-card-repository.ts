import type { EndOfDay } from '@contract/time'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { nextTerm, type NextCardTerm } from '../../domain/card-term'
import {
  deliveryOf,
  isWorthSelling,
  wholeRounds,
  type PlateDelivery,
  type PlateLength
} from '../../domain/plate-delivery'

/** A card of the member that a plate can be added to. */
export interface CardForPlate {
  readonly memberCardId: string
  readonly name: string
  readonly cardNo: string
  readonly expiresAt: EndOfDay<Date>
  /** How much of the plate it delivers. */
  readonly delivery: PlateDelivery
  readonly wholeRounds: number
  /** Whether it delivers enough for the plate to be sold. */
  readonly fits: boolean
}

interface Row extends PlateLength {
  readonly memberCardId: string
  readonly name: string
  readonly cardNo: string
  readonly expiresAt: EndOfDay<Date>
}

const cardsFor = statement<Row>(
  'cards-for-plate',
  `select m.id as "memberCardId", p.name, m.card_no as "cardNo", m.expires_at as "expiresAt",
     l.period, l.rounds
   from member_cards m
   join card_products p on p.id = m.card_id
   join card_plates a on a.card_id = m.card_id and a.plate_id = $2
   join plates l on l.id = a.plate_id
   where m.member_id = $1 and m.state = 'active' and m.expires_at > $3
   order by m.expires_at desc, m.id`
)

/** The member's active cards that accept a plate, latest end first. */
export async function listCardsFor(
  memberId: string,
  plateId: string,
  now: Date,
  db: Queryable
): Promise<CardForPlate[]> {
  const rows = await cardsFor([memberId, plateId, now], db)
  return rows.map(({ period, rounds, ...card }) => {
    const delivery = deliveryOf({ period, rounds }, now, card.expiresAt)
    const whole = wholeRounds({ period, rounds })
    return { ...card, delivery, wholeRounds: whole, fits: isWorthSelling({ period, rounds }, delivery) }
  })
}

const cardOfMember = statement<{ validityDays: number; cardEnds: Date | null }>(
  'card-of-member',
  `select p.validity_days as "validityDays", (select max(m.expires_at) from member_cards m
     where m.member_id = $1 and m.card_id = p.id and m.state = 'active' and m.expires_at > $3) as "cardEnds"
   from card_products p where p.id = $2`
)

/** The validity of a card that the member buys now; undefined if unknown. */
export async function nextTermOf(
  memberId: string,
  cardId: string,
  now: Date,
  db: Queryable
): Promise<NextCardTerm | undefined> {
  const [card] = await cardOfMember([memberId, cardId, now], db)
  return card && nextTerm(card.cardEnds, card.validityDays, now)
}
