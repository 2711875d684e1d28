/** Orders of all members, for the console. */
import type { ConsoleData } from '@contract/console/types'
import type { OrderStage } from '@contract/order/stage'
import type { OrderKind, OrderState } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { StoredAddress } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { stageSql } from './stage'

type Detail = ConsoleData<'orderDetail'>

/** An order in the console's list. */
export interface OperatorBrief {
  readonly orderNo: OrderNo
  readonly kind: OrderKind
  readonly stage: OrderStage
  readonly channel: string
  readonly name: string
  readonly lines: number
  readonly payFen: number
  readonly refundedFen: number
  readonly mobile: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
}

const BRIEF = `o.order_no as "orderNo", o.kind, o.channel_code as channel, o.pay_fen as "payFen", m.mobile, o.created_at as "createdAt",
  o.paid_at as "paidAt",
  coalesce((select l.name from order_lines l where l.order_no = o.order_no order by l.line_no limit 1), '') as name,
  (select count(*) from order_lines l where l.order_no = o.order_no)::int as lines,
  coalesce((select sum(p.refunded_fen) from payments p where p.order_no = o.order_no), 0)::int as "refundedFen"`

// numbers begin with the second of their order (domain/order-number.ts): the primary key sorts by time
/** One statement for each way to look: a prepared one is planned for all values, so an index that only some of them use is not used. */
const listed = (name: string, way: string) =>
  statement<OperatorBrief>(
    name,
    `select ${BRIEF}, ${stageSql('$1')} as stage from orders o join members m on m.id = o.member_id
     where ${way} and o.order_no >= $2 and o.order_no < $3 and ($4::text is null or o.channel_code = $4)
       and ($5::text is null or ${stageSql('$1')} = $5)
     order by o.order_no desc limit $6`
  )
const all = listed('operator-orders', 'true')
const ofMember = listed('operator-orders-of-member', 'o.member_id = $7')
const numbered = listed(
  'operator-order-by-number',
  'o.order_no = $7 and ($8::text is null or o.member_id = $8)'
)
const ofReceiver = listed('operator-orders-of-receiver', 'o.receiver_mac = $7 and o.address is not null')

/** Stages that are a state of the order and nothing else, each found by `orders_ended`: few orders among many are looked for. */
const STATES = [
  'unpaid',
  'cancelled',
  'closed',
  'refunding',
  'refunded'
] as const satisfies readonly OrderStage[]
const inState = new Map<OrderStage, typeof all>(
  STATES.map((state) => [state, listed(`operator-orders-${state}`, `o.state = '${state}'`)])
)

/** Before and after all numbers. */
const [FIRST, LAST] = ['', 'A']

const byTrade = statement<{ orderNo: OrderNo }>(
  'operator-order-of-trade',
  `select order_no as "orderNo" from payments where out_trade_no = $1 or transaction_id = $1`
)

const byMobile = statement<{ id: string }>('operator-member', 'select id from members where mobile = $1')

/** What is wanted of the list; null = whatever it is. */
export interface OperatorFilter {
  /** The number of the last order shown. */
  readonly before: string | null
  /** Bounds of the numbers, by time: from, included, and to, excluded. */
  readonly from: string | null
  readonly to: string | null
  readonly orderNo: string | null
  readonly memberId: string | null
  readonly channel: string | null
  readonly stage: OrderStage | null
}

/** What is wanted, whatever way the orders are found by. */
export type Bounds = Pick<OperatorFilter, 'before' | 'from' | 'to' | 'channel' | 'stage'>

const valuesOf = ({ before, from, to, channel, stage }: Bounds, most: number, now: Date): unknown[] => {
  const until = [before, to].filter((bound) => bound !== null).sort()[0] ?? LAST
  return [now, from ?? FIRST, until, channel, stage, most]
}

