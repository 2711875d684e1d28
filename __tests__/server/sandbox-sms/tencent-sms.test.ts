import { RemoteError } from '../../../server/gateways/remote-json'
import { tc3Authorization } from '../../../server/gateways/tencent-cloud/tc3-signature'
import { createTencentSms, readTencentSmsSettings } from '../../../server/gateways/sms/tencent-sms'
import { startFakeRemote, type RemoteAnswer } from '../wechat/fake-remote'

test('the signature is that of the example which Tencent Cloud publishes', () => {
  const authorization = tc3Authorization({
    secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
    secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
    host: 'cvm.tencentcloudapi.com',
    service: 'cvm',
    timestamp: 1_551_113_065,
    payload: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
  })
  expect(authorization).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, ' +
      'SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168'
  )
})

describe('sending', () => {
  let answer: RemoteAnswer
  let fake: Awaited<ReturnType<typeof startFakeRemote>>
  beforeAll(async () => {
    fake = await startFakeRemote(() => answer)
  })
  afterAll(() => fake.close())

  const settings = () => ({
    ...readTencentSmsSettings({
      SMS_SECRET_ID: 'id',
      SMS_SECRET_KEY: 'key',
      SMS_APP_ID: '1400',
      SMS_SIGN_NAME: '权益中心',
      SMS_TEMPLATE_ID: '99'
    }),
    baseUrl: fake.baseUrl
  })
  const send = () =>
    createTencentSms(settings(), () => 1_551_113_065_000).sendCode('13800138000', '123456', 5)

  test('asks for the template with code and minutes, signed over exactly what is sent', async () => {
    answer = { Response: { SendStatusSet: [{ Code: 'Ok' }], RequestId: 'r' } }
    await send()
    const request = fake.requests.at(-1)
    expect(JSON.parse(request?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400',
      SignName: '权益中心',
      TemplateId: '99',
      TemplateParamSet: ['123456', '5']
    })
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': '1551113065',
      'x-tc-region': 'ap-guangzhou',
      authorization: tc3Authorization({
        secretId: 'id',
        secretKey: 'key',
        host: fake.baseUrl.host,
        service: 'sms',
        timestamp: 1_551_113_065,
        payload: request?.body ?? ''
      })
    })
    expect(request?.headers.host).toBe(fake.baseUrl.host)
  })

  test.each<[string, RemoteAnswer]>([
    ['a refusal', { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'x' } } }],
    [
      'a number that is not served',
      { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } }
    ],
    ['nothing about the number', { Response: { SendStatusSet: [] } }],
    ['another shape', { ok: true }],
    ['HTTP 500', 500]
  ])('%s is a failure', async (_what, given) => {
    answer = given
    await expect(send()).rejects.toThrow(RemoteError)
  })
})

test('settings that are missing are named, all at once', () => {
  expect(() => readTencentSmsSettings({ SMS_APP_ID: '1' })).toThrow(
    /SMS_SECRET_ID[\s\S]*SMS_SECRET_KEY[\s\S]*SMS_TEMPLATE_ID/
  )
})
