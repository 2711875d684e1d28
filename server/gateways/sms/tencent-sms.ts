import { z } from 'zod'
import { RemoteError } from '../remote-json'
import { addressSetting, requiredSettings } from '../required-settings'
import { callTencentCloud, type TencentCloudKey } from '../tencent-cloud/call-tencent-cloud'
import type { SmsGateway } from './sms-gateway'

export interface TencentSmsSettings extends TencentCloudKey {
  readonly appId: string
  readonly signName: string
  /** Template with two parameters: the code, and its validity in minutes. */
  readonly templateId: string
  /** Template with three parameters: what was received, the masked account, and the outcome; empty = there is none. */
  readonly noteTemplateId: string
  readonly region: string
}

/** Settings of Tencent Cloud SMS. @throws SettingsError naming what is missing */
export function readTencentSmsSettings(
  env: Readonly<Record<string, string | undefined>>
): TencentSmsSettings {
  const values = requiredSettings(
    'GATEWAY_SMS',
    ['SMS_SECRET_ID', 'SMS_SECRET_KEY', 'SMS_APP_ID', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_ID'],
    env
  )
  return {
    baseUrl: addressSetting('SMS_BASE_URL', 'https://sms.tencentcloudapi.com', env),
    secretId: values.SMS_SECRET_ID,
    secretKey: values.SMS_SECRET_KEY,
    appId: values.SMS_APP_ID,
    signName: values.SMS_SIGN_NAME,
    templateId: values.SMS_TEMPLATE_ID,
    noteTemplateId: env.SMS_NOTE_TEMPLATE_ID || '',
    region: env.SMS_REGION || 'ap-guangzhou'
  }
}

const answerSchema = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional()
  })
})

/** Sends through Tencent Cloud SMS (API 2021-01-11). `clock` returns milliseconds. */
export function createTencentSms(settings: TencentSmsSettings, clock: () => number = Date.now): SmsGateway {
  async function send(mobile: string, templateId: string, values: readonly string[]): Promise<void> {
    const answer = await callTencentCloud(
      settings,
      {
        system: 'Tencent SMS',
        service: 'sms',
        action: 'SendSms',
        version: '2021-01-11',
        region: settings.region,
        parameters: {
          PhoneNumberSet: [`+86${mobile}`],
          SmsSdkAppId: settings.appId,
          SignName: settings.signName,
          TemplateId: templateId,
          TemplateParamSet: values
        }
      },
      clock()
    )
    expectSent(answer)
  }

  return {
    sendCode: (mobile, code, minutes) => send(mobile, settings.templateId, [code, String(minutes)]),
    sendReminder: send,
    async sendNote(mobile, text) {
      const { noteTemplateId } = settings
      if (noteTemplateId === '') throw new RemoteError('Tencent SMS', 'SMS_NOTE_TEMPLATE_ID is not set')
      await send(mobile, noteTemplateId, text)
    }
  }
}

function expectSent(answer: unknown): void {
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) throw new RemoteError('Tencent SMS', 'the answer has an unknown shape')
  const { Error: refusal, SendStatusSet: statuses } = parsed.data.Response
  const code = refusal?.Code ?? statuses?.[0]?.Code ?? 'no status'
  if (code !== 'Ok') throw new RemoteError('Tencent SMS', code)
}