/** Orders of all members, newest first. */
export const listOperatorOrders = (
  filter: OperatorFilter,
  most: number,
  now: Date,
  db: Queryable
): Promise<OperatorBrief[]> => {
  const { orderNo, memberId, stage } = filter
  const values = valuesOf(filter, most, now)
  if (orderNo !== null) return numbered([...values, orderNo, memberId], db)
  if (memberId !== null) return ofMember([...values, memberId], db)
  return ((stage && inState.get(stage)) ?? all)(values, db)
}

/** Orders that are sent to a receiver, newest first, by the hashes of the number (two while the secret is being replaced). */
export async function listOrdersOfReceiver(
  macs: readonly string[],
  bounds: Bounds,
  most: number,
  now: Date,
  db: Queryable
): Promise<OperatorBrief[]> {
  const values = valuesOf(bounds, most, now)
  const found = await Promise.all(macs.map((mac) => ofReceiver([...values, mac], db)))
  return found
    .flat()
    .sort((a, b) => (a.orderNo < b.orderNo ? 1 : -1))
    .slice(0, most)
}

/** The order of a payment, by our number or the payment channel's. */
export const orderOfTrade = async (number: string, db: Queryable): Promise<OrderNo | null> =>
  (await byTrade([number], db))[0]?.orderNo ?? null

/** The member with a number. */
export const memberOfMobile = async (mobile: string, db: Queryable): Promise<string | null> =>
  (await byMobile([mobile], db))[0]?.id ?? null

/** An order as the console shows it. Lists are made by PostgreSQL, with moments as the contract has them. */
export interface OperatorOrder extends OperatorBrief {
  readonly lifecycle: OrderState
  readonly totalFen: number
  readonly discountFen: number
  readonly freightFen: number
  readonly withheldFen: number
  readonly expiresAt: Date
  readonly fulfilledAt: Date | null
  readonly closedAt: Date | null
  readonly note: string | null
  readonly couponName: string | null
  readonly distributor: string | null
  readonly account: string | null
  readonly memberId: string
  readonly nickname: string
  readonly blockedAt: Date | null
  readonly address: StoredAddress | null
  readonly allLines: Detail['lines']
  readonly payments: Detail['payments']
  readonly refunds: Detail['refunds']
  readonly history: Detail['history']
  readonly shipment: Detail['shipment']
  readonly parcels: Detail['parcels']
  readonly rights: Detail['rights']
  readonly afterSales: Detail['afterSales']
}

const listOf = (fields: string, from: string, order: string) =>
  `coalesce((select json_agg(json_build_object(${fields}) order by ${order}) from ${from}), '[]')`

/** Everything that an order delivered, in one form. */
const RIGHTS = `(
  select 'card' as kind, c.id, g.name, c.state, right(c.card_no, 4) as tail, null::timestamptz as used, t.ends_at as ends
    from card_terms t join member_cards c on c.id = t.member_card_id join card_products g on g.id = c.card_id where t.order_no = $2
  union all select 'plate', p.id, g.name, 'active', null, null, p.ends_at from member_plates p join plates g on g.id = p.plate_id where p.order_no = $2
  union all select 'record', r.id, g.name, r.state, right(r.code, 4), r.used_at, r.expires_at
    from receive_records r join privileges g on g.id = r.privilege_id where r.order_no = $2
  union all select 'ticket', t.id, d.name, t.state, right(t.serial, 4), t.used_at, null
    from tickets t join ticket_days d on d.id = t.day_id where t.order_no = $2
  union all select 'lounge', l.pass_no, l.plan_name, l.state, right(l.pass_no, 4), null, l.expires_at from lounge_passes l where l.order_no = $2) x`

