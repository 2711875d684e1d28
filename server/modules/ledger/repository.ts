/** SQL of the ledger, which is only read here: triggers write it. */
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { LedgerBalance, LedgerDifference, LedgerEntry } from './model'

const entries = statement<LedgerEntry>(
  'ledger-of-order',
  `select id::int as id, event, unit, credit as "from", debit as "to", amount, at from ledger_entries
   where order_no = $1 order by id`
)

const SIDES = `cross join lateral (values (e.debit, e.amount), (e.credit, -e.amount)) as s(account, amount)`

const balances = statement<LedgerBalance>(
  'ledger-balances',
  `select e.unit, s.account, sum(s.amount)::int as amount from ledger_entries e ${SIDES}
   where e.order_no = $1 group by e.unit, s.account order by e.unit, s.account`
)

/** An order's movements, in the order in which they happened, and what its accounts have. */
export interface ExplainedOrder {
  readonly entries: readonly LedgerEntry[]
  readonly balances: readonly LedgerBalance[]
}

/** Explains an order by the ledger; empty for an order from before it began. */
export async function explainOrder(orderNo: OrderNo, db: Queryable): Promise<ExplainedOrder> {
  const [moved, left] = await Promise.all([entries([orderNo], db), balances([orderNo], db)])
  return { entries: moved, balances: left }
}

/** Money of virtual payment is on an account of its own at WeChat. */
const VIRTUAL = `p.way in ('virtual', 'apple')`

const differing = statement<LedgerDifference>(
  'ledger-differences',
  `with o as (
     select * from orders where order_no >= $1 and order_no < $2 and created_at >= (select at from ledger_start)),
   paid as (select p.order_no, coalesce(sum(p.amount_fen) filter (where not ${VIRTUAL}), 0) as fen,
       coalesce(sum(p.amount_fen) filter (where ${VIRTUAL}), 0) as virtual
     from o join payments p on p.order_no = o.order_no
     where p.paid_at is not null group by p.order_no),
   back as (select r.order_no, coalesce(sum(r.amount_fen - r.covered_fen) filter (where r.via is null and not ${VIRTUAL}), 0) as fen,
       coalesce(sum(r.amount_fen - r.covered_fen) filter (where r.via is null and ${VIRTUAL}), 0) as virtual,
       coalesce(sum(r.amount_fen - r.covered_fen) filter (where r.via is not null), 0) as outside
     from o join refunds r on r.order_no = o.order_no join payments p on p.out_trade_no = r.out_trade_no
     where r.state = 'done' group by r.order_no),
   lines as (select l.order_no, sum(l.quantity) as pieces, sum(l.claimed_pieces) as claimed
     from o join order_lines l on l.order_no = o.order_no group by l.order_no),
   points as (select e.order_no, sum(e.points) as points from o join points_entries e on e.order_no = o.order_no
     group by e.order_no),
   records as (select r.order_no, count(*) filter (where r.state in ('processing', 'issued', 'refunding')) as held,
       count(*) filter (where r.state = 'used') as used
     from o join receive_records r on r.order_no = o.order_no group by r.order_no),
   expected as (
     select o.order_no, x.unit, x.account, coalesce(x.amount, 0) as amount
     from o left join paid using (order_no) left join back using (order_no) left join lines using (order_no)
       left join points using (order_no) left join records using (order_no)
     cross join lateral (values
       ('fen', 'channel', coalesce(paid.fen, 0) - coalesce(back.fen, 0)),
       ('fen', 'virtual', coalesce(paid.virtual, 0) - coalesce(back.virtual, 0)),
       ('fen', 'outside', -back.outside),
       ('fen', 'discount', case when o.paid_at is not null then o.discount_fen end),
       ('fen', 'goods', case when o.paid_at is not null then -o.total_fen end),
       ('fen', 'freight', case when o.paid_at is not null then -o.freight_fen end),
       ('point', 'member', points.points),
       ('piece', 'bought', case when o.paid_at is not null then lines.pieces end - lines.claimed),
       ('right', 'held', records.held),
       ('right', 'used', records.used)) as x(unit, account, amount)),
   booked as (
     select e.order_no, e.unit, s.account, sum(s.amount) as amount from o join ledger_entries e on e.order_no = o.order_no
     ${SIDES} group by e.order_no, e.unit, s.account)
   select x.order_no as "orderNo", x.unit, x.account, coalesce(b.amount, 0)::int as amount, x.amount::int as expected
   from expected x left join booked b on b.order_no = x.order_no and b.unit = x.unit and b.account = x.account
   where coalesce(b.amount, 0) <> x.amount order by x.order_no, x.unit, x.account limit $3`
)

/** Accounts that differ, of orders whose numbers are between two (they begin with the time); `most` at most. */
export const ledgerDifferences = (
  [first, last]: readonly [string, string],
  most: number,
  db: Queryable
): Promise<LedgerDifference[]> => differing([first, last, most], db)
