/** Savings from card-holder prices, for a card that is to be returned. */
import type { OrderState } from '@contract/types'
import type { Queryable } from '../../../db/client'
import { statement } from '../../../db/statement'
import type { OrderNo } from '../../../domain/order-number'
import { GONE_PIECES } from '../../order'

/** A line priced by this card, and by no other card that the member holds. */
export interface SavedLine {
  readonly orderNo: OrderNo
  readonly lineNo: number
  readonly name: string
  readonly state: OrderState
  readonly fen: number
}

const saved = statement<SavedLine>(
  'saved-by-card',
  `select o.order_no as "orderNo", l.line_no as "lineNo", l.name, o.state,
     (l.card_off_fen - l.card_off_fen::bigint * ${GONE_PIECES} / l.quantity - coalesce((
       select sum(w.fen) from after_sale_withholdings w where w.of_order_no = o.order_no and w.of_line_no = l.line_no), 0))::int as fen
   from card_terms c join member_cards m on m.id = c.member_card_id join orders o on o.member_id = m.member_id
     and o.created_at >= c.starts_at and o.created_at < c.ends_at and o.state in ('unpaid', 'paid', 'fulfilled')
   join order_lines l on l.order_no = o.order_no and l.card_off_fen > 0
   where c.order_no = $1 and not exists (
     select 1 from card_terms x join member_cards y on y.id = x.member_card_id
     where y.member_id = m.member_id and x.id <> c.id and x.starts_at <= o.created_at and x.ends_at > o.created_at
       and not exists (select 1 from order_lines g where g.order_no = x.order_no and g.claimed_pieces > 0))
   order by o.order_no, l.line_no`
)

/** Savings from an order's card on goods that the member still has and that have not been withheld before. */
export async function savedByCard(orderNo: OrderNo, db: Queryable): Promise<SavedLine[]> {
  return (await saved([orderNo], db)).filter(({ fen }) => fen > 0)
}
