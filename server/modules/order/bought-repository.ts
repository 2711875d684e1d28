import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { hasEnded } from './holds'
import { QUOTA_STATES } from './lifecycle'

/** How often something was bought, in pieces. */
export interface Bought {
  readonly bought: number
  /** Those whose orders no longer hold it: see `closeLapsedHolds`. */
  readonly ended: number
}

/** What a purchase limit applies to: a plate, or a product of the mall with all its SKUs. */
export interface LimitOf {
  readonly kind: 'plate' | 'sku'
  readonly id: string
}

/** SQL: what an item `i` that was bought counts for. */
const LIMIT_OF: Readonly<Record<LimitOf['kind'], { readonly id: string; readonly join: string }>> = {
  plate: { id: 'i.item_id', join: '' },
  sku: { id: 's.product_id', join: 'join mall_skus s on s.id = i.item_id' }
}

/**
 * Lines are summed up by item before any is looked up: a member buys the same again. `offset 0` has them looked up order by order:
 * for many orders PostgreSQL would rather read the lines of everybody.
 */
const countOf = (kind: LimitOf['kind']) =>
  statement<Bought & { readonly id: string }>(
    `bought-times-${kind}`,
    `select ${LIMIT_OF[kind].id} as id, sum(i.bought)::int as bought, sum(i.ended)::int as ended from (
       select l.item_id, sum(l.quantity) as bought, coalesce(sum(l.quantity) filter (where ${hasEnded('$4')}), 0) as ended
       from orders o cross join lateral (
         select item_id, quantity from order_lines where order_no = o.order_no and kind = '${kind}' offset 0) l
       where o.member_id = $1 and o.kind = '${kind}' and o.state = any($3) group by 1) i
     ${LIMIT_OF[kind].join} where ${LIMIT_OF[kind].id} = any($2) group by 1`
  )

const count = { plate: countOf('plate'), sku: countOf('sku') }

const NEVER: Bought = { bought: 0, ended: 0 }

/**
 * How often the member has bought each of these; unpaid orders count until they are cancelled or closed. One statement for all:
 * each reads every order of the member.
 * @returns a lookup by id
 */
export async function timesBought(
  memberId: string,
  kind: LimitOf['kind'],
  ids: readonly string[],
  now: Date,
  db: Queryable
): Promise<(id: string) => Bought> {
  const rows = ids.length === 0 ? [] : await count[kind]([memberId, ids, QUOTA_STATES, now], db)
  const found = new Map(rows.map(({ id, bought, ended }) => [id, { bought, ended }]))
  return (id) => found.get(id) ?? NEVER
}

/**
 * SQL: part of the order `o` is neither refunded nor requested back, at least `least` was paid for that part, and all
 * of it was handed over.
 */
const stays = (least: string) => `o.state = 'fulfilled' and exists (
     select 1 from order_lines l where l.order_no = o.order_no group by l.order_no
     having sum(l.quantity - l.claimed_pieces) > 0 and sum(l.pay_fen - l.claimed_fen) + o.freight_fen - o.freight_claimed_fen >= ${least})
   and not exists (select 1 from receive_records r where r.order_no = o.order_no and r.state = 'processing')`

const paid = statement<{ orderNo: OrderNo }>(
  'orders-paid-in',
  `select o.order_no as "orderNo" from orders o
   where o.member_id = $1 and o.channel_code = $2 and o.paid_at >= $3 and o.paid_at < $4 and ${stays('$5')}
   order by o.paid_at limit 100`
)

const share = statement('share-order', 'select 1 as held from orders where order_no = $1 for share')
const stillPaid = statement<{ orderNo: OrderNo }>(
  'order-still-paid',
  `select o.order_no as "orderNo" from orders o where o.order_no = $1 and ${stays('$2')}`
)

/** Whether an order remains paid, from a sum on; it stays so until the transaction ends: refund requests wait. */
export async function holdPaid(orderNo: OrderNo, leastFen: number, tx: Tx): Promise<boolean> {
  await share([orderNo], tx)
  return (await stillPaid([orderNo, leastFen], tx)).length > 0
}

/** A member's orders in a channel within a period, from a sum on; refunded or requested amounts do not count. */
export async function paidOrders(
  who: { readonly memberId: string; readonly channel: string },
  time: { readonly from: Date; readonly to: Date },
  leastFen: number,
  db: Queryable
): Promise<OrderNo[]> {
  const rows = await paid([who.memberId, who.channel, time.from, time.to, leastFen], db)
  return rows.map(({ orderNo }) => orderNo)
}
