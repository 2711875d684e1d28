/** SQL of the merchant's manual refunds, at the channel's merchant platform. */
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { payments, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { RefundRow } from './refund-repository'
import type { RefundFailure } from './refund-states'

/** Prefix of keys of manual refunds. */
const BY_HAND = 'merchant:'

/** The key of a manual refund: its number at the channel. */
export const keyByHand = (outRefundNo: string) => `${BY_HAND}${outRefundNo}`

/** A payment, locked until the transaction ends. */
export async function lockPayment(outTradeNo: string, tx: Tx) {
  const { orderNo, amountFen, refundedFen, state } = payments
  const [row] = await tx
    .select({ orderNo, amountFen, refundedFen, state })
    .from(payments)
    .where(eq(payments.outTradeNo, outTradeNo))
    .for('update')
  return row ?? null
}

/** A refund of ours that is not completed. */
export interface UndoneRefund extends RefundRow {
  readonly state: 'processing' | 'failed'
  readonly failure: RefundFailure | null
}

/** Incomplete refunds of a payment, oldest first. The caller has locked the payment. */
export async function undoneRefunds(outTradeNo: string, tx: Tx): Promise<UndoneRefund[]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), inArray(refunds.state, ['processing', 'failed'])))
    .orderBy(asc(refunds.createdAt), asc(refunds.outRefundNo))
  return rows.map(({ coveredFen, amountFen, state, failure, ...row }) => ({
    ...row,
    amountFen: amountFen - coveredFen,
    state: state as UndoneRefund['state'],
    failure: failure as RefundFailure | null
  }))
}

/** All of a refund that we had to send was refunded otherwise; false if it is completed. */
export async function markCovered(
  { outRefundNo }: Pick<RefundRow, 'outRefundNo'>,
  fen: number,
  now: Date,
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ state: 'covered', coveredFen: sql`${refunds.coveredFen} + ${fen}`, doneAt: now })
    .where(and(eq(refunds.outRefundNo, outRefundNo), inArray(refunds.state, ['processing', 'failed'])))
    .returning({ outRefundNo: refunds.outRefundNo })
  return rows.length > 0
}

/** Part of it was: the rest is sent under another number, as the channel accepts one amount per number. */
export async function coverPartially(
  { outRefundNo }: Pick<RefundRow, 'outRefundNo'>,
  fen: number,
  { newNumber, now }: { readonly newNumber: string; readonly now: Date },
  tx: Tx
): Promise<void> {
  await tx
    .update(refunds)
    .set({
      outRefundNo: newNumber,
      coveredFen: sql`${refunds.coveredFen} + ${fen}`,
      state: 'processing',
      failure: null,
      attempts: 0,
      nextTryAt: now,
      retriedAt: now
    })
    .where(eq(refunds.outRefundNo, outRefundNo))
}

/** Records a manual refund, which is completed. */
export async function insertByHand(
  refund: {
    readonly outRefundNo: string
    readonly outTradeNo: string
    readonly orderNo: OrderNo
    readonly amountFen: number
    readonly now: Date
  },
  tx: Tx
): Promise<void> {
  const { now, ...values } = refund
  await tx.insert(refunds).values({
    ...values,
    refundKey: keyByHand(values.outRefundNo),
    reason: '商家退款',
    state: 'done',
    nextTryAt: now,
    createdAt: now,
    doneAt: now
  })
}

const unexplained = statement<{ fen: number }>(
  'unexplained-refunds',
  `select p.refunded_fen - coalesce((select sum(r.amount_fen - r.covered_fen) from refunds r
     where r.out_trade_no = p.out_trade_no), 0)::int as fen from payments p where p.out_trade_no = $1`
)

/** The amount of our refunds counted as manually refunded for which no notice has arrived yet, fen. */
export async function unexplainedFen(outTradeNo: string, tx: Tx): Promise<number> {
  return (await unexplained([outTradeNo], tx))[0]?.fen ?? 0
}

/** The amount of an order that the merchant refunded manually, fen. */
export async function byHandFen(orderNo: OrderNo, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ fen: sql<number>`coalesce(sum(${refunds.amountFen}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), like(refunds.refundKey, `${BY_HAND}%`)))
  return row?.fen ?? 0
}

/** Whether any of an order's money was refunded manually. */
export const wasReturnedByHand = async (orderNo: OrderNo, tx: Tx): Promise<boolean> =>
  (await byHandFen(orderNo, tx)) > 0
