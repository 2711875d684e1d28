/**
 * The statement that wrote an order of one line before orders had several, kept for comparison: 21
 * parameters, and a NOT NULL that is violated on purpose to roll back the stock when the coupon cannot be
 * locked. Only the line's `kind` was added.
 */
import { statement } from '../server/db/statement'

export const insertOldOrder = statement<{ order_no: string }>(
  'bench-old-order',
  `with buyer as (select id from members where id = $2 and deleted_at is null for share),
   goods as (
     update products set stock = stock - $7 where id = $5 and on_sale and price_fen = $6 and stock >= $7
       and exists (select 1 from buyer) returning id),
   coupon as (
     update coupon_receives set state = 'locked', order_no = $1
     where id = $12 and member_id = $2 and state = 'usable' and expires_at > $18 and exists (select 1 from goods)
     returning id),
   made as (
     insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen,
       coupon_receive_id, member_card_id, distributor, account, distribution_activity_id, label_id, created_at,
       expires_at, paid_at, request_key)
     select $1, $2, $3, case when $12::text is null or exists (select 1 from coupon) then $4 end,
       case when $11::int = 0 then 'paid' else 'unpaid' end, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19,
       case when $11::int = 0 then $18::timestamptz end, $20
     from goods returning order_no),
   line as (
     insert into order_lines (order_no, line_no, kind, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen)
     select order_no, 1, $4, $5, $8, $21, $6, $7, $10, $11 from made),
   history as (
     insert into order_events (order_no, state, cause, note, at)
     select order_no, 'unpaid', 'buyer', '提交订单', $18 from made
     union all
     select order_no, 'paid', 'system', '无需支付', $18 from made where $11::int = 0)
   select order_no from made`
)
