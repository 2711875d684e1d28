/** SQL of refunds that wait for staff, and of what staff decided about them. */
import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { refundActs, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'
import type { RefundFailure } from './refund-states'

/** A refund that the channel has not carried out. */
export interface HangingRefund {
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly orderNo: OrderNo
  /** What the buyer still has to get, fen. */
  readonly amountFen: number
  readonly reason: string
  readonly failure: RefundFailure
  readonly createdAt: Date
}

/** An act of staff about a refund. */
export interface RefundAct {
  /** Idempotency key of the call. */
  readonly key: string
  readonly outRefundNo: string
  readonly kind: 'retry' | 'platform' | 'outside'
  /** Who decided it. */
  readonly staff: string
  readonly reason: string
  readonly newRefundNo: string | null
  readonly at: Date
}

const OLDEST_FIRST = keyset({ by: 'created_at', type: 'timestamptz' }, { by: 'out_refund_no', type: 'text' })

const hanging = statement<HangingRefund & Positioned>(
  'hanging-refunds',
  `select out_refund_no as "outRefundNo", out_trade_no as "outTradeNo", order_no as "orderNo",
     amount_fen - covered_fen as "amountFen", reason, coalesce(failure, 'unanswered') as failure, created_at as "createdAt", ${OLDEST_FIRST.column}
   from refunds where state = 'failed' and ${OLDEST_FIRST.after('$2')} order by ${OLDEST_FIRST.order} limit $1`
)

/** Refunds that wait for staff, oldest first. */
export async function hangingRefunds(
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<HangingRefund>> {
  const rows = await hanging([limitOf(pageSize), OLDEST_FIRST.start(cursor)], db)
  return OLDEST_FIRST.page(rows, pageSize)
}

const acts = statement<RefundAct>(
  'refund-acts',
  `select key, out_refund_no as "outRefundNo", kind, staff, reason, new_refund_no as "newRefundNo", at
   from refund_acts where out_refund_no like $1 || 'R%' order by at, key`
)

/** What staff decided about the refunds of a payment, oldest first. */
export const refundActsOf = (outTradeNo: string, db: Queryable): Promise<RefundAct[]> =>
  acts([outTradeNo], db)

/** The act that was recorded under a key. */
export async function findAct(key: string, tx: Tx) {
  const [act] = await tx.select().from(refundActs).where(eq(refundActs.key, key))
  return act ?? null
}

/** Adds an act; the caller has locked the order, and looked its key up. */
export async function addAct(act: RefundAct, tx: Tx): Promise<void> {
  await tx.insert(refundActs).values(act)
}

/** Why a refund hangs; null if it does not. The caller has locked the order. */
export async function failureOf(outRefundNo: string, tx: Tx): Promise<RefundFailure | null> {
  const [row] = await tx
    .select({ failure: refunds.failure })
    .from(refunds)
    .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'failed')))
  return (row?.failure as RefundFailure | null | undefined) ?? null
}

/** Has a failed refund tried again, under `number`. */
export async function sendAgain(outRefundNo: string, number: string, now: Date, tx: Tx): Promise<void> {
  await tx
    .update(refunds)
    .set({
      outRefundNo: number,
      state: 'processing',
      failure: null,
      attempts: 0,
      nextTryAt: now,
      retriedAt: now
    })
    .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'failed')))
}

/** The buyer was paid otherwise: the channel still holds the money. False if it does not hang. */
export async function markPaidOutside(outRefundNo: string, now: Date, tx: Tx): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', via: 'outside', doneAt: now })
    .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'failed')))
    .returning({ outRefundNo: refunds.outRefundNo })
  return done.length > 0
}
