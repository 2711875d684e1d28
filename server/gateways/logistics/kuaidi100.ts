import { createHash, timingSafeEqual } from 'node:crypto'
import { SettingsError } from '../../config/settings-error'
import { currentOf, valuesOf, type Secret } from '../../lib/secret'
import { z } from 'zod'
import { calendarDay, momentOf } from '@contract/calendar'
import { callRemote, RemoteError } from '../remote-json'
import { requiredSettings, addressSetting } from '../required-settings'
import { PushRefused, type LogisticsGateway, type TrackedParcel, type TrackNews } from './logistics-gateway'

export interface Kuaidi100Settings {
  readonly baseUrl: string
  readonly customer: string
  readonly key: string
  /** The key for signing pushes. */
  readonly salt: Secret
  /** The address for pushes. */
  readonly callbackUrl: string
}

/** Path on our server for pushed parcel news. */
export const PUSH_PATH = '/unionbuy-server/logistics/push'

/** Settings of the real one. @throws SettingsError naming what is missing */
export function readKuaidi100(
  env: Readonly<Record<string, string | undefined>>,
  publicOrigin: string
): Kuaidi100Settings {
  const names = ['LOGISTICS_CUSTOMER', 'LOGISTICS_KEY', 'LOGISTICS_SALT'] as const
  const values = requiredSettings('GATEWAY_LOGISTICS', names, env)
  return {
    baseUrl: addressSetting('LOGISTICS_BASE_URL', 'https://poll.kuaidi100.com', env).href.replace(/\/$/, ''),
    customer: values.LOGISTICS_CUSTOMER,
    key: values.LOGISTICS_KEY,
    salt: saltOf(values.LOGISTICS_SALT, env.LOGISTICS_SALT_PREVIOUS),
    callbackUrl: publicOrigin + PUSH_PATH
  }
}

function saltOf(current: string, previous: string | undefined): Secret {
  if (!previous) return current
  if (previous === current)
    throw new SettingsError(['LOGISTICS_SALT_PREVIOUS: must differ from LOGISTICS_SALT'])
  return [current, previous]
}

const SYSTEM = 'Logistics'

/** Upper-case hex MD5 of the concatenated texts: how this partner signs; nothing of ours relies on it. */
export const md5 = (...parts: readonly string[]) =>
  createHash('md5').update(parts.join('')).digest('hex').toUpperCase()

const track = z.object({
  state: z.string().max(4),
  com: z.string().max(40),
  nu: z.string().max(40),
  data: z.array(
    z.object({
      ftime: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      context: z.string().min(1).max(400),
      statusCode: z.string().max(4).optional()
    })
  )
})
const push = z.object({
  status: z.enum(['polling', 'shutdown', 'abort', 'updateall']),
  lastResult: track.nullish()
})
const refusal = z.object({ returnCode: z.string(), message: z.string().optional() })

/** kuaidi100's signed queries and pushes: for the real host and the sandbox alike. Its times are in China time. */
export function createKuaidi100(settings: Kuaidi100Settings): LogisticsGateway {
  const { baseUrl, customer, key, salt, callbackUrl } = settings

  const ask = (path: string, fields: Readonly<Record<string, string>>) =>
    callRemote({
      system: SYSTEM,
      base: baseUrl,
      url: new URL(baseUrl + path),
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString()
    })

  return {
    async watch({ carrier, trackingNo, phone, city }: TrackedParcel) {
      const parameters = { callbackurl: callbackUrl, salt: currentOf(salt), phone, resultv2: '4' }
      const param = JSON.stringify({ company: carrier, number: trackingNo, to: city, key, parameters })
      const answer = refusal.safeParse(await ask('/poll', { schema: 'json', param }))
      // 501 = already subscribed
      if (answer.success && (answer.data.returnCode === '200' || answer.data.returnCode === '501')) return
      throw new RemoteError(SYSTEM, `watching: ${answer.data?.returnCode ?? 'an unknown shape'}`)
    },

    async query({ carrier, trackingNo, phone }: TrackedParcel) {
      const param = JSON.stringify({ com: carrier, num: trackingNo, phone, resultv2: '4' })
      const answer = await ask('/poll/query.do', { customer, sign: md5(param, key, customer), param })
      const found = track.safeParse(answer)
      if (found.success) return newsOf(found.data, null)
      const refused = refusal.safeParse(answer)
      throw new RemoteError(SYSTEM, `query: ${refused.data?.returnCode ?? 'an unknown shape'}`)
    },

    readPush({ param = '', sign = '' }) {
      const sent = Buffer.from(sign.toUpperCase())
      // a parcel's pushes keep the salt with which it was subscribed
      const isSigned = valuesOf(salt).some((value) => {
        const right = Buffer.from(md5(param, value))
        return sent.length === right.length && timingSafeEqual(sent, right)
      })
      if (!isSigned) throw new PushRefused('not signed')
      const told = push.safeParse(parsed(param))
      if (!told.success || !told.data.lastResult) throw new PushRefused('not shaped as a push')
      const { status, lastResult } = told.data
      return newsOf(lastResult, status === 'updateall' ? 'polling' : status)
    }
  }
}

function newsOf({ state, com, nu, data }: z.output<typeof track>, watch: TrackNews['watch']): TrackNews {
  const traces = data.map(({ ftime, context, statusCode }) => ({
    at: momentOf(calendarDay(ftime)),
    text: context,
    state: statusCode ?? state
  }))
  return { carrier: com, trackingNo: nu, state, watch, traces }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PushRefused('not JSON')
  }
}
