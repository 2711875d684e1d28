/** Staff send parcels by hand: several to an order, each with its own number. */
import { randomUUID } from 'node:crypto'
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import { sqlState, type Tx } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import type { OrderNo } from '../../domain/order-number'
import type { LinePieces } from '../../gateways/warehouse/warehouse-gateway'
import { iso } from '../../lib/iso'
import { nextParcelNo, orderOfParcel, ordersToPack, sendByHand } from './by-hand-repository'
import { carrierOf, likelyCarrier, listCarriers } from './carriers'
import { insertParcel } from './parcel-repository'
import { labelOf } from './receiver'
import { queueReport } from './report-repository'
import {
  closeIfDone,
  countSent,
  lockShipment,
  shipmentLinesOf,
  type ShipmentLine
} from './shipment-repository'
import { tellOfParcel } from './tell'

/** Orders with goods that are not sent yet, with the address as a label needs it; `withPlaced`: also those that a warehouse has accepted. */
export async function waitingOrders(
  { db, phones }: PhoneSource,
  { cursor, limit }: ConsoleParsed<'toShip'>,
  withPlaced = true
): Promise<ConsoleData<'toShip'>> {
  const { rows, next } = await ordersToPack({ cursor, pageSize: limit, withPlaced }, db)
  const items = rows.map(({ address, bookedAt, placed, ...row }) => ({
    ...row,
    isWithWarehouse: placed,
    bookedAt: iso(bookedAt),
    receiver: address && labelOf(phones.openAddress(address, `orders ${row.orderNo}`))
  }))
  return { items, nextCursor: next }
}

/** Carriers that are known, and the one that a number looks like. */
export const knownCarriers = (trackingNo: string | undefined): ConsoleData<'carriers'> => ({
  carriers: listCarriers(),
  likely: trackingNo === undefined ? null : likelyCarrier(trackingNo)
})

/** A parcel that is sent by hand. */
export interface HandParcel {
  readonly orderNo: OrderNo
  readonly carrier: string
  readonly trackingNo: string
  /** undefined = all that wait. */
  readonly lines: readonly LinePieces[] | undefined
  readonly now: Date
}

const UNIQUE_VIOLATION = '23505'
const NUMBER_USED = '这个快递单号已经用过'
const notNow = (why: string) => new BusinessError(RESULT.orderState, why)
const waitingOf = ({ quantity, sent, cancelled }: ShipmentLine) => quantity - sent - cancelled

/**
 * Sends pieces of an order, inside the caller's transaction; its shipment ends with the last of them. A warehouse is not told of it any more, so
 * that nothing is sent twice.
 * @throws BusinessError 400, 907
 */
export async function shipByHand(
  tx: Tx,
  { orderNo, carrier, trackingNo, lines, now }: HandParcel
): Promise<{ parcelId: string; waiting: number }> {
  if (!carrierOf(carrier)) throw new BusinessError(RESULT.badRequest, '请选择快递公司')
  await lockShipment(orderNo, tx)
  if (!(await sendByHand(orderNo, tx))) throw notNow('没有待发货的商品，或仓库已接单')
  if ((await orderOfParcel(carrier, trackingNo, tx)) !== null) throw notNow(NUMBER_USED)
  const existing = await shipmentLinesOf(orderNo, tx)
  const pieces = lines ? merged(lines) : allWaiting(existing)
  for (const { lineNo, quantity } of pieces) {
    const line = existing.find((one) => one.lineNo === lineNo)
    if (!line || waitingOf(line) < quantity) throw notNow('待发货的数量不足，请刷新后重试')
  }
  const parcelId = randomUUID()
  const parcelNo = await nextParcelNo(orderNo, tx)
  const parcel = { id: parcelId, orderNo, parcelNo, carrier, trackingNo, sentAt: now }
  await insertParcel(parcel, pieces, tx).catch((problem: unknown) => {
    // of another order's parcel that was sent at the same moment
    throw sqlState(problem) === UNIQUE_VIOLATION ? notNow(NUMBER_USED) : problem
  })
  for (const one of pieces) await countSent(orderNo, one, tx)
  await closeIfDone(orderNo, now, tx)
  await queueReport(tx, orderNo, 'parcels', now)
  await tellOfParcel(tx, orderNo, { parcelNo, carrier, trackingNo }, now)
  const after = await shipmentLinesOf(orderNo, tx)
  return { parcelId, waiting: after.reduce((sum, line) => sum + waitingOf(line), 0) }
}

const allWaiting = (lines: readonly ShipmentLine[]): LinePieces[] =>
  lines
    .map((line) => ({ lineNo: line.lineNo, quantity: waitingOf(line) }))
    .filter(({ quantity }) => quantity > 0)

/** A line that is named twice counts once, with both. */
function merged(lines: readonly LinePieces[]): LinePieces[] {
  const sums = new Map<number, number>()
  for (const { lineNo, quantity } of lines) sums.set(lineNo, (sums.get(lineNo) ?? 0) + quantity)
  return [...sums].map(([lineNo, quantity]) => ({ lineNo, quantity }))
}
