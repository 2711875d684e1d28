import { z } from 'zod'
import { callRemote } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import { createStableToken } from './stable-token'
import { expectFine, isTokenRefused, shaped, WECHAT } from './wechat-answer'
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
      system: WECHAT,
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
      const answer = expectFine(await callRemote({ system: WECHAT, url }))
      const session = shaped(sessionAnswer, answer)
      return { openId: session.openid, unionId: session.unionid ?? null }
    },

    async phoneNumber(code) {
      let answer = await askPhone(code, await token.get())
      if (isTokenRefused(answer)) answer = await askPhone(code, await token.renew())
      const { phone_info: phone } = shaped(phoneAnswer, expectFine(answer))
      if (phone.watermark && phone.watermark.appid !== settings.appId) throw new WechatCodeRefused(40029)
      // Accounts here are mainland numbers; another country's number cannot get our messages.
      if (String(phone.countryCode) !== '86') throw new WechatCodeRefused(40029)
      return phone.purePhoneNumber
    }
  }
}
