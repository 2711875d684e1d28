/** SQL of commissions: each belongs to one order, whose row is locked before its account. */
import type { CommissionState } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { CommissionLine } from './model'

/** A commission as stored. */
export interface CommissionRow {
  readonly orderNo: OrderNo
  readonly referrerId: string
  readonly channel: string
  readonly state: CommissionState
  readonly amountFen: number
}

/** A commission of an order that was just paid. */
export interface NewCommission {
  readonly orderNo: OrderNo
  readonly campaignId: string
  readonly referrerId: string
  readonly memberId: string
  readonly channel: string
  readonly amountFen: number
  readonly settleDays: number
  readonly lines: readonly CommissionLine[]
  readonly now: Date
}

const insert = statement<{ orderNo: OrderNo }>(
  'commission-insert',
  `insert into commissions (order_no, campaign_id, referrer_id, member_id, channel_code, state, earned_fen, amount_fen, settle_days,
     booked_at, check_at)
   values ($1, $2, $3, $4, $5, 'pending', $6, $6, $7, $8, $8) on conflict do nothing returning order_no as "orderNo"`
)

const insertLines = statement(
  'commission-insert-lines',
  `insert into commission_lines (order_no, line_no, basis_points, pay_fen)
   select $1, l.* from unnest($2::int[], $3::int[], $4::int[]) l`
)

const ROW = `order_no as "orderNo", referrer_id as "referrerId", channel_code as channel, state, amount_fen as "amountFen"`

const lock = statement<CommissionRow>(
  'commission-lock',
  `select ${ROW} from commissions where order_no = $1 for no key update`
)

const listLines = statement<CommissionLine>(
  'commission-lines',
  `select line_no as "lineNo", basis_points as "basisPoints", pay_fen as "payFen", refunded_fen as "refundedFen"
   from commission_lines where order_no = $1 order by line_no`
)

const reduce = statement(
  'commission-reduce',
  `update commissions set amount_fen = $2::int,
     state = case when state = 'pending' and $2::int = 0 then 'cancelled' else state end where order_no = $1`
)

const refundLines = statement(
  'commission-refund-lines',
  `update commission_lines l set refunded_fen = r.fen from unnest($2::int[], $3::int[]) r(line_no, fen)
   where l.order_no = $1 and l.line_no = r.line_no`
)

/** Writes a commission of an order. @returns false if the order already has one */
export async function insertCommission(commission: NewCommission, tx: Tx): Promise<boolean> {
  const { orderNo, campaignId, referrerId, memberId, channel, amountFen, settleDays, lines, now } = commission
  const made = await insert(
    [orderNo, campaignId, referrerId, memberId, channel, amountFen, settleDays, now],
    tx
  )
  if (made.length === 0) return false
  await insertLines(
    [
      orderNo,
      lines.map(({ lineNo }) => lineNo),
      lines.map(({ basisPoints }) => basisPoints),
      lines.map(({ payFen }) => payFen)
    ],
    tx
  )
  return true
}

/** The commission of an order, locked until the transaction ends; null if it has none. */
export async function lockCommission(orderNo: OrderNo, tx: Tx): Promise<CommissionRow | null> {
  const [row] = await lock([orderNo], tx)
  return row ?? null
}

/** Its lines in their current state. */
export const linesOfCommission = (orderNo: OrderNo, db: Queryable): Promise<CommissionLine[]> =>
  listLines([orderNo], db)

/** Stores what remains of a locked commission, and the refunded part of its lines. */
export async function reduceTo(
  orderNo: OrderNo,
  amountFen: number,
  lines: readonly CommissionLine[],
  tx: Tx
): Promise<void> {
  await reduce([orderNo, amountFen], tx)
  const fen = lines.map(({ refundedFen }) => refundedFen)
  await refundLines([orderNo, lines.map(({ lineNo }) => lineNo), fen], tx)
}
