/** What follows orders: payments and refunds, their history, parcels, requests, the ledger and the bills. */

/** Orders that were paid: one in twenty was not. */
const PAID = `n % 20 <> 1`
const REFUNDED = `n % 20 = 0`
/** Orders of goods that are sent. */
const SENT = `order_kind = 'sku'`
const IS_UNDER_WAY = `n % 50 = 3`

const PAYMENTS = [
  `insert into payments (out_trade_no, order_no, way, amount_fen, refunded_fen, state, transaction_id, created_at, expires_at, paid_at)
   select order_no || 'P01', order_no, (array['mini', 'jsapi', 'h5'])[1 + n % 3], 1000, case when ${REFUNDED} then 1000 else 0 end,
     case when ${REFUNDED} then 'refunded' when ${PAID} then 'paid' else 'closed' end, case when ${PAID} then '4200' || order_no end,
     past, past + interval '30 minutes', case when ${PAID} then past end from scale_owned`,
  `insert into pay_notices (id, out_trade_no, received_at)
   select 'EV-' || order_no, order_no || 'P01', past from scale_owned where ${PAID}`,
  `insert into refunds (out_refund_no, out_trade_no, order_no, refund_key, amount_fen, reason, state, attempts, next_try_at, created_at, done_at)
   select order_no || 'R01', order_no || 'P01', order_no, 'aftersale:scale-' || n, 1000, '不想要了', 'done', 1, past, past, past
   from scale_owned where ${REFUNDED}`,
  `insert into refund_acts (key, out_refund_no, kind, staff, reason, at)
   select 'scale-' || n, order_no || 'R01', 'retry', '客服一', '渠道曾退款异常', past from scale_owned where n % 400 = 0`,
  `insert into order_events (order_no, state, cause, note, at)
   select order_no, e.state, e.cause, '', past from scale_owned cross join lateral (values
     (1, 'unpaid', 'buyer', true), (2, 'paid', 'payment', ${PAID}), (3, 'cancelled', 'clock', not ${PAID}), (4, 'refunded', 'payment', ${REFUNDED}),
     (5, 'fulfilled', 'system', ${PAID} and not ${REFUNDED} and n % 1000 <> 2)) as e(place, state, cause, is_so) where e.is_so order by n, e.place`,
  `insert into order_consents (order_no, kind, version, agreed_at)
   select order_no, a.kind, a.version, past from scale_owned, (select kind, version from agreements order by kind, version limit 1) a
   where order_kind = 'card' and n % 30 = 2`,
  `insert into partner_orders (partner, partner_order_no, member_id, order_no, amount_fen, state, next_try_at, created_at, usable_until)
   select 'meituan', 'SCALE' || n, member_id, order_no, 1000, case when n % 80 = 5 then 'done' else 'returned' end, past, past,
     past + interval '30 days' from scale_owned where n % 40 = 5 and ${PAID}`,
  `insert into virtual_messages (key, event, out_trade_no, order_no, answer, first_at, last_at)
   select 'scale-' || n, 'xpay_goods_deliver_notify', order_no || 'P01', order_no, '{}', past, past from scale_owned where n % 400 = 2`
]

const PARCELS = [
  `insert into shipment_lines (order_no, line_no, quantity, sent) select order_no, 1, 1, 1 from scale_owned where ${SENT}`,
  `insert into parcels (id, order_no, parcel_no, carrier, tracking_no, state, sent_at, signed_at, watch, watch_at, asked_at, uploaded)
   select 'scale-' || n, order_no, 1, 'shunfeng', 'SF' || lpad(n::text, 12, '0'), case when ${IS_UNDER_WAY} then '0' else '3' end, past,
     case when ${IS_UNDER_WAY} then null else past end, case when ${IS_UNDER_WAY} then 'polling' else 'shutdown' end, past, past, true
   from scale_owned where ${SENT}`,
  `insert into parcel_lines (parcel_id, line_no, quantity) select 'scale-' || n, 1, 1 from scale_owned where ${SENT}`,
  `insert into parcel_traces (parcel_id, at, text, state)
   select 'scale-' || n, past + t.hours * interval '1 hour', t.text, t.state from scale_owned cross join (values
     (0, '快件已由【上海静安营业部】揽收', '1'), (9, '快件到达【上海转运中心】', '0'), (30, '快件已签收，感谢使用', '3')) as t(hours, text, state)
   where ${SENT} and (t.state <> '3' or not ${IS_UNDER_WAY})`,
  `insert into shipping_reports (order_no, manner, queued_at) select order_no, 'parcels', past from scale_owned where ${SENT} and ${PAID}`
]

