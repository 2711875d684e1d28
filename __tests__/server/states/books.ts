/** Whether the books of orders add up, whatever has happened to it. */
import type { Pool } from 'pg'
import type { Queryable } from '../../../server/db/client'
import { ledgerDifferences } from '../../../server/modules/ledger/repository'

/** What must never be, of orders. */
const NEVER = `
  select 'more than whole goes back' as fault from payments p where p.order_no = any($1)
    and p.amount_fen < (select coalesce(sum(r.amount_fen - r.covered_fen), 0) from refunds r where r.out_trade_no = p.out_trade_no)
  union all
  select 'a payment has other refunds than it says' from payments p where p.order_no = any($1)
    and p.refunded_fen <> (select coalesce(sum(r.amount_fen - r.covered_fen), 0) from refunds r where r.out_trade_no = p.out_trade_no)
  union all
  select 'money is kept, and the order is ' || o.state from orders o join payments p using (order_no) where o.order_no = any($1)
    and o.kind <> 'ticket' and p.state = 'paid' and o.state not in ('paid', 'fulfilled')
    and p.amount_fen - p.refunded_fen > o.withheld_fen + o.freight_fen - o.freight_claimed_fen
  union all
  select 'a code in use, and all money back' from receive_records r join payments p using (order_no) where r.order_no = any($1)
    and r.state = 'used' and p.state = 'refunded' and not exists (select 1 from refunds f where f.order_no = r.order_no and f.reason = '商家退款')
    and not exists (select 1 from refunds f where f.order_no = r.order_no and f.refund_key like 'staff:%')
  union all
  select 'a code can be used, and the order is ' || o.state from orders o join receive_records r using (order_no) where o.order_no = any($1)
    and r.state in ('issued', 'processing') and o.state in ('refunding', 'refunded', 'cancelled', 'closed', 'unpaid')
  union all
  select 'a ticket can be used, and the order is ' || o.state from orders o join tickets t using (order_no) where o.order_no = any($1)
    and t.state = 'issued' and o.state <> 'fulfilled'
  union all
  select 'a request that came to nothing has a refund' from after_sales a join refunds r on r.refund_key = 'aftersale:' || a.id
    where a.order_no = any($1) and a.state in ('withdrawn', 'refused', 'applied')
  union all
  select 'line ' || l.line_no || ' claims more than requests and refunds do' from order_lines l where l.order_no = any($1)
    and l.claimed_fen > 0 and l.claimed_pieces = 0 and not exists (select 1 from refunds r where r.order_no = l.order_no)
  union all
  select 'points are ' || a.balance || ', not ' || s.points from points_accounts a, lateral (
    select coalesce(sum(e.points), 0) as points from points_entries e
    where e.member_id = a.member_id and e.channel_code = a.channel_code) s
    where a.member_id = any(select member_id from orders where order_no = any($1)) and a.balance <> s.points
  union all
  select 'coupon is ' || c.state || ', and the order ' || o.state from orders o join coupon_receives c on c.id = o.coupon_receive_id
    where o.order_no = any($1) and c.order_no = o.order_no and c.state = 'usable'
  union all
  select 'a settled commission of a refunded order has no entry that takes it back' from commissions c join orders o using (order_no)
    where o.order_no = any($1) and o.state = 'refunded' and c.state = 'pending'`

interface Books {
  readonly pool: Pool
  readonly db: Queryable
}

/** What is wrong with the books of an order; nothing, whatever has happened. */
export const orderFaults = (books: Books, orderNo: string): Promise<readonly string[]> =>
  ordersFaults(books, [orderNo])

/** The same of many orders at once; of the ledger, all orders between the first and the last. */
export async function ordersFaults(
  { pool, db }: Books,
  orderNos: readonly string[]
): Promise<readonly string[]> {
  const [first = '', ...others] = [...orderNos].sort()
  const { rows } = await pool.query<{ fault: string }>(NEVER, [orderNos])
  const differences = await ledgerDifferences([first, `${others.at(-1) ?? first}~`], 10, db)
  return [
    ...rows.map(({ fault }) => fault),
    ...differences.map(
      ({ unit, account, amount, expected }) =>
        `the ledger has ${amount} ${unit} at ${account}, not ${expected}`
    )
  ]
}
