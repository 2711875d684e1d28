/**
 * The hot path of an order: one statement takes the stock, locks the coupon and writes order, line and history, or
 * leaves everything as it was.
 */
import type { GoodsKind } from '@contract/types'
import { sqlState, type Queryable } from '../../db/client'
import { statement, type Statement } from '../../db/statement'
import { GOODS_TABLE } from './goods-repository'
import type { PricedLine } from './pricing'
import { TRANSITIONS } from './lifecycle'

/** An order to be written; it costs nothing where `payFen` is 0, and is paid at once then. */
export interface NewOrder {
  readonly orderNo: string
  readonly memberId: string
  readonly channel: string
  readonly kind: GoodsKind
  readonly line: PricedLine
  readonly limitedStock: boolean
  readonly totalFen: number
  readonly discountFen: number
  readonly payFen: number
  readonly couponReceiveId: string | null
  readonly memberCardId: string | null
  readonly distributor: string | null
  readonly account: string | null
  readonly distributionActivityId: string | null
  readonly labelId: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly requestKey: string
}

/** `changed` = stock, price, coupon or buyer are not any more what the order was priced by; nothing was written. */
export type InsertOutcome = 'made' | 'changed' | 'number taken' | 'request repeated'

/**
 * The buyer first (an account that is being deleted is waited for, and buys nothing then), goods, then the coupon, always
 * in this order. A coupon that cannot be locked makes `kind` null, which the table
 * refuses: that is what undoes the stock within the one statement.
 */
function insertStatement(kind: GoodsKind, limited: boolean): Statement<{ order_no: string }> {
  const table = GOODS_TABLE[kind]
  const goods = limited
    ? `update ${table} set stock = stock - $7 where id = $5 and on_sale and price_fen = $6 and stock >= $7
         and exists (select 1 from buyer) returning id`
    : `select id from ${table} where id = $5 and on_sale and price_fen = $6 and stock is null and $7::int > 0
         and exists (select 1 from buyer)`
  return statement(
    `insert-order-${kind}-${limited ? 'limited' : 'free'}`,
    `with buyer as (select id from members where id = $2 and deleted_at is null for share),
     goods as (${goods}),
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
       insert into order_lines (order_no, line_no, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen)
       select order_no, 1, $5, $8, $21, $6, $7, $10, $11 from made),
     history as (
       insert into order_events (order_no, state, cause, note, at)
       select order_no, '${TRANSITIONS.create.to}', '${TRANSITIONS.create.by}', '${TRANSITIONS.create.note}', $18
       from made
       union all
       select order_no, '${TRANSITIONS.payNothing.to}', '${TRANSITIONS.payNothing.by}',
         '${TRANSITIONS.payNothing.note}', $18 from made where $11::int = 0)
     select order_no from made`
  )
}

const statements = {
  card: { limited: insertStatement('card', true), free: insertStatement('card', false) },
  plate: { limited: insertStatement('plate', true), free: insertStatement('plate', false) },
  product: { limited: insertStatement('product', true), free: insertStatement('product', false) }
}

const UNIQUE_VIOLATION = '23505'
const NOT_NULL_VIOLATION = '23502'

/** Writes an order. After another outcome than `made` a transaction around it has nothing to write. */
export async function insertOrder(order: NewOrder, db: Queryable): Promise<InsertOutcome> {
  const { line } = order
  const insert = statements[order.kind][order.limitedStock ? 'limited' : 'free']
  try {
    const rows = await insert(
      [
        order.orderNo,
        order.memberId,
        order.channel,
        order.kind,
        line.itemId,
        line.unitFen,
        line.quantity,
        line.name,
        order.totalFen,
        order.discountFen,
        order.payFen,
        order.couponReceiveId,
        order.memberCardId,
        order.distributor,
        order.account,
        order.distributionActivityId,
        order.labelId,
        order.createdAt,
        order.expiresAt,
        order.requestKey,
        line.picture
      ],
      db
    )
    return rows.length > 0 ? 'made' : 'changed'
  } catch (problem) {
    if (sqlState(problem) === NOT_NULL_VIOLATION) return 'changed'
    if (sqlState(problem) !== UNIQUE_VIOLATION) throw problem
    return constraintOf(problem) === 'orders_request' ? 'request repeated' : 'number taken'
  }
}

const lock = statement('lock-purchase', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

/**
 * Makes the member's purchases of one item wait for each other until the transaction ends: only then can a count of
 * them be relied on (a statement does not see what was committed after it began, so the lock comes before).
 */
export async function lockPurchases(memberId: string, itemId: string, client: Queryable): Promise<void> {
  await lock([`purchase ${memberId} ${itemId}`], client)
}

function constraintOf(problem: unknown): string | undefined {
  return problem instanceof Error && 'constraint' in problem ? String(problem.constraint) : undefined
}
