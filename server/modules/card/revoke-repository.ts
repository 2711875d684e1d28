import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { unlessInUse, UNTOUCHED } from '../plate/plate.service'

/** SQL: the card of an order of which nothing was taken, and onto which nothing was bought. */
const UNUSED = `c.order_no = $1 and c.expires_at > $2 and not exists (
  select 1 from member_plates p where p.member_card_id = c.id and (p.source = 'bought' or not (${UNTOUCHED})))`

const unused = statement<{ id: string }>(
  'unused-card-of-order',
  `select c.id from member_cards c where ${UNUSED}`
)

const emptied = statement<{ id: string }>(
  'empty-unused-card',
  `with card as (select c.id from member_cards c where ${UNUSED} for update),
   rounds as (delete from round_usages u using member_plates p, card
     where p.member_card_id = card.id and u.member_plate_id = p.id and u.used = 0)
   delete from member_plates p using card where p.member_card_id = card.id returning p.id`
)

const remove = statement<{ id: string }>(
  'revoke-unused-card',
  `delete from member_cards c where ${UNUSED} returning c.id`
)

/** Whether nothing was taken of the card that an order bought. */
export async function isCardUnused(orderNo: OrderNo, now: Date, db: Queryable): Promise<boolean> {
  return (await unused([orderNo, now], db)).length > 0
}

/**
 * Takes the card of an order back with its plates, if nothing was taken of them and none was bought onto it; whoever takes
 * or buys in the same moment is first, or finds none.
 */
export function revokeCard(orderNo: OrderNo, now: Date, tx: Tx): Promise<boolean> {
  return unlessInUse(tx, async (inner) => {
    if (!(await isCardUnused(orderNo, now, inner))) return false
    await emptied([orderNo, now], inner)
    return (await remove([orderNo, now], inner)).length > 0
  })
}