const REQUESTS = [
  `update order_lines set claimed_pieces = 1, claimed_fen = 1000 from scale_owned
   where order_lines.order_no = scale_owned.order_no and ${REFUNDED}`,
  `insert into after_sale_lines (after_sale_id, line_no, quantity, amount_fen)
   select 'scale-' || n, 1, 1, 1000 from scale_owned where ${REFUNDED}`,
  `insert into after_sale_events (after_sale_id, state, cause, note, at)
   select 'scale-' || n, e.state, e.cause, '', past from scale_owned cross join (values
     (1, 'applied', 'buyer'), (2, 'refunding', 'rule'), (3, 'done', 'payment')) as e(place, state, cause) where ${REFUNDED} order by n, e.place`,
  `insert into after_sale_withholdings (after_sale_id, seq, kind, words, fen)
   select 'scale-' || n, 1, 'points', '已使用的积分', 10 from scale_owned where n % 200 = 0`
]

/** As the triggers book it (migrations 0010 and 0020), which do not run here. */
const LEDGER = [
  `insert into ledger_entries (event, unit, debit, credit, amount, order_no, at)
   select e.event, e.unit, e.debit, e.credit, e.amount, order_no, past from scale_owned cross join lateral (values
     (1, 'paid:' || order_no || 'P01', 'fen', 'channel', 'buyer', 1000, ${PAID}),
     (2, 'sold:' || order_no, 'fen', 'buyer', 'goods', 1000, ${PAID}),
     (3, 'sold:' || order_no, 'piece', 'bought', 'shelf', 1, ${PAID}),
     (4, 'claim:1', 'piece', 'shelf', 'bought', 1, ${REFUNDED}),
     (5, 'refund:' || order_no || 'R01', 'fen', 'buyer', 'channel', 1000, ${REFUNDED}),
     (6, 'points:earn', 'point', 'member', 'earn', 10, true)) as e(place, event, unit, debit, credit, amount, is_so)
   where e.is_so order by n, e.place`,
  `insert into ledger_entries (event, unit, debit, credit, amount, order_no, at)
   select 'right:' || id, 'right', 'held', 'given', 1, order_no, received_at from receive_records where id like 'scale-%'
   union all select 'right:' || id, 'right', 'used', 'held', 1, order_no, used_at from receive_records where id like 'scale-%' and state = 'used'`,
  `insert into bill_days (day, bill, state, rows, attempts, stored_at, matched_at)
   select (past at time zone 'Asia/Shanghai')::date, 'trade', 'stored', count(*), 1, max(past), max(past) from scale_owned where ${PAID} group by 1`,
  `insert into bill_rows (bill, day, line, kind, number, out_trade_no, at, amount_fen, fee_fen, rate_millionths, state)
   select 'trade', day, row_number() over (partition by day order by n), 'payment', '4200' || order_no, order_no || 'P01', past, 1000, 6, 6000, 'SUCCESS'
   from (select *, (past at time zone 'Asia/Shanghai')::date as day from scale_owned where ${PAID}) paid`,
  `insert into bill_differences (day, bill, kind, number, order_no, ours, theirs, found_at, settled_at, settled_by, reason)
   select (past at time zone 'Asia/Shanghai')::date, 'trade', 'fee', '4200' || order_no, order_no, '{"feeFen": 6}', '{"feeFen": 5}', past, past,
     '财务一', '费率当日调整' from scale_owned where n % 5000 = 2`
]

/** Statements that need orders, their lines, shipments, requests, records and points. */
export const MONEY: readonly string[] = [...PAYMENTS, ...PARCELS, ...REQUESTS, ...LEDGER]
