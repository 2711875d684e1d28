import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { nextPoll, backoff, isLastTry, untilLastTry } from '../../db/backoff'
import type { StoredAddress } from '../../db/schema/order'
import { shipmentLines, shipments } from '../../db/schema/shipping'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

export type ShipmentState = 'booked' | 'packing' | 'sent' | 'received' | 'cancelled'

/** Pieces of a line that are to be sent. */
export interface ShipmentLine {
  readonly lineNo: number
  readonly quantity: number
  readonly sent: number
  readonly cancelled: number
  /** When the whole order had arrived. */
  readonly receivedAt: Date | null
}

/** Books a line for shipment; once. */
export async function insertShipmentLine(
  {
    orderNo,
    lineNo,
    quantity,
    now,
    nextTryAt
  }: {
    orderNo: OrderNo
    lineNo: number
    quantity: number
    now: Date
    nextTryAt: Date
  },
  tx: Tx
): Promise<void> {
  await tx
    .insert(shipments)
    .values({ orderNo, state: 'booked', bookedAt: now, nextTryAt })
    .onConflictDoNothing()
  await tx.insert(shipmentLines).values({ orderNo, lineNo, quantity }).onConflictDoNothing()
}

/** The shipment state of an order, locked until the transaction ends; null if nothing is to be sent. */
export async function lockShipment(orderNo: OrderNo, tx: Tx): Promise<ShipmentState | null> {
  const [row] = await tx
    .select({ state: shipments.state })
    .from(shipments)
    .where(eq(shipments.orderNo, orderNo))
    .for('update')
  return (row?.state as ShipmentState | undefined) ?? null
}

export async function shipmentLinesOf(orderNo: OrderNo, db: Queryable): Promise<ShipmentLine[]> {
  const { lineNo, quantity, sent, cancelled } = shipmentLines
  return db
    .select({ lineNo, quantity, sent, cancelled, receivedAt: shipments.receivedAt })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.orderNo, shipmentLines.orderNo))
    .where(eq(shipmentLines.orderNo, orderNo))
    .orderBy(asc(lineNo))
}

/** Cancels unsent pieces; false if not that many are left. */
export async function cancelLine(
  orderNo: OrderNo,
  { lineNo, quantity }: { readonly lineNo: number; readonly quantity: number },
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(shipmentLines)
    .set({ cancelled: sql`${shipmentLines.cancelled} + ${quantity}` })
    .where(
      and(
        eq(shipmentLines.orderNo, orderNo),
        eq(shipmentLines.lineNo, lineNo),
        sql`${shipmentLines.sent} + ${shipmentLines.cancelled} + ${quantity} <= ${shipmentLines.quantity}`
      )
    )
    .returning({ lineNo: shipmentLines.lineNo })
  return rows.length > 0
}

/** Counts pieces as sent. @throws if they were cancelled: the constraint of the table */
export async function countSent(
  orderNo: OrderNo,
  { lineNo, quantity }: { readonly lineNo: number; readonly quantity: number },
  tx: Tx
): Promise<void> {
  await tx
    .update(shipmentLines)
    .set({ sent: sql`${shipmentLines.sent} + ${quantity}` })
    .where(and(eq(shipmentLines.orderNo, orderNo), eq(shipmentLines.lineNo, lineNo)))
}

const close = statement<{ state: ShipmentState }>(
  'close-shipment',
  `update shipments s set sent_at = coalesce(s.sent_at, $2),
     state = case when exists (select 1 from shipment_lines l where l.order_no = s.order_no and l.sent > 0)
       then 'sent' else 'cancelled' end
   where s.order_no = $1 and s.state in ('booked', 'packing') and not exists (
     select 1 from shipment_lines l where l.order_no = s.order_no and l.sent + l.cancelled < l.quantity)
   returning s.state`
)

/** Ends a shipment with nothing left to send. The caller has locked the shipment. */
export async function closeIfDone(orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  await close([orderNo, now], tx)
}

/** A shipment to send to the warehouse, or to ask about; `isLast`: for the last time. */
export interface DueShipment {
  readonly orderNo: OrderNo
  readonly placed: boolean
  readonly isLast: boolean
}

const NEXT = `case when placed_at is null then ${backoff('$1', 'attempts', '5 seconds')}
  else ${nextPoll('$1', 'placed_at', '$2')} end`

const due = statement<DueShipment>(
  'due-shipments',
  `update shipments set attempts = attempts + 1, state = 'packing',
     next_try_at = ${untilLastTry('$1', 'booked_at', NEXT)}
   where order_no in (
     select order_no from shipments where state in ('booked', 'packing') and next_try_at <= $1
     order by next_try_at limit 1 for update skip locked)
   returning order_no as "orderNo", placed_at is not null as placed, ${isLastTry('$1', 'booked_at')} as "isLast"`
)

/**
 * Claims the shipment that has been due longest for this process: from here on the warehouse is asked before anything
 * of it is cancelled.
 */
export const claimShipment = (now: Date, everySeconds: number, db: Queryable) => due([now, everySeconds], db)

export async function markPlaced(orderNo: OrderNo, now: Date, nextTryAt: Date, db: Queryable): Promise<void> {
  await db.update(shipments).set({ placedAt: now, nextTryAt }).where(eq(shipments.orderNo, orderNo))
}

/** A paid order not yet sent to the warehouse. */
export interface RestingShipment {
  readonly orderNo: OrderNo
  readonly bookedAt: Date
}

/** The newest of them. */
export async function restingShipments(limit: number, db: Queryable): Promise<RestingShipment[]> {
  const { orderNo, bookedAt, state } = shipments
  return db
    .select({ orderNo, bookedAt })
    .from(shipments)
    .where(eq(state, 'booked'))
    .orderBy(desc(bookedAt))
    .limit(limit)
}

/** Sends an order to the warehouse now; nothing happens if that was done, or nothing is to be sent. */
export async function endRest(orderNo: OrderNo, now: Date, db: Queryable): Promise<void> {
  await db
    .update(shipments)
    .set({ nextTryAt: now })
    .where(and(eq(shipments.orderNo, orderNo), eq(shipments.state, 'booked')))
}

const receive = statement<{ orderNo: OrderNo }>(
  'receive-shipment',
  `update shipments set state = 'received', received_at = $2 where order_no = $1 and state = 'sent'
   returning order_no as "orderNo"`
)

/** All of it has arrived; false if not all was sent, or it had already arrived. */
export async function markReceived(orderNo: OrderNo, now: Date, db: Queryable): Promise<boolean> {
  return (await receive([orderNo, now], db)).length > 0
}

const toPlace = statement<{
  orderNo: OrderNo
  address: StoredAddress | null
  note: string | null
  lines: { lineNo: number; itemId: string; name: string; quantity: number }[] | null
}>(
  'shipment-to-place',
  `select o.order_no as "orderNo", o.address, o.note,
     (select json_agg(json_build_object('lineNo', s.line_no, 'itemId', l.item_id, 'name', l.name,
        'quantity', s.quantity - s.cancelled) order by s.line_no)
      from shipment_lines s join order_lines l on l.order_no = s.order_no and l.line_no = s.line_no
      where s.order_no = o.order_no and s.quantity > s.cancelled) as lines
   from orders o where o.order_no = $1`
)

/** The order as sent to the warehouse. */
export async function orderToPlace(orderNo: OrderNo, db: Queryable) {
  const [row] = await toPlace([orderNo], db)
  return row ?? null
}
