import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { hasEnded } from './holds'
import { QUOTA_STATES } from './lifecycle'

/** How often something was bought, in pieces. */
export interface Bought {
  readonly bought: number
  /** Those among them whose orders hold on to it no longer: see `makeWay`. */
  readonly ended: number
}

/** What a limit of purchases is of: a plate, or a product of the mall with all its SKUs. */
export interface LimitOf {
  readonly kind: 'plate' | 'sku'
  readonly id: string
}

const IS_OF: Readonly<Record<LimitOf['kind'], string>> = {
  plate: `l.item_id = $2`,
  sku: `l.item_id in (select id from mall_skus where product_id = $2)`
}

const countOf = (kind: LimitOf['kind']) =>
  statement<Bought>(
    `bought-times-${kind}`,
    `select coalesce(sum(l.quantity), 0)::int as bought,
     coalesce(sum(l.quantity) filter (where ${hasEnded('$4')}), 0)::int as ended
   from orders o join order_lines l on l.order_no = o.order_no
   where o.member_id = $1 and l.kind = '${kind}' and o.state = any($3) and ${IS_OF[kind]}`
  )

const count = { plate: countOf('plate'), sku: countOf('sku') }

/** How often the member has bought it; unpaid orders count until they are cancelled or closed. */
export async function timesBought(
  memberId: string,
  { kind, id }: LimitOf,
  now: Date,
  db: Queryable
): Promise<Bought> {
  const [row] = await count[kind]([memberId, id, QUOTA_STATES, now], db)
  return row ?? { bought: 0, ended: 0 }
}

const paid = statement<{ orderNo: OrderNo }>(
  'orders-paid-in',
  `select order_no as "orderNo" from orders
   where member_id = $1 and channel_code = $2 and state in ('paid', 'fulfilled') and paid_at >= $3 and paid_at < $4
     and pay_fen >= $5 order by paid_at limit 100`
)

/** What a member has paid for in a channel within a time, from a sum on; what went back does not count. */
export async function paidOrders(
  who: { readonly memberId: string; readonly channel: string },
  time: { readonly from: Date; readonly to: Date },
  leastFen: number,
  db: Queryable
): Promise<OrderNo[]> {
  const rows = await paid([who.memberId, who.channel, time.from, time.to, leastFen], db)
  return rows.map(({ orderNo }) => orderNo)
}
