/** SQL of bills by day: what is fetched, once, and its rows. */
import { backoff } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { BillName } from '../../db/schema/bill'
import type { BillRow } from '../../gateways/pay/pay-gateway'

/** A bill that is to be fetched. */
export interface DueBill {
  readonly day: string
  readonly bill: BillName
  readonly attempts: number
}

const plan = command(
  'plan-bills',
  `insert into bill_days (day, bill, state, next_try_at)
   select d, b, 'waiting', $3 from unnest($1::text[]) b cross join unnest($2::date[]) d
   where d >= coalesce((select min(day) from bill_days x where x.bill = b), (select max(x) from unnest($2::date[]) x))
   on conflict do nothing`
)

/** The days whose bills are to be fetched; the first ever is the last of them, so that no history is asked for. */
export const planBills = (bills: readonly BillName[], days: readonly string[], now: Date, db: Queryable) =>
  plan([bills, days, now], db)

const claim = statement<DueBill>(
  'claim-bill',
  `update bill_days set attempts = attempts + 1, next_try_at = ${backoff('$1', 'attempts', '5 minutes')}
   where (day, bill) in (select day, bill from bill_days where state = 'waiting' and next_try_at <= $1 and bill = any($2)
     order by day, bill limit 1 for update skip locked)
   returning day::text as day, bill, attempts`
)

/** Claims a bill for this process, and schedules its next attempt: 5 minutes later, then doubling, up to an hour. */
export const claimBill = (bills: readonly BillName[], now: Date, db: Queryable) => claim([now, bills], db)

const lock = statement<{ open: boolean }>(
  'lock-bill',
  `select state = 'waiting' as open from bill_days where day = $1::date and bill = $2 for update`
)
const add = command(
  'add-bill-rows',
  `insert into bill_rows (bill, day, line, kind, number, out_trade_no, out_refund_no, at, amount_fen, fee_fen,
     rate_millionths, state)
   select $2, $1::date, r.* from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[],
     $9::bigint[], $10::int[], $11::int[], $12::text[]) r`
)
const stored = command(
  'bill-stored',
  `update bill_days set state = 'stored', rows = $3, stored_at = $4 where day = $1::date and bill = $2`
)

const AT_ONCE = 5000

/** Stores a bill whole; false if another process has. */
export async function storeBill(
  { day, bill }: Pick<DueBill, 'day' | 'bill'>,
  rows: readonly BillRow[],
  now: Date,
  tx: Tx
): Promise<boolean> {
  if (!(await lock([day, bill], tx))[0]?.open) return false
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE)
    const column = <T>(of: (row: BillRow) => T) => part.map(of)
    await add(
      [
        day,
        bill,
        part.map((_, place) => from + place + 1),
        column(({ kind }) => kind),
        column(({ number }) => number),
        column(({ outTradeNo }) => outTradeNo),
        column(({ outRefundNo }) => outRefundNo),
        column(({ at }) => at),
        column(({ amountFen }) => amountFen),
        column(({ feeFen }) => feeFen),
        column(({ rateMillionths }) => rateMillionths),
        column(({ state }) => state)
      ],
      tx
    )
  }
  await stored([day, bill, rows.length, now], tx)
  return true
}

const missing = command(
  'bill-missing',
  `update bill_days set state = 'missing' where day = $1::date and bill = $2 and state = 'waiting'`
)

/** The channel does not have it: not asked for any more. */
export const markMissing = async ({ day, bill }: DueBill, db: Queryable): Promise<boolean> =>
  (await missing([day, bill], db)) > 0

const own = statement<{ some: boolean }>(
  'paid-on-day',
  `select exists (select 1 from payments where out_trade_no >= $3 and out_trade_no < $4
     and paid_at >= $1 and paid_at < $2 and (way in ('virtual', 'apple')) = $5) as some`
)

/** Whether our books have a payment between two moments that should be in a bill; numbers begin with the day of the order. */
export async function paidBetween(
  [from, until]: readonly [Date, Date],
  [first, last]: readonly [string, string],
  bill: BillName,
  db: Queryable
): Promise<boolean> {
  return (await own([from, until, first, last, bill === 'virtual'], db))[0]?.some ?? false
}

const toMatch = statement<{ day: string }>(
  'bills-to-match',
  `select t.day::text as day from bill_days t where t.bill = any($3) and t.day >= $1::date
   group by t.day
   having count(*) filter (where t.state = 'stored') = cardinality($3::text[])
     and bool_or(t.matched_at is null or t.matched_at < $2)
     and not exists (select 1 from bill_days b
       where b.day < t.day and b.day >= $1::date and b.state = 'waiting' and b.bill = any($3))
   order by t.day`
)

/** Days from `since` on whose bills are there, have not been compared since `before`, and have no gap in front of them. */
export const billsToMatch = async (
  bills: readonly BillName[],
  since: string,
  before: Date,
  db: Queryable
): Promise<string[]> => (await toMatch([since, before, bills], db)).map(({ day }) => day)