const one = statement<OperatorOrder>(
  'operator-order',
  `select ${BRIEF}, ${stageSql('$1')} as stage, o.state as lifecycle, o.total_fen as "totalFen", o.discount_fen as "discountFen",
     o.freight_fen as "freightFen", o.withheld_fen as "withheldFen", o.expires_at as "expiresAt", o.fulfilled_at as "fulfilledAt",
     o.closed_at as "closedAt", o.note, o.distributor, o.account, o.address, m.id as "memberId", m.nickname, m.blocked_at as "blockedAt",
     (select c.name from coupon_receives r join coupons c on c.id = r.coupon_id where r.id = o.coupon_receive_id) as "couponName",
     ${listOf(
       `'lineNo', l.line_no, 'kind', l.kind, 'itemId', l.item_id, 'name', l.name, 'picture', l.picture, 'detail', l.detail,
       'unitFen', l.unit_fen, 'quantity', l.quantity, 'discountFen', l.discount_fen, 'cardOffFen', l.card_off_fen,
       'pointsOffFen', l.points_off_fen, 'points', l.points, 'payFen', l.pay_fen, 'claimedPieces', l.claimed_pieces, 'claimedFen', l.claimed_fen`,
       'order_lines l where l.order_no = $2',
       'l.line_no'
     )} as "allLines",
     ${listOf(
       `'outTradeNo', p.out_trade_no, 'way', p.way, 'state', p.state, 'amountFen', p.amount_fen, 'refundedFen', p.refunded_fen,
       'transactionId', p.transaction_id, 'createdAt', p.created_at, 'paidAt', p.paid_at`,
       'payments p where p.order_no = $2',
       'p.created_at, p.out_trade_no'
     )} as payments,
     ${listOf(
       `'outRefundNo', r.out_refund_no, 'amountFen', r.amount_fen, 'reason', r.reason, 'state', r.state, 'failure', r.failure,
       'createdAt', r.created_at, 'doneAt', r.done_at`,
       'refunds r where r.order_no = $2',
       'r.created_at, r.out_refund_no'
     )} as refunds,
     ${listOf(
       `'at', e.at, 'state', e.state, 'cause', e.cause, 'note', e.note`,
       'order_events e where e.order_no = $2',
       'e.id'
     )} as history,
     (select json_build_object('state', s.state, 'sentAt', s.sent_at, 'receivedAt', s.received_at) from shipments s where s.order_no = $2) as shipment,
     ${listOf(
       `'parcelId', p.id, 'parcelNo', p.parcel_no, 'carrier', p.carrier, 'trackingNo', p.tracking_no, 'state', p.state, 'sentAt', p.sent_at,
       'signedAt', p.signed_at, 'lines', ${listOf(`'lineNo', q.line_no, 'quantity', q.quantity`, 'parcel_lines q where q.parcel_id = p.id', 'q.line_no')}`,
       'parcels p where p.order_no = $2',
       'p.parcel_no'
     )} as parcels,
     ${listOf(
       `'kind', x.kind, 'id', x.id, 'name', x.name, 'state', x.state, 'codeTail', x.tail, 'usedAt', x.used, 'expiresAt', x.ends`,
       RIGHTS,
       'x.kind, x.id'
     )} as rights,
     ${listOf(
       `'afterSaleId', a.id, 'kind', a.kind, 'state', a.state, 'amountFen', a.amount_fen, 'reason', a.reason, 'createdAt', a.created_at`,
       'after_sales a where a.order_no = $2',
       'a.created_at, a.id'
     )} as "afterSales"
   from orders o join members m on m.id = o.member_id where o.order_no = $2`
)

/** An order with everything about it; null if there is none. */
export const findOperatorOrder = async (
  orderNo: OrderNo,
  now: Date,
  db: Queryable
): Promise<OperatorOrder | null> => (await one([now, orderNo], db))[0] ?? null

const state = statement<{ state: OrderState }>(
  'operator-order-state',
  'select state from orders where order_no = $1'
)

/** The state of an order; null if there is none. */
export const stateOf = async (orderNo: OrderNo, db: Queryable): Promise<OrderState | null> =>
  (await state([orderNo], db))[0]?.state ?? null
