/**
 * SQL that compares the bills of a day with our books, row by row. $1 day, $2 and $3 the moments between which our side
 * is looked at, $4 and $5 the numbers of payments that can be of it (they begin with the day of the order), $6 now.
 */
import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'

const DAY = `(select * from bill_rows where bill = 'trade' and day = $1::date)`
const side = (fields: string) => `jsonb_strip_nulls(jsonb_build_object(${fields}))`

/** What the channel was paid, and we do not know, or know otherwise. */
const PAYMENTS = `
  select 'trade' as bill, b.out_trade_no as number, p.order_no,
    case when p.out_trade_no is null then 'missing here' when p.state in ('created', 'closed') then 'state'
      else 'amount' end as kind,
    case when p.out_trade_no is not null then ${side(`'fen', p.amount_fen, 'state', p.state`)} end as ours,
    ${side(`'fen', b.amount_fen, 'feeFen', b.fee_fen, 'state', 'SUCCESS'`)} as theirs
  from ${DAY} b left join payments p on p.out_trade_no = b.out_trade_no
  where b.kind = 'payment'
    and (p.out_trade_no is null or p.state in ('created', 'closed') or p.amount_fen <> b.amount_fen)`

/**
 * What the channel refunded. A failed refund under a number that is not ours concerns whoever made it, and numbers that
 * a retry has replaced. One that is under way shows how it ends in a later notice.
 */
const REFUNDS = `
  select 'trade', b.out_refund_no, coalesce(r.order_no, p.order_no),
    case when r.out_refund_no is null then 'missing here'
      when r.amount_fen - r.covered_fen <> b.amount_fen and r.state <> 'covered' then 'amount' else 'state' end,
    case when r.out_refund_no is not null then ${side(`'fen', r.amount_fen - r.covered_fen, 'state', coalesce(r.via, r.state)`)} end,
    ${side(`'fen', b.amount_fen, 'feeFen', b.fee_fen, 'state', b.state`)}
  from ${DAY} b left join refunds r on r.out_refund_no = b.out_refund_no
    left join payments p on p.out_trade_no = b.out_trade_no
  where b.kind = 'refund' and case
    when r.out_refund_no is null then b.state = 'SUCCESS'
      or (b.state = 'PROCESSING' and b.at < $6::timestamptz - interval '3 days')
    when r.state <> 'covered' and r.amount_fen - r.covered_fen <> b.amount_fen then true
    when b.state = 'SUCCESS' then r.state <> 'done' or r.via is not null
    when b.state in ('FAIL', 'CHANGE') then r.state = 'processing'
      or (r.state = 'done' and r.via is null and r.done_at < b.at)
    else false end`

/** Fees that are not by the rate in their own row; the channel may round each of a refund's parts. */
const FEES = `
  select 'trade', coalesce(b.out_refund_no, b.out_trade_no), p.order_no, 'fee',
    ${side(`'feeFen', sign(b.fee_fen) * round(b.amount_fen * b.rate_millionths / 1000000.0)`)},
    ${side(`'fen', b.amount_fen, 'feeFen', b.fee_fen`)}
  from ${DAY} b left join payments p on p.out_trade_no = b.out_trade_no
  where b.kind in ('payment', 'refund') and b.rate_millionths is not null
    and abs(abs(b.fee_fen) - round(b.amount_fen * b.rate_millionths / 1000000.0)) > 1`

/** What we were paid, and no bill has; virtual payment has bills of its own. */
const PAID_HERE = `
  select 'trade', p.out_trade_no, p.order_no, 'missing there', ${side(`'fen', p.amount_fen, 'state', p.state`)}, null::jsonb
  from payments p
  where p.out_trade_no >= $4 and p.out_trade_no < $5 and p.state in ('paid', 'refunding', 'refunded')
    and p.paid_at >= $2 and p.paid_at < $3 and p.way not in ('virtual', 'apple')
    and not exists (select 1 from bill_rows b where b.kind = 'payment' and b.bill = 'trade' and b.out_trade_no = p.out_trade_no)`

