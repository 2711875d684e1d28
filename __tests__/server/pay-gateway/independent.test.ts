/** Somebody else's client of WeChat Pay against our sandbox, and their crypto against ours: a check of both. */
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin'
import { decrypt, encrypt, newNonce, platformMessage } from '../../../server/gateways/pay/wechat-crypto'
import { createWechatPay } from '../../../server/gateways/pay/wechat-pay'
import { sandboxPayKeys } from '../../../server/sandbox/pay/keys'
import {
  SANDBOX_MCH_ID,
  SANDBOX_MERCHANT_SERIAL,
  SANDBOX_PLATFORM_SERIAL,
  sandboxMerchant
} from '../../../server/sandbox/pay/sandbox-merchant'
import { testSettings } from '../../support/server/test-app'
import { openShop, type Shop } from '../payment/shop'

const settings = testSettings()
const keys = sandboxPayKeys(settings.dataDir)
let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  // Their client signs with the true time.
  shop.clock.set(new Date())
})
afterAll(() => shop.close())

const theirs = () =>
  new Wechatpay({
    mchid: SANDBOX_MCH_ID,
    serial: SANDBOX_MERCHANT_SERIAL,
    privateKey: keys.merchantPrivate.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certs: {
      [SANDBOX_PLATFORM_SERIAL]: keys.platformPublic.export({ type: 'spki', format: 'pem' }).toString()
    },
    baseURL: `${shop.origin}/sandbox/wechat-pay/`,
    headers: { 'Wechatpay-Serial': SANDBOX_PLATFORM_SERIAL }
  }) as unknown as Their

interface Their {
  chain(path: string): {
    get(config: object): Promise<{ status: number; data: Record<string, unknown> }>
    post(body: object, config?: object): Promise<{ status: number; data: Record<string, unknown> }>
  }
}

test('their client opens, queries and closes a trade at our sandbox', async () => {
  const { appIds, mchId, notifyUrl } = sandboxMerchant({
    ...settings,
    port: Number(new URL(shop.origin).port)
  })
  const open = (notify_url: string) =>
    theirs()
      .chain('v3/pay/transactions/jsapi')
      .post({
        appid: appIds.mini,
        mchid: mchId,
        description: '会员卡',
        out_trade_no: 'THEIRS0001',
        notify_url,
        amount: { total: 5 },
        payer: { openid: 'o' }
      })
  // it posts notices to its own shop alone
  await expect(open('https://example.com/notify')).rejects.toMatchObject({ response: { status: 400 } })
  expect((await open(notifyUrl)).data.prepay_id).toMatch(/^wx/)
  const path = 'v3/pay/transactions/out-trade-no/THEIRS0001'
  const asked = await theirs()
    .chain(path)
    .get({ params: { mchid: mchId } })
  expect(asked.data).toMatchObject({ trade_state: 'NOTPAY', amount: { total: 5 } })
  expect((await theirs().chain(`${path}/close`).post({ mchid: mchId })).status).toBe(204)
})

test('their code verifies our paySign, and ours decrypts what theirs encrypts', () => {
  const params = createWechatPay(sandboxMerchant(settings)).signPrepay('wx123', 'mini')
  const message = Formatter.joinedByLineFeed(
    params.appId,
    params.timeStamp,
    params.nonceStr,
    params.packageInfo
  )
  expect(Rsa.verify(message, params.paySign, keys.merchantPublic)).toBe(true)

  const nonce = newNonce().slice(0, 12)
  const ciphertext = Aes.AesGcm.encrypt('{"a":1}', keys.apiV3Key, nonce, 'transaction')
  const sealed = { algorithm: 'AEAD_AES_256_GCM' as const, nonce, associated_data: 'transaction', ciphertext }
  expect(decrypt(sealed, keys.apiV3Key)).toBe('{"a":1}')
  const ours = encrypt('{"b":2}', keys.apiV3Key, 'transaction')
  expect(Aes.AesGcm.decrypt(ours.ciphertext, keys.apiV3Key, ours.nonce, 'transaction')).toBe('{"b":2}')
})

test('what they and we sign of an answer is the same text', () => {
  expect(platformMessage('1', 'n', '{}')).toBe(Formatter.joinedByLineFeed('1', 'n', '{}'))
})
