import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { payNotices, payments } from '../../db/schema/payment'
import type { OrderNo } from '../../domain/order-number'

/** A payment received. */
export interface BookedPayment {
  readonly orderNo: OrderNo
  readonly amountFen: number
}

/** Books a payment once; null if already booked. One that we closed may still have been paid. */
export async function markPaid(
  outTradeNo: string,
  transactionId: string,
  paidAt: Date,
  tx: Tx
): Promise<BookedPayment | null> {
  const [payment] = await tx
    .update(payments)
    .set({ state: 'paid', transactionId, paidAt })
    .where(and(eq(payments.outTradeNo, outTradeNo), inArray(payments.state, ['created', 'closed'])))
    .returning({ orderNo: payments.orderNo, amountFen: payments.amountFen })
  return payment ?? null
}

/** Records that a notice was processed. */
export async function saveNotice(
  id: string,
  outTradeNo: string,
  receivedAt: Date,
  db: Queryable
): Promise<void> {
  await db.insert(payNotices).values({ id, outTradeNo, receivedAt }).onConflictDoNothing()
}
