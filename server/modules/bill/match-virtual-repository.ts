/** SQL that compares what virtual payment lists of a day with our books, row by row: see match-sql.ts. */
import { comparing, paidHere, paymentsOf, refundedHere, refundsOf } from './match-sql'
import { BILL_GROUPS } from './model'

/** A number that was paid twice at WeChat is one row of both amounts; the same payment in two lists counts once. */
const PAYMENTS = `(
  select d.out_trade_no, s.amount_fen, null::int as fee_fen, nullif(s.times, 1) as times
  from (select distinct out_trade_no from bill_rows where bill = 'virtual' and day = $1::date and kind = 'payment') d
  cross join lateral (
    select sum(x.amount_fen)::bigint as amount_fen, count(*)::int as times from (
      select distinct on (r.number) r.amount_fen from bill_rows r
      where r.bill = 'virtual' and r.kind = 'payment' and r.out_trade_no = d.out_trade_no) x) s)`

/** Likewise of refunds; tries that failed move nothing where another did not. */
const REFUNDS = `(
  select d.out_refund_no, d.out_trade_no, d.at, null::int as fee_fen, s.state, nullif(s.times, 1) as times,
    coalesce(s.amount_fen, d.amount_fen) as amount_fen
  from (select distinct on (out_refund_no) * from bill_rows where bill = 'virtual' and day = $1::date and kind = 'refund'
    order by out_refund_no, line) d
  cross join lateral (
    select max(x.state) as state, sum(x.amount_fen) filter (where x.state <> 'FAIL')::bigint as amount_fen,
      greatest(count(*) filter (where x.state <> 'FAIL'), 1)::int as times from (
      select distinct on (r.number) r.amount_fen, r.state from bill_rows r
      where r.bill = 'virtual' and r.kind = 'refund' and r.out_refund_no = d.out_refund_no) x) s)`

/** A refund of a payment in the bills proves that WeChat knows the payment, wherever its list has it. */
const IS_REFUNDED_THERE = `exists (
  select 1 from refunds r join bill_rows b on b.kind = 'refund' and b.bill = 'virtual' and b.out_refund_no = r.out_refund_no
  where r.out_trade_no = p.out_trade_no)`

/** Compares the lists of a day; gives how many differences are new. */
export const matchVirtualBill = comparing('match-virtual-bill', BILL_GROUPS.virtual, [
  paymentsOf('virtual', PAYMENTS),
  refundsOf('virtual', REFUNDS),
  paidHere('virtual', IS_REFUNDED_THERE),
  refundedHere('virtual')
])
