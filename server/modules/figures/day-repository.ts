import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** The sums of a period. */
export interface Sums {
  readonly orders: number
  readonly payments: number
  /** Fen. */
  readonly paidFen: number
  /** Fen: what the merchant refunded by hand is a refund of its own. */
  readonly refundedFen: number
  readonly newMembers: number
  readonly visitors: number
}

// numbers begin with the second of their order (domain/order-number.ts): the primary key sorts by time
const sums = statement<Sums>(
  'day-figures',
  `select
     (select count(*) from orders where order_no >= $4 and order_no < $5)::int as orders,
     (select count(*) from payments where paid_at >= $1 and paid_at < $2)::int as payments,
     (select coalesce(sum(amount_fen), 0) from payments where paid_at >= $1 and paid_at < $2)::float8 as "paidFen",
     (select coalesce(sum(amount_fen - covered_fen), 0) from refunds where state = 'done' and done_at >= $1 and done_at < $2)::float8
       as "refundedFen",
     (select count(*) from members where created_at >= $1 and created_at < $2 and merged_into is null)::int as "newMembers",
     (select count(*) from visits where day = $3::date and kind = 'uv')::int as visitors`
)

/** One hour of China's clock. */
export interface Hour {
  readonly hour: number
  readonly payments: number
  readonly paidFen: number
  readonly views: number
}

const hours = statement<Hour>(
  'hour-figures',
  `with paid as (
     select extract(hour from paid_at at time zone interval '8 hours')::int as hour, count(*) as payments, sum(amount_fen) as fen
     from payments where paid_at >= $1 and paid_at < $2 group by 1
   ), seen as (
     select extract(hour from at at time zone interval '8 hours')::int as hour, count(*) as views
     from visits where day = $3::date and kind = 'pv' group by 1
   )
   select h.hour, coalesce(paid.payments, 0)::int as payments, coalesce(paid.fen, 0)::float8 as "paidFen",
     coalesce(seen.views, 0)::int as views
   from generate_series(0, 23) as h(hour) left join paid using (hour) left join seen using (hour) order by h.hour`
)

/** A day with its bounds: as moments, and as what the numbers of orders begin with. */
export interface DayBounds {
  readonly day: string
  readonly from: Date
  readonly to: Date
  readonly fromNumber: string
  readonly toNumber: string
}

/** What a day brought. */
export async function sumsOf(
  { day, from, to, fromNumber, toNumber }: DayBounds,
  db: Queryable
): Promise<Sums> {
  const [row] = await sums([from, to, day, fromNumber, toNumber], db)
  if (!row) throw new Error('no sums')
  return row
}

/** What its hours brought. */
export const hoursOf = ({ day, from, to }: DayBounds, db: Queryable): Promise<Hour[]> =>
  hours([from, to, day], db)
