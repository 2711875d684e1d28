/** What the price for card holders has saved, of a card that is to be given back. */
import type { OrderState } from '@contract/types'
import type { Queryable, Tx } from '../../../db/client'
import { statement } from '../../../db/statement'
import type { OrderNo } from '../../../domain/order-number'
import { GONE_PIECES } from '../../order/order.service'

/** A line that had its price by the card, and by no other card that the member holds. */
export interface SavedLine {
  readonly orderNo: OrderNo
  readonly lineNo: number
  readonly name: string
  readonly state: OrderState
  readonly fen: number
}

const lock = statement('lock-card-of-order', 'select id from member_cards where order_no = $1 for update')

const saved = statement<SavedLine>(
  'saved-by-card',
  `select o.order_no as "orderNo", l.line_no as "lineNo", l.name, o.state,
     (l.card_off_fen - l.card_off_fen::bigint * ${GONE_PIECES} / l.quantity - coalesce((
       select sum(w.fen) from after_sale_withholdings w where w.of_order_no = o.order_no and w.of_line_no = l.line_no), 0))::int as fen
   from member_cards c join orders o on o.member_id = c.member_id and o.created_at >= coalesce(c.activated_at, c.created_at)
     and o.state in ('unpaid', 'paid', 'fulfilled')
   join order_lines l on l.order_no = o.order_no and l.card_off_fen > 0
   where c.order_no = $1 and not exists (
     select 1 from member_cards x where x.member_id = c.member_id and x.id <> c.id and x.state = 'active'
       and coalesce(x.activated_at, x.created_at) <= o.created_at and x.expires_at > o.created_at)
   order by o.order_no, l.line_no`
)

/** Holds the card that an order bought: no order gets its price meanwhile. */
export async function lockCardOf(orderNo: OrderNo, tx: Tx): Promise<void> {
  await lock([orderNo], tx)
}

/** What the card of an order has saved on goods that are still the member's, and was not withheld before. */
export async function savedByCard(orderNo: OrderNo, db: Queryable): Promise<SavedLine[]> {
  return (await saved([orderNo], db)).filter(({ fen }) => fen > 0)
}
