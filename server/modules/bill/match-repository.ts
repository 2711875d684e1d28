/** SQL that compares WeChat Pay's bills of a day with our books, row by row: see match-sql.ts. */
import { comparing, paidHere, paymentsOf, refundedHere, refundsOf, side } from './match-sql'
import { BILL_GROUPS } from './model'

const DAY = `(select * from bill_rows where bill = 'trade' and day = $1::date)`
const rowsOf = (kind: 'payment' | 'refund') =>
  `(select *, null::int as times from bill_rows where bill = 'trade' and day = $1::date and kind = '${kind}')`

/** Fees that are not by the rate in their own row; the channel may round each of a refund's parts. */
const FEES = `
  select 'trade', coalesce(b.out_refund_no, b.out_trade_no), p.order_no, 'fee',
    ${side(`'feeFen', sign(b.fee_fen) * round(b.amount_fen * b.rate_millionths / 1000000.0)`)},
    ${side(`'fen', b.amount_fen, 'feeFen', b.fee_fen`)}
  from ${DAY} b left join payments p on p.out_trade_no = b.out_trade_no
  where b.kind in ('payment', 'refund') and b.rate_millionths is not null
    and abs(abs(b.fee_fen) - round(b.amount_fen * b.rate_millionths / 1000000.0)) > 1`

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

/** Compares the bills of a day; gives how many differences are new. */
export const matchBills = comparing('match-bills', BILL_GROUPS.channel, [
  paymentsOf('trade', rowsOf('payment')),
  refundsOf('trade', rowsOf('refund')),
  FEES,
  paidHere('trade'),
  refundedHere('trade'),
  FUNDS,
  MOVED
])
