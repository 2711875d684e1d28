import { z } from 'zod'
import { callRemote, RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import { createStableToken } from './stable-token'
import { WechatCodeRefused, type WechatGateway } from './wechat-gateway'

export interface WechatSettings {
  readonly baseUrl: URL
  readonly appId: string
  readonly appSecret: string
}

/** Settings of the mini-program. @throws SettingsError naming what is missing */
export function readWechatSettings(env: Readonly<Record<string, string | undefined>>): WechatSettings {
  const values = requiredSettings('GATEWAY_WECHAT', ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'], env)
  return {
    baseUrl: addressSetting('WECHAT_BASE_URL', 'https://api.weixin.qq.com', env),
    appId: values.WECHAT_APP_ID,
    appSecret: values.WECHAT_APP_SECRET
  }
}

const SYSTEM = 'WeChat'
/** 40029 not a code of this app, 40163 used, 40226 blocked by WeChat's risk control. */
const CODE_REFUSED = new Set([40029, 40163, 40226])
/** The access token is not (or no longer) good: 40001, 40014, 42001. */
const TOKEN_REFUSED = new Set([40001, 40014, 42001])

const sessionAnswer = z.object({ openid: z.string().min(1).max(64), unionid: z.string().max(64).optional() })
const phoneAnswer = z.object({
  phone_info: z.object({
    purePhoneNumber: z.string(),
    countryCode: z.union([z.string(), z.number()]),
    watermark: z.object({ appid: z.string() }).optional()
  })
})

/** WeChat's own servers (api.weixin.qq.com, or what the settings name). `clock` gives milliseconds. */
export function createWechatApi(settings: WechatSettings, clock: () => number = Date.now): WechatGateway {
  const token = createStableToken(settings, clock)

  async function askPhone(code: string, accessToken: string) {
    const url = new URL('/wxa/business/getuserphonenumber', settings.baseUrl)
    url.searchParams.set('access_token', accessToken)
    return callRemote({
      system: SYSTEM,
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code })
    })
  }

  return {
    appId: settings.appId,

    async codeToSession(code) {
      const url = new URL('/sns/jscode2session', settings.baseUrl)
      url.searchParams.set('appid', settings.appId)
      url.searchParams.set('secret', settings.appSecret)
      url.searchParams.set('js_code', code)
      url.searchParams.set('grant_type', 'authorization_code')
      const answer = expectFine(await callRemote({ system: SYSTEM, url }))
      const session = shaped(sessionAnswer, answer)
      return { openId: session.openid, unionId: session.unionid ?? null }
    },

    async phoneNumber(code) {
      let answer = await askPhone(code, await token.get())
      if (TOKEN_REFUSED.has(errcodeOf(answer))) answer = await askPhone(code, await token.renew())
      const { phone_info: phone } = shaped(phoneAnswer, expectFine(answer))
      if (phone.watermark && phone.watermark.appid !== settings.appId) throw new WechatCodeRefused(40029)
      // Accounts here are mainland numbers; another country's number cannot get our messages.
      if (String(phone.countryCode) !== '86') throw new WechatCodeRefused(40029)
      return phone.purePhoneNumber
    }
  }
}

function errcodeOf(answer: Readonly<Record<string, unknown>>): number {
  return typeof answer.errcode === 'number' ? answer.errcode : 0
}

function expectFine(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const errcode = errcodeOf(answer)
  if (CODE_REFUSED.has(errcode)) throw new WechatCodeRefused(errcode)
  if (errcode !== 0) throw new RemoteError(SYSTEM, `errcode ${errcode}`)
  return answer
}

function shaped<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new RemoteError(SYSTEM, 'the answer has an unknown shape')
  return parsed.data
}
