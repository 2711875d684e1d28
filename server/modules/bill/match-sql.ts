/**
 * Parts of the statements that compare bills of a day with our books. $1 day, $2 and $3 the moments between which our
 * side is looked at, $4 and $5 the numbers of payments that can be of it (they begin with the day of the order), $6 now.
 * Each part gives the columns of a difference: bill, number, order, kind, our side, their side.
 */
import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { BillName } from '../../db/schema/bill'

export const side = (fields: string) => `jsonb_strip_nulls(jsonb_build_object(${fields}))`

const IS_VIRTUAL = `p.way in ('virtual', 'apple')`
const paidBy = (bill: BillName) => (bill === 'virtual' ? IS_VIRTUAL : `not ${IS_VIRTUAL}`)

/** What the channel was paid, and we do not know, or know otherwise. `rows` has a row for each number. */
export const paymentsOf = (bill: BillName, rows: string) => `
  select '${bill}' as bill, b.out_trade_no as number, p.order_no,
    case when p.out_trade_no is null then 'missing here' when p.state in ('created', 'closed') then 'state'
      else 'amount' end as kind,
    case when p.out_trade_no is not null then ${side(`'fen', p.amount_fen, 'state', p.state`)} end as ours,
    ${side(`'fen', b.amount_fen, 'feeFen', b.fee_fen, 'state', 'SUCCESS', 'times', b.times`)} as theirs
  from ${rows} b left join payments p on p.out_trade_no = b.out_trade_no
  where p.out_trade_no is null or p.state in ('created', 'closed') or p.amount_fen <> b.amount_fen`

/**
 * What the channel refunded. A failed refund under a number that is not ours concerns whoever made it, and numbers that
 * a retry has replaced. One that is under way shows how it ends in a later notice.
 */
export const refundsOf = (bill: BillName, rows: string) => `
  select '${bill}', b.out_refund_no, coalesce(r.order_no, p.order_no),
    case when r.out_refund_no is null then 'missing here'
      when r.amount_fen - r.covered_fen <> b.amount_fen and r.state <> 'covered' then 'amount' else 'state' end,
    case when r.out_refund_no is not null then ${side(`'fen', r.amount_fen - r.covered_fen, 'state', coalesce(r.via, r.state)`)} end,
    ${side(`'fen', b.amount_fen, 'feeFen', b.fee_fen, 'state', b.state, 'times', b.times`)}
  from ${rows} b left join refunds r on r.out_refund_no = b.out_refund_no
    left join payments p on p.out_trade_no = b.out_trade_no
  where case
    when r.out_refund_no is null then b.state = 'SUCCESS'
      or (b.state = 'PROCESSING' and b.at < $6::timestamptz - interval '3 days')
    when r.state <> 'covered' and r.amount_fen - r.covered_fen <> b.amount_fen then true
    when b.state = 'SUCCESS' then r.state <> 'done' or r.via is not null
    when b.state in ('FAIL', 'CHANGE') then r.state = 'processing'
      or (r.state = 'done' and r.via is null and r.done_at < b.at)
    else false end`

/** What we were paid, and no bill has; `isThere` = proof of it beside a row of its own. */
export const paidHere = (bill: BillName, isThere = 'false') => `
  select '${bill}', p.out_trade_no, p.order_no, 'missing there', ${side(`'fen', p.amount_fen, 'state', p.state`)}, null::jsonb
  from payments p
  where p.out_trade_no >= $4 and p.out_trade_no < $5 and p.state in ('paid', 'refunding', 'refunded')
    and p.paid_at >= $2 and p.paid_at < $3 and ${paidBy(bill)} and not (${isThere})
    and not exists (select 1 from bill_rows b where b.kind = 'payment' and b.bill = '${bill}' and b.out_trade_no = p.out_trade_no)`

/** What was refunded by the channel as we know, and no bill has; since there are bills. */
export const refundedHere = (bill: BillName) => `
  select '${bill}', r.out_refund_no, r.order_no, 'missing there', ${side(`'fen', r.amount_fen - r.covered_fen, 'state', r.state`)}, null::jsonb
  from refunds r join payments p on p.out_trade_no = r.out_trade_no and ${paidBy(bill)}
  where r.state = 'done' and r.via is null and r.done_at >= $2 and r.done_at < $3
    and r.created_at >= (select min(day)::timestamp at time zone 'Asia/Shanghai' from bill_days where bill = '${bill}')
      + interval '15 minutes'
    and not exists (select 1 from bill_rows b where b.kind = 'refund' and b.bill = '${bill}' and b.out_refund_no = r.out_refund_no)`

/** What is compared: see the file's comment. */
export interface Comparison {
  readonly day: string
  readonly from: Date
  readonly until: Date
  readonly numbers: readonly [string, string]
  readonly now: Date
}

/** A comparison of bills by these parts; it gives how many differences are new. What is settled stays settled. */
export function comparing(name: string, bills: readonly BillName[], parts: readonly string[]) {
  const ours = `bill in (${bills.map((bill) => `'${bill}'`).join(', ')})`
  const run = statement<{ added: number }>(
    name,
    `with found as (
     ${parts.join(' union all ')}),
   added as (
     insert into bill_differences as d (day, bill, kind, number, order_no, ours, theirs, found_at)
     select distinct on (bill, number, kind) $1::date, bill, kind, number, order_no, ours, theirs, $6::timestamptz from found
     on conflict (bill, number, kind) do update set day = excluded.day, ours = excluded.ours, theirs = excluded.theirs,
       settled_at = null, settled_by = null, reason = null where d.settled_by = 'system'
     returning 1),
   gone as (
     update bill_differences d set settled_at = $6::timestamptz, settled_by = 'system', reason = '复核时已一致'
     where d.day = $1::date and d.${ours} and d.settled_at is null and not exists (
       select 1 from found f where f.bill = d.bill and f.number = d.number and f.kind = d.kind)),
   matched as (update bill_days set matched_at = $6::timestamptz where day = $1::date and ${ours})
   select (select count(*) from added)::int as added`
  )
  return async ({ day, from, until, numbers, now }: Comparison, tx: Tx): Promise<number> =>
    (await run([day, from, until, ...numbers, now], tx))[0]?.added ?? 0
}
