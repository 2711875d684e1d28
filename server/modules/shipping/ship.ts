/** Shipping: the warehouse is told what to send, and asked what it has sent, parcel by parcel. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import type { OrderNo } from '../../domain/order-number'
import { RemoteSilent } from '../../gateways/remote-json'
import type { SentParcel, WarehouseGateway } from '../../gateways/warehouse/warehouse-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { insertParcel } from './parcel-repository'
import { warehouseReceiver } from './receiver'
import { queueReport } from './report-repository'
import {
  claimShipment,
  closeIfDone,
  countSent,
  insertShipmentLine,
  lockShipment,
  markPlaced,
  orderToPlace
} from './shipment-repository'
import { tellOfParcel } from './tell'

/** Dependencies of shipping. */
export interface ShippingDependencies extends PhoneSource {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly warehouse: WarehouseGateway
}

/** How long a paid order is held before it is sent to the warehouse: until then it can be cancelled without asking. */
export const REST_MS = 60_000
const AT_ONCE = 50
/** How often the warehouse is asked about an order that it is packing. */
const POLL_INTERVAL_SECONDS = 10

/** Books a line of a paid order for shipment, inside the caller's transaction; once. */
export function bookShipment(
  tx: Tx,
  orderNo: OrderNo,
  { lineNo, quantity }: { readonly lineNo: number; readonly quantity: number },
  now: Date
): Promise<void> {
  return insertShipmentLine(
    { orderNo, lineNo, quantity, now, nextTryAt: new Date(now.getTime() + REST_MS) },
    tx
  )
}

/** Sends due orders to the warehouse, and records what it has sent. */
export async function shipGoods(dependencies: ShippingDependencies, now: Date): Promise<void> {
  const { db, log, warehouse } = dependencies
  await eachDue(
    () => claimShipment(now, POLL_INTERVAL_SECONDS, db),
    AT_ONCE,
    async ({ orderNo, placed, isLast }) => {
      let isSilent = false
      try {
        if (!placed) {
          await place(dependencies, orderNo, now)
          reportOutcome(log, 'warehouse', 'placed', { orderNo })
          return true
        }
        const sent = await warehouse.parcels(orderNo, now)
        await storeParcels(db, orderNo, sent, now)
        if (sent.length > 0) reportOutcome(log, 'warehouse', 'sent', { orderNo, parcels: sent.length })
      } catch (problem) {
        isSilent = problem instanceof RemoteSilent
        log.warn({ err: problem, orderNo }, 'goods could not be sent, will be tried again')
      }
      if (isLast) reportOutcome(log, 'warehouse', 'unanswered', { orderNo })
      return !isSilent
    },
    { keyOf: ({ orderNo }) => orderNo }
  )
}

async function place(
  { db, phones, warehouse }: ShippingDependencies,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  const order = await orderToPlace(orderNo, db)
  const address = order?.address
  if (!order?.lines || !address) {
    return withTransaction(db, (tx) => closeIfDone(orderNo, now, tx))
  }
  const receiver = warehouseReceiver(address, `orders ${orderNo}`, phones)
  await warehouse.place({ orderNo, receiver, lines: order.lines, note: order.note ?? '' }, now)
  await markPlaced(orderNo, now, new Date(now.getTime() + POLL_INTERVAL_SECONDS * 1000), db)
}

/** Stores new parcels; each counts its pieces as sent, once. */
export async function storeParcels(
  db: Queryable,
  orderNo: OrderNo,
  sent: readonly SentParcel[],
  now: Date
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockShipment(orderNo, tx)
    let first: SentParcel | undefined
    for (const one of sent) {
      const { lines, ...parcel } = one
      if (!(await insertParcel({ ...parcel, id: randomUUID(), orderNo }, lines, tx))) continue
      first ??= one
      for (const line of lines) await countSent(orderNo, line, tx)
    }
    await closeIfDone(orderNo, now, tx)
    if (!first) return
    await queueReport(tx, orderNo, 'parcels', now)
    await tellOfParcel(tx, orderNo, first, now)
  })
}
