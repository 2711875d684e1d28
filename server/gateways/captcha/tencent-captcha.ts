import { z } from 'zod'
import { SettingsError } from '../../config/settings-error'
import { RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import { callTencentCloud, type TencentCloudKey } from '../tencent-cloud/call-tencent-cloud'
import type { CaptchaGateway } from './captcha-gateway'

export interface TencentCaptchaSettings extends TencentCloudKey {
  readonly appId: string
  readonly appSecretKey: string
}

const SYSTEM = 'Tencent Captcha'
const SCRIPT = 'https://turing.captcha.qcloud.com/TJCaptcha.js'
/** The only captcha type that the API accepts. */
const CAPTCHA_TYPE = 9
const PASSED = 1
/** Tickets that the script creates itself if it cannot reach its server: nobody has passed anything. */
const MADE_BY_SCRIPT = /^(trerror|terror)_/

/** Settings of Tencent Captcha (天御). @throws SettingsError naming what is missing */
export function readTencentCaptchaSettings(
  env: Readonly<Record<string, string | undefined>>
): TencentCaptchaSettings {
  const values = requiredSettings(
    'GATEWAY_CAPTCHA',
    ['CAPTCHA_SECRET_ID', 'CAPTCHA_SECRET_KEY', 'CAPTCHA_APP_ID', 'CAPTCHA_APP_SECRET_KEY'],
    env
  )
  if (!/^\d{1,15}$/.test(values.CAPTCHA_APP_ID))
    throw new SettingsError(['CAPTCHA_APP_ID: must be the number that the console shows'])
  return {
    baseUrl: addressSetting('CAPTCHA_BASE_URL', 'https://captcha.tencentcloudapi.com', env),
    secretId: values.CAPTCHA_SECRET_ID,
    secretKey: values.CAPTCHA_SECRET_KEY,
    appId: values.CAPTCHA_APP_ID,
    appSecretKey: values.CAPTCHA_APP_SECRET_KEY
  }
}

const answerSchema = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    CaptchaCode: z.int().optional()
  })
})

/** Checks tickets with `DescribeCaptchaResult` (API 2019-07-22). `clock` returns milliseconds. */
export function createTencentCaptcha(
  settings: TencentCaptchaSettings,
  clock: () => number = Date.now
): CaptchaGateway {
  return {
    site: { appId: settings.appId, script: SCRIPT },
    async passed(ticket, random, address) {
      if (MADE_BY_SCRIPT.test(ticket)) return false
      const answer = await callTencentCloud(
        settings,
        {
          system: SYSTEM,
          service: 'captcha',
          action: 'DescribeCaptchaResult',
          version: '2019-07-22',
          parameters: {
            CaptchaType: CAPTCHA_TYPE,
            Ticket: ticket,
            UserIp: address,
            Randstr: random,
            CaptchaAppId: Number(settings.appId),
            AppSecretKey: settings.appSecretKey
          }
        },
        clock()
      )
      const parsed = answerSchema.safeParse(answer)
      if (!parsed.success) throw new RemoteError(SYSTEM, 'the answer has an unknown shape')
      const { Error: refusal, CaptchaCode: code } = parsed.data.Response
      if (refusal) throw new RemoteError(SYSTEM, refusal.Code)
      return code === PASSED
    }
  }
}
