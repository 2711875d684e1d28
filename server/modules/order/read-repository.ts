import { STAGES_OF_TAB, type OrderStage, type OrderTab } from '@contract/order/stage'
import type { OrderKind, OrderLine, OrderState, PartnerCode, PrivilegeBrief } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'
import { onTheWaySql, stageSql, underWaySql } from './stage'

/** An order with its lines, as stored. */
export interface OrderRow {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channelCode: string
  readonly kind: OrderKind
  readonly state: OrderState
  readonly stage: OrderStage
  readonly totalFen: number
  readonly discountFen: number
  readonly freightFen: number
  readonly payFen: number
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
  readonly closedAt: Date | null
  readonly lines: OrderLine[]
  /** The partner of an order of kind `partner`. */
  readonly partner: PartnerCode | null
  /** The kind of privilege delivered for goods of kind `product`. */
  readonly privilegeKind: PrivilegeBrief['kind'] | null
}

const COLUMNS = `o.order_no as "orderNo", o.member_id as "memberId", o.channel_code as "channelCode", o.kind, o.state,
  o.total_fen as "totalFen", o.discount_fen as "discountFen", o.freight_fen as "freightFen", o.pay_fen as "payFen", o.created_at as "createdAt",
  o.expires_at as "expiresAt", o.paid_at as "paidAt", o.closed_at as "closedAt",
  (select json_agg(json_build_object('itemId', l.item_id, 'name', l.name, 'picture', l.picture, 'unitFen', l.unit_fen,
    'quantity', l.quantity, 'detail', l.detail, 'discountFen', l.discount_fen, 'cardOffFen', l.card_off_fen, 'pointsOffFen', l.points_off_fen, 'payFen', l.pay_fen) order by l.line_no)
    from order_lines l where l.order_no = o.order_no) as lines,
  case o.kind when 'partner' then (select p.partner from partner_orders p where p.order_no = o.order_no) end as partner,
  case o.kind when 'product' then (select r.kind from order_lines l join products g on g.id = l.item_id
    join privileges r on r.id = g.privilege_id where l.order_no = o.order_no order by l.line_no limit 1)
    end as "privilegeKind"`

const one = statement<OrderRow>(
  'order',
  `select ${COLUMNS}, ${stageSql('$3')} as stage from orders o where o.order_no = $1 and o.member_id = $2`
)

const owned = statement<{ owned: boolean }>(
  'order-owned',
  'select exists (select 1 from orders where order_no = $1 and member_id = $2) as owned'
)

const NEWEST_FIRST = keyset(
  { by: 'o.created_at', type: 'timestamptz', desc: 'nulls last' },
  { by: 'o.order_no', type: 'text', desc: true }
)

/** The orders of a page are found by an index alone, which knows all that tells one tab from another; then they are read. */
const pageSql = (condition: string) =>
  `select ${COLUMNS}, ${stageSql('$4')} as stage, ${NEWEST_FIRST.column} from (
     select o.order_no from orders o
     where o.member_id = $1 and o.hidden_at is null ${condition} and ${NEWEST_FIRST.after('$3')}
     order by ${NEWEST_FIRST.order} limit $2) page join orders o on o.order_no = page.order_no
   order by ${NEWEST_FIRST.order}`

const page = statement<OrderRow & Positioned>('orders-page', pageSql(''))
/** The stage of an order costs a look at its goods: its state tells most of them apart before. */
const pageInStages = statement<OrderRow & Positioned>(
  'orders-page-in-stages',
  pageSql(`and o.state = any($6) and ${stageSql('$4')} = any($5)`)
)
/** Fulfilled orders that are in these stages are few among those that are done. */
const pageUnderWay = statement<OrderRow & Positioned>(
  'orders-page-under-way',
  pageSql(`and o.state = any($6) and (o.state <> 'fulfilled' or o.order_no in (${underWaySql('$1', '$4')}))
     and ${stageSql('$4')} = any($5)`)
)
const pageToReceive = statement<OrderRow & Positioned>(
  'orders-page-to-receive',
  pageSql(
    `and o.state = 'fulfilled' and o.order_no = any(array(${onTheWaySql('$1')})) and ${stageSql('$4')} = 'toReceive'`
  )
)
const pageOfRefunds = statement<OrderRow & Positioned>(
  'orders-page-of-refunds',
  pageSql(`and (o.state in ('refunding', 'refunded') or o.order_no in (
     select a.order_no from after_sales a where a.member_id = $1))`)
)

/** The states of the orders that can be in a tab. */
const STATES_OF_TAB: Readonly<
  Record<Exclude<OrderTab, 'all' | 'toReceive' | 'refund'>, readonly OrderState[]>
> = {
  unpaid: ['unpaid'],
  toShip: ['paid', 'fulfilled'],
  toUse: ['paid', 'fulfilled'],
  done: ['fulfilled']
}

const byRequest = statement<{ order_no: OrderNo }>(
  'order-of-request',
  'select order_no from orders where member_id = $1 and request_key = $2'
)

/** An order of this member; null if it is somebody else's. */
export async function findOrder(
  memberId: string,
  orderNo: OrderNo,
  now: Date,
  db: Queryable
): Promise<OrderRow | null> {
  const [row] = await one([orderNo, memberId, now], db)
  return row ?? null
}

/** Whether an order is this member's. */
export async function ownsOrder(memberId: string, orderNo: OrderNo, db: Queryable): Promise<boolean> {
  const [row] = await owned([orderNo, memberId], db)
  return row?.owned === true
}

/** A page of the member's orders, newest first. */
export async function listOrders(
  memberId: string,
  { tab, cursor, pageSize, now }: PageRequest & { readonly tab: OrderTab; readonly now: Date },
  db: Queryable
): Promise<Page<OrderRow>> {
  const part = [memberId, limitOf(pageSize), NEWEST_FIRST.start(cursor), now]
  return NEWEST_FIRST.page(await rowsOfTab(tab, part, db), pageSize)
}

function rowsOfTab(tab: OrderTab, part: readonly unknown[], db: Queryable) {
  if (tab === 'all') return page(part, db)
  if (tab === 'refund') return pageOfRefunds(part, db)
  if (tab === 'toReceive') return pageToReceive(part, db)
  const inStages = STAGES_OF_TAB[tab].includes('done') ? pageInStages : pageUnderWay
  return inStages([...part, STAGES_OF_TAB[tab], STATES_OF_TAB[tab]], db)
}

/** Number of the order that a call with this key created, if any. */
export async function orderOfRequest(
  memberId: string,
  requestKey: string,
  db: Queryable
): Promise<OrderNo | null> {
  const [row] = await byRequest([memberId, requestKey], db)
  return row?.order_no ?? null
}
