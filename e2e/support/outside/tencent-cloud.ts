import { asJson, listen } from './loopback'

/** Tencent Cloud's API 3.0, for text messages: keeps what was sent instead of sending it. */
export interface TencentCloud {
  /** Settings of a server whose messages go here. */
  readonly env: Readonly<Record<string, string>>
  /** The values in the newest message to a number of mainland China. @throws Error if there is none */
  newestTo(mobile: string): readonly string[]
  close(): Promise<void>
}

interface Message {
  readonly PhoneNumberSet: readonly string[]
  readonly TemplateParamSet: readonly string[]
}

export async function startTencentCloud(): Promise<TencentCloud> {
  const messages: Message[] = []
  const loopback = await listen(({ headers, body }) => {
    const action = headers['x-tc-action']
    if (!String(headers.authorization).startsWith('TC3-HMAC-SHA256 '))
      return asJson({ Response: { Error: { Code: 'AuthFailure' } } })
    if (action !== 'SendSms') return asJson({ Response: { Error: { Code: 'InvalidAction' } } })
    messages.push(JSON.parse(body) as Message)
    return asJson({ Response: { SendStatusSet: [{ Code: 'Ok' }] } })
  })
  const key = { SECRET_ID: 'AKIDexample', SECRET_KEY: 'example', BASE_URL: loopback.origin }
  const prefixed = (prefix: string) =>
    Object.fromEntries(Object.entries(key).map(([name, value]) => [`${prefix}_${name}`, value]))
  return {
    env: {
      GATEWAY_SMS: 'real',
      ...prefixed('SMS'),
      SMS_APP_ID: '1400000000',
      SMS_SIGN_NAME: '权益中心',
      SMS_TEMPLATE_ID: '100001',
      GATEWAY_CAPTCHA: 'real',
      ...prefixed('CAPTCHA'),
      CAPTCHA_APP_ID: '190000000',
      CAPTCHA_APP_SECRET_KEY: 'example'
    },
    newestTo(mobile) {
      const found = messages.findLast(({ PhoneNumberSet }) => PhoneNumberSet.includes(`+86${mobile}`))
      if (!found) throw new Error('no message to this number')
      return found.TemplateParamSet
    },
    close: loopback.close
  }
}
