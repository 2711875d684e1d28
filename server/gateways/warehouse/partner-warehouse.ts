import { z } from 'zod'
import { RemoteError } from '../remote-json'
import { readSignedFormSettings, signedFormClient, type SignedFormSettings } from '../signed-form'
import type { WarehouseGateway } from './warehouse-gateway'

/** Settings of the warehouse. @throws SettingsError naming what is missing or wrong */
export const readWarehouseSettings = (env: Readonly<Record<string, string | undefined>>) =>
  readSignedFormSettings(
    'GATEWAY_WAREHOUSE',
    ['WAREHOUSE_BASE_URL', 'WAREHOUSE_MERCHANT', 'WAREHOUSE_SECRET'],
    env
  )

const SYSTEM = 'Warehouse'
const parcelsSchema = z.array(
  z.object({
    parcel_no: z.int().min(1),
    carrier: z.string().min(1).max(30),
    tracking_no: z.string().min(4).max(40),
    sent_at: z.iso.datetime({ offset: true }),
    lines: z.array(z.object({ line_no: z.int().min(1), quantity: z.int().min(1) })).min(1)
  })
)

/** A warehouse with signed calls: `place`, `parcels`, `withdraw`; `SENT` means that a withdrawal came too late. */
export function createPartnerWarehouse(
  settings: SignedFormSettings,
  clock: () => number = Date.now
): WarehouseGateway {
  const ask = signedFormClient(SYSTEM, settings, ['OK', 'SENT'], clock)

  return {
    async place({ orderNo, receiver, lines, note }) {
      await ask('place', { order_no: orderNo, receiver, note, lines: lines.map(lineOf) })
    },
    async parcels(orderNo) {
      const { body } = await ask('parcels', { order_no: orderNo })
      const parcels = parcelsSchema.safeParse(body)
      if (!parcels.success) throw new RemoteError(SYSTEM, 'the parcels have an unknown shape')
      return parcels.data.map((parcel) => ({
        parcelNo: parcel.parcel_no,
        carrier: parcel.carrier,
        trackingNo: parcel.tracking_no,
        sentAt: new Date(parcel.sent_at),
        lines: parcel.lines.map((line) => ({ lineNo: line.line_no, quantity: line.quantity }))
      }))
    },
    async withdraw(orderNo, requestId, lines) {
      const { code } = await ask('withdraw', {
        order_no: orderNo,
        request_id: requestId,
        lines: lines.map(lineOf)
      })
      return code === 'OK'
    }
  }
}

const lineOf = ({
  lineNo,
  quantity,
  ...more
}: {
  lineNo: number
  quantity: number
  itemId?: string
  name?: string
}) => ({
  line_no: lineNo,
  quantity,
  ...(more.itemId !== undefined && { item_id: more.itemId, name: more.name })
})
