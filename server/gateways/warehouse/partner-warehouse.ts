import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SettingsError } from '../../config/settings-error'
import { isSigned, signatureOf } from '../recharge/parameter-signature'
import { callRemote, RemoteError } from '../remote-json'
import { requiredSettings } from '../required-settings'
import type { WarehouseGateway } from './warehouse-gateway'

export interface WarehouseSettings {
  readonly baseUrl: URL
  readonly merchant: string
  readonly secret: string
}

/** Settings of the warehouse. @throws SettingsError naming what is missing or wrong */
export function readWarehouseSettings(env: Readonly<Record<string, string | undefined>>): WarehouseSettings {
  const names = ['WAREHOUSE_BASE_URL', 'WAREHOUSE_MERCHANT', 'WAREHOUSE_SECRET'] as const
  const values = requiredSettings('GATEWAY_WAREHOUSE', names, env)
  if (!/^https?:\/\//.test(values.WAREHOUSE_BASE_URL) || !URL.canParse(values.WAREHOUSE_BASE_URL)) {
    throw new SettingsError(['WAREHOUSE_BASE_URL: must be an http(s) address'])
  }
  return {
    baseUrl: new URL(values.WAREHOUSE_BASE_URL),
    merchant: values.WAREHOUSE_MERCHANT,
    secret: values.WAREHOUSE_SECRET
  }
}

const SYSTEM = 'Warehouse'
const FRESH_MS = 300_000

const answerSchema = z.object({
  code: z.string(),
  body: z.string(),
  time: z.string().regex(/^\d{10}$/),
  sign: z.string()
})

const parcelsSchema = z.array(
  z.object({
    parcel_no: z.int().min(1),
    carrier: z.string().min(1).max(30),
    tracking_no: z.string().min(4).max(40),
    sent_at: z.iso.datetime({ offset: true }),
    lines: z.array(z.object({ line_no: z.int().min(1), quantity: z.int().min(1) })).min(1)
  })
)

/**
 * A warehouse over signed calls: `POST <base>/place | parcels | withdraw` as a form with merchant, body (JSON), time (seconds),
 * nonce, sign; the answer is JSON of texts, code, body (JSON), time, sign, signed with the same secret. Code `OK`; `SENT` says of a
 * withdrawal that it came too late. `clock` gives milliseconds.
 */
export function createPartnerWarehouse(
  { baseUrl, merchant, secret }: WarehouseSettings,
  clock: () => number = Date.now
): WarehouseGateway {
  async function ask(path: string, content: object): Promise<{ code: string; body: unknown }> {
    const time = String(Math.floor(clock() / 1000))
    const parameters = {
      merchant,
      body: JSON.stringify(content),
      time,
      nonce: randomUUID().replaceAll('-', '')
    }
    const answer = await callRemote({
      system: SYSTEM,
      url: new URL(path, baseUrl.href.replace(/\/?$/, '/')),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...parameters, sign: signatureOf(parameters, secret) }).toString()
    })
    const parsed = answerSchema.safeParse(answer)
    if (!parsed.success) throw new RemoteError(SYSTEM, 'the answer has an unknown shape')
    if (!isSigned(parsed.data, secret)) throw new RemoteError(SYSTEM, 'the answer is not signed')
    if (Math.abs(clock() - Number(parsed.data.time) * 1000) > FRESH_MS) {
      throw new RemoteError(SYSTEM, 'the answer is not of this time')
    }
    const { code, body } = parsed.data
    if (code !== 'OK' && code !== 'SENT') throw new RemoteError(SYSTEM, code)
    return { code, body: body === '' ? null : parseBody(body) }
  }

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

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RemoteError(SYSTEM, 'the body is not JSON')
  }
}
