import { withTransaction, type Queryable } from '../../db/client'
import type { PackedParcel } from '../../db/schema/shipping'
import type { LinePieces, WarehouseGateway } from '../../gateways/warehouse/warehouse-gateway'
import { digits } from '../../lib/digits'
import { addShipment, lockShipment, saveShipment, type SandboxShipment } from './repository'

/** Packing time per parcel. */
export const SANDBOX_PACKING_MS = 30_000
const CARRIER = 'shunfeng'
/** Lines that fit into one parcel. */
const LINES_A_PARCEL = 2

/** A warehouse without an outside world: two lines per parcel, each parcel half a minute after the previous one. */
export function createSandboxWarehouse(db: Queryable): WarehouseGateway {
  return {
    async place({ orderNo, receiver, lines }, now) {
      const stored = lines.map(({ lineNo, name, quantity }) => ({ lineNo, name, quantity }))
      const { name, city } = receiver
      const nextAt = new Date(now.getTime() + SANDBOX_PACKING_MS)
      await addShipment(
        {
          orderNo,
          receiver: { name, city },
          lines: stored,
          parcels: [],
          withdrawn: [],
          placedAt: now,
          nextAt
        },
        db
      )
    },

    parcels: (orderNo, now) =>
      withTransaction(db, async (tx) => {
        let shipment = await lockShipment(orderNo, tx)
        while (shipment?.nextAt && shipment.nextAt <= now) {
          const packed = packNext(shipment, shipment.nextAt)
          await saveShipment(orderNo, packed, tx)
          shipment = { ...shipment, ...packed }
        }
        return (shipment?.parcels ?? []).map(({ sentAt, ...parcel }) => ({
          ...parcel,
          carrier: CARRIER,
          sentAt: new Date(sentAt)
        }))
      }),

    withdraw: (orderNo, requestId, wanted) =>
      withTransaction(db, async (tx) => {
        const shipment = await lockShipment(orderNo, tx)
        if (!shipment || shipment.withdrawn.includes(requestId)) return true
        const left = unpacked(shipment)
        if (wanted.some(({ lineNo, quantity }) => (left.get(lineNo) ?? 0) < quantity)) return false
        const lines = shipment.lines.map((line) => ({
          ...line,
          quantity: line.quantity - piecesOf(wanted, line.lineNo)
        }))
        const empty = unpacked({ ...shipment, lines }).size === 0
        const withdrawn = [...shipment.withdrawn, requestId]
        await saveShipment(orderNo, { lines, withdrawn, nextAt: empty ? null : shipment.nextAt }, tx)
        return true
      })
  }
}

const piecesOf = (lines: readonly LinePieces[], lineNo: number) =>
  lines.find((line) => line.lineNo === lineNo)?.quantity ?? 0

/** Pieces not in a parcel yet, by line. */
export function unpacked({
  lines,
  parcels
}: Pick<SandboxShipment, 'lines' | 'parcels'>): Map<number, number> {
  const packed = (lineNo: number) => parcels.reduce((sum, parcel) => sum + piecesOf(parcel.lines, lineNo), 0)
  return new Map(
    lines
      .map(({ lineNo, quantity }) => [lineNo, quantity - packed(lineNo)] as const)
      .filter(([, left]) => left > 0)
  )
}

function packNext(shipment: SandboxShipment, at: Date): { parcels: PackedParcel[]; nextAt: Date | null } {
  const chosen = [...unpacked(shipment)].slice(0, LINES_A_PARCEL)
  if (chosen.length === 0) return { parcels: [...shipment.parcels], nextAt: null }
  const parcel: PackedParcel = {
    parcelNo: shipment.parcels.length + 1,
    trackingNo: `SF${digits(13)}`,
    sentAt: at.toISOString(),
    lines: chosen.map(([lineNo, quantity]) => ({ lineNo, quantity }))
  }
  const parcels = [...shipment.parcels, parcel]
  const done = unpacked({ lines: shipment.lines, parcels }).size === 0
  return { parcels, nextAt: done ? null : new Date(at.getTime() + SANDBOX_PACKING_MS) }
}
