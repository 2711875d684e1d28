import { z } from 'zod'
import { md5 } from '../../gateways/logistics/kuaidi100'
import type { Kit } from '../../http/kit'
import { addParcel, findParcel } from '../warehouse/repository'
import { moveParcels, SANDBOX_STEP_MS } from './move'
import { SANDBOX_KUAIDI100_PATH, sandboxKuaidi100 } from './settings'
import { trackView } from './track'

const watching = z.object({
  company: z.string().max(40),
  number: z.string().max(40),
  to: z.string().max(40),
  key: z.string(),
  parameters: z.object({ callbackurl: z.string() })
})
const requesting = z.object({ com: z.string(), num: z.string() })

/** kuaidi100 as a sandbox on our own server: it accepts subscriptions, moves parcels, and pushes their news. */
export function sandboxKuaidi100Module(kit: Kit): void {
  const { db, settings, rawRoute, clock, jobs, log } = kit
  if (settings.gateways.logistics !== 'sandbox') return
  const { key, customer, salt, callbackUrl } = sandboxKuaidi100(settings)
  const fieldsOf = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body)))
  const no = (returnCode: string, message: string) => ({ result: false, returnCode, message })

  rawRoute({
    method: 'POST',
    url: `${SANDBOX_KUAIDI100_PATH}/poll`,
    body: 'raw',
    uncounted: true,
    handler: async ({ body }) => {
      const requested = watching.safeParse(json(fieldsOf(body).param))
      if (!requested.success || requested.data.key !== key) return no('600', '没有权限')
      const { company: carrier, number: trackingNo, to: city, parameters } = requested.data
      if (parameters.callbackurl !== callbackUrl) return no('700', '回调地址不正确')
      const now = clock.now()
      const isNew = await addParcel(
        {
          ...{ trackingNo, carrier, city, steps: [], sentAt: now, callback: callbackUrl },
          nextAt: new Date(now.getTime() + SANDBOX_STEP_MS / 10)
        },
        db
      )
      return isNew ? { result: true, returnCode: '200', message: '提交成功' } : no('501', '重复订阅')
    }
  })

  rawRoute({
    method: 'POST',
    url: `${SANDBOX_KUAIDI100_PATH}/poll/query.do`,
    body: 'raw',
    uncounted: true,
    handler: async ({ body }) => {
      const { param = '', sign, customer: who } = fieldsOf(body)
      const requested = requesting.safeParse(json(param))
      if (who !== customer || sign !== md5(param, key, customer) || !requested.success)
        return no('503', '验证签名失败')
      const parcel = await findParcel(requested.data.num, db)
      return parcel ? trackView(parcel) : no('500', '查询无结果，请隔段时间再查')
    }
  })

  jobs.every('move sandbox parcels', 2_000, (now) => moveParcels({ db, log, salt, callbackUrl }, now))
}

function json(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
