import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** A card of the member that a plate can go on. */
export interface CardForPlate {
  readonly memberCardId: string
  readonly name: string
  readonly cardNo: string
  readonly expiresAt: Date
}

const cardsFor = statement<CardForPlate>(
  'cards-for-plate',
  `select m.id as "memberCardId", p.name, m.card_no as "cardNo", m.expires_at as "expiresAt"
   from member_cards m
   join card_products p on p.id = m.card_id
   join card_plates a on a.card_id = m.card_id and a.plate_id = $2
   where m.member_id = $1 and m.state = 'active' and m.expires_at > $3
   order by m.expires_at desc, m.id`
)

/** The member's active cards that accept a plate, what runs longest first. */
export function listCardsFor(
  memberId: string,
  plateId: string,
  now: Date,
  db: Queryable
): Promise<CardForPlate[]> {
  return cardsFor([memberId, plateId, now], db)
}
