import { MAX_REPORT_ROWS } from '@contract/console/limits'
import type { ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { midnightOf } from '../../lib/china-time'
import { chinaDay } from './china-day'

/** One row of a report; fen and pieces. */
export interface Sales {
  readonly key: string
  readonly name: string | null
  readonly orders: number
  readonly pieces: number
  readonly paidFen: number
  readonly refundedFen: number
  readonly discountFen: number
  readonly points: number
}

/** Sales by something that a payment and a refund have: what arrived and what went back in these days. */
const byMovement = (name: string, paidKey: string, refundKey: string, order: string) =>
  statement<Sales>(
    name,
    `with bought as (
       select ${paidKey} as key, o.order_no, sum(p.amount_fen) as paid, max(o.discount_fen) as discount
       from payments p join orders o on o.order_no = p.order_no where p.paid_at >= $1 and p.paid_at < $2 group by 1, 2
     ), sold as (
       select b.key, count(*) as orders, sum(b.paid) as paid, sum(b.discount) as discount, sum(l.pieces) as pieces, sum(l.points) as points
       from bought b cross join lateral (select sum(quantity) as pieces, sum(points) as points from order_lines where order_no = b.order_no) l
       group by 1
     ), back as (
       select ${refundKey} as key, sum(r.amount_fen - r.covered_fen) as fen
       from refunds r join orders o on o.order_no = r.order_no
       where r.state = 'done' and r.done_at >= $1 and r.done_at < $2 group by 1
     )
     select key, null::text as name, coalesce(s.orders, 0)::int as orders, coalesce(s.pieces, 0)::int as pieces,
       coalesce(s.paid, 0)::float8 as "paidFen", coalesce(back.fen, 0)::float8 as "refundedFen",
       coalesce(s.discount, 0)::float8 as "discountFen", coalesce(s.points, 0)::float8 as points
     from sold s full join back using (key) order by ${order} limit ${MAX_REPORT_ROWS}`
  )

/** Sales by what was bought: its lines, with what is refunded of them. */
const byLine = (name: string, key: string, called: string) =>
  statement<Sales>(
    name,
    `select ${key} as key, ${called} as name, count(distinct l.order_no)::int as orders, sum(l.quantity)::int as pieces,
       sum(l.pay_fen)::float8 as "paidFen", sum(l.claimed_fen)::float8 as "refundedFen", sum(l.discount_fen)::float8 as "discountFen",
       sum(l.points)::float8 as points
     from order_lines l
     where l.order_no in (select order_no from payments where paid_at >= $1 and paid_at < $2)
     group by 1 order by 5 desc, 1 limit ${MAX_REPORT_ROWS}`
  )

const REPORTS = {
  day: byMovement(
    'sales-by-day',
    chinaDay('p.paid_at', 'YYYY-MM-DD'),
    chinaDay('r.done_at', 'YYYY-MM-DD'),
    'key'
  ),
  month: byMovement(
    'sales-by-month',
    chinaDay('p.paid_at', 'YYYY-MM'),
    chinaDay('r.done_at', 'YYYY-MM'),
    'key'
  ),
  channel: byMovement('sales-by-channel', 'o.channel_code', 'o.channel_code', '5 desc, key'),
  kind: byLine('sales-by-kind', 'l.kind', 'null::text'),
  goods: byLine('sales-by-goods', `l.kind || ' ' || l.item_id`, 'max(l.name)')
} as const

/** Sales of the days from `from` to `to`, both included: by day and month in order, by the others those with most money first. */
export const listSales = ({ from, to, by }: ConsoleParsed<'salesFigures'>, db: Queryable): Promise<Sales[]> =>
  REPORTS[by]([midnightOf(from), midnightOf(to, 1)], db)