/** What was refunded by the channel as we know, and no bill has; since there are bills. */
const REFUNDED_HERE = `
  select 'trade', r.out_refund_no, r.order_no, 'missing there', ${side(`'fen', r.amount_fen - r.covered_fen, 'state', r.state`)}, null::jsonb
  from refunds r join payments p on p.out_trade_no = r.out_trade_no and p.way not in ('virtual', 'apple')
  where r.state = 'done' and r.via is null and r.done_at >= $2 and r.done_at < $3
    and r.created_at >= (select min(day)::timestamp at time zone 'Asia/Shanghai' from bill_days) + interval '15 minutes'
    and not exists (select 1 from bill_rows b where b.kind = 'refund' and b.bill = 'trade' and b.out_refund_no = r.out_refund_no)`

/** The trade bill against the money that moved: a payment and its fee, a refund less its fee. */
const FUNDS = `
  select 'fund', t.number, p.order_no,
    case when f.number is null then 'missing there'
      when t.kind = 'payment' and f.paid = t.amount_fen then 'fee' else 'amount' end,
    ${side(`'fen', case t.kind when 'payment' then t.amount_fen else -t.amount_fen end, 'feeFen', t.fee_fen`)},
    case when f.number is not null then ${side(`'fen', f.paid, 'feeFen', -f.fee`)} end
  from bill_rows t left join payments p on p.out_trade_no = t.out_trade_no
  left join lateral (
    select f.number, coalesce(sum(f.amount_fen) filter (where f.kind <> 'fee'), 0)::int as paid,
      coalesce(sum(f.amount_fen) filter (where f.kind = 'fee'), 0)::int as fee
    from bill_rows f where f.bill = 'fund' and f.number = t.number and f.kind <> 'other' group by f.number) f on true
  where t.bill = 'trade' and t.day between $1::date - 1 and $1::date and t.at >= $2 and t.at < $3 and t.amount_fen > 0
    and (t.kind = 'payment' or (t.kind = 'refund' and t.state not in ('FAIL', 'CHANGE')))
    and (f.number is null or case t.kind when 'payment' then f.paid <> t.amount_fen or f.fee <> -t.fee_fen
      else f.paid + f.fee <> -(t.amount_fen + t.fee_fen) end)`

/** Money of a payment or refund that moved, and the trade bill does not have. */
const MOVED = `
  select 'fund', f.number, null, 'missing here', null::jsonb, ${side(`'fen', sum(f.amount_fen)`)}
  from bill_rows f where f.bill = 'fund' and f.day between $1::date - 1 and $1::date and f.at >= $2 and f.at < $3
    and f.kind in ('payment', 'refund')
    and not exists (select 1 from bill_rows t where t.bill = 'trade' and t.number = f.number)
  group by f.number`

const match = statement<{ added: number; gone: number }>(
  'match-bills',
  `with found as (
     ${[PAYMENTS, REFUNDS, FEES, PAID_HERE, REFUNDED_HERE, FUNDS, MOVED].join(' union all ')}),
   added as (
     insert into bill_differences as d (day, bill, kind, number, order_no, ours, theirs, found_at)
     select distinct on (bill, number, kind) $1::date, bill, kind, number, order_no, ours, theirs, $6::timestamptz from found
     on conflict (bill, number, kind) do update set day = excluded.day, ours = excluded.ours, theirs = excluded.theirs,
       settled_at = null, settled_by = null, reason = null where d.settled_by = 'system'
     returning 1),
   gone as (
     update bill_differences d set settled_at = $6::timestamptz, settled_by = 'system', reason = '复核时已一致'
     where d.day = $1::date and d.settled_at is null and not exists (
       select 1 from found f where f.bill = d.bill and f.number = d.number and f.kind = d.kind)
     returning 1),
   matched as (update bill_days set matched_at = $6::timestamptz where day = $1::date returning 1)
   select (select count(*) from added)::int as added, (select count(*) from gone)::int as gone`
)

/** What is compared: see the file's comment. */
export interface Comparison {
  readonly day: string
  readonly from: Date
  readonly until: Date
  readonly numbers: readonly [string, string]
  readonly now: Date
}

/** Compares the bills of a day; gives how many differences are new. What is settled stays settled. */
export async function matchBills({ day, from, until, numbers, now }: Comparison, tx: Tx): Promise<number> {
  const [row] = await match([day, from, until, ...numbers, now], tx)
  return row?.added ?? 0
}
