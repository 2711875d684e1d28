/** Which of an order's goods can still be held back, and which were sent: for refunds. */
import type { Queryable, Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { cancelLine, closeIfDone, lockShipment, shipmentLinesOf } from './shipment-repository'

interface Pieces {
  readonly lineNo: number
  readonly quantity: number
}

/** Unsent and sent pieces of a line; and when the whole order had arrived. */
export async function sentOf(
  orderNo: OrderNo,
  lineNo: number,
  db: Queryable
): Promise<{ readonly waiting: number; readonly sent: number; readonly receivedAt: Date | null }> {
  const line = (await shipmentLinesOf(orderNo, db)).find((one) => one.lineNo === lineNo)
  if (!line) return { waiting: 0, sent: 0, receivedAt: null }
  const { quantity, sent, cancelled, receivedAt } = line
  return { waiting: quantity - sent - cancelled, sent, receivedAt }
}

/** Whether anything of an order was sent. */
export async function wasSent(orderNo: OrderNo, db: Queryable): Promise<boolean> {
  return (await shipmentLinesOf(orderNo, db)).some(({ sent }) => sent > 0)
}

/**
 * Holds pieces back. `ask`: the warehouse already knows of them and has to be asked. `gone`: they were sent, or
 * already held back.
 */
export async function withholdPieces(
  tx: Tx,
  orderNo: OrderNo,
  pieces: Pieces,
  now: Date
): Promise<'kept' | 'ask' | 'gone'> {
  const state = await lockShipment(orderNo, tx)
  if (state === 'packing') return 'ask'
  if (state !== 'booked' || !(await cancelLine(orderNo, pieces, tx))) return 'gone'
  await closeIfDone(orderNo, now, tx)
  return 'kept'
}

/** Holds back what the warehouse has agreed not to send. @throws if it was sent all the same */
export async function withholdAgreed(
  tx: Tx,
  orderNo: OrderNo,
  all: readonly Pieces[],
  now: Date
): Promise<void> {
  await lockShipment(orderNo, tx)
  for (const pieces of all) {
    if (!(await cancelLine(orderNo, pieces, tx))) throw new Error(`Pieces of order ${orderNo} were sent`)
  }
  await closeIfDone(orderNo, now, tx)
}
