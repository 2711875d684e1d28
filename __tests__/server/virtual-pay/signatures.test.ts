/** Signatures and sealed messages against values that OpenSSL gave (`openssl dgst -sha256 -hmac KEY`, `openssl enc -aes-256-cbc`). */
import { NoticeRefused } from '../../../server/gateways/pay/pay-gateway'
import { greeting, openMessage, sealMessage } from '../../../server/gateways/virtual-pay/message-push'
import {
  callSignature,
  isSameSignature,
  paySignature,
  pushSignature,
  sessionSignature
} from '../../../server/gateways/virtual-pay/signatures'

const SIGN_DATA =
  '{"offerId":"1450019686","buyQuantity":1,"env":0,"currencyType":"CNY","productId":"product_001","goodsPrice":100,"outTradeNo":"order12345","attach":"attach中文"}'

test('a payment is signed by the merchant and by the session', () => {
  expect(paySignature('app_key_123', SIGN_DATA)).toBe(
    '52b0abda3c933b0273d328b5c5102ee9ab9249309474ddcdf5e9ce0f80b23532'
  )
  expect(sessionSignature('session_key_123', SIGN_DATA)).toBe(
    '602f76d9cadf36c232f7f6c1faa5fe295b0f955d188049997d0df699c0619c86'
  )
})

test('a call is signed over its path and its body', () => {
  const body = '{"openid":"o_1","env":0,"order_id":"order12345"}'
  expect(callSignature('app_key_123', '/xpay/query_order', body)).toBe(
    'bf880c78e07dbb766637ca3a8e2ee4d4a9f7986afada9beca7f1281d886f3dcb'
  )
})

test('signatures are compared whole', () => {
  expect(pushSignature('token123', '1714112445', '414151', 'sealed=')).toBe(
    '6b13251ad79921839da4c9941bf2365f22983b94'
  )
  expect(isSameSignature('6b', '6b')).toBe(true)
  for (const other of ['6c', '6b1', '', undefined, ['6b']]) expect(isSameSignature(other, '6b')).toBe(false)
})

const account = {
  appId: 'wx1234567890abcdef',
  token: 'token123',
  key: Buffer.from('AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', 'base64')
}
const SEALED =
  '4j/AuRx71kQlxVlzbpsMWKYc9i5GTL2T/mzA93TjZyVf95J5yIoH4OAIuj/n8Gbb0oEwrrrMn+LwOzhp4ejnaSNNg8mJ2XsrRwVusnDAn3vBv8Z6MLC38y16eb//Gb/f7ypQYIGUwxDAkaczK4OLIlaKFKKHCoD5bGi7iq45wGsHUHHzS0MqsrH3xK2ed99WGp5UtK1CzY92/jBh/GP8iA=='
const query = {
  timestamp: '1714112445',
  nonce: '414151',
  msg_signature: '21ff8bbdcec61f596009c9dc0dffbdbce4539618'
}

test('a message that OpenSSL sealed is opened', () => {
  const body = JSON.stringify({ ToUserName: 'gh', Encrypt: SEALED })
  expect(openMessage(account, query, body)).toEqual({
    Event: 'xpay_goods_deliver_notify',
    OpenId: 'o_1',
    OutTradeNo: 'order12345',
    Env: 0,
    MsgType: 'event'
  })
})

test('what is not from WeChat, not for us, or not sealed is refused', () => {
  const message = { Event: 'x' }
  const { query: signed, body } = sealMessage(account, message, 1_714_112_445_000)
  expect(openMessage(account, signed, body)).toEqual(message)
  const other = { ...account, appId: 'wx0000000000000000' }
  const refused: (() => unknown)[] = [
    () => openMessage({ ...account, token: 'other' }, signed, body),
    () => openMessage(account, { ...signed, timestamp: '1' }, body),
    () => openMessage(account, signed, JSON.stringify({ Encrypt: SEALED })),
    () => openMessage(account, signed, JSON.stringify(message)),
    () => openMessage(account, signed, 'no'),
    () => openMessage(account, {}, body),
    () => openMessage(other, signed, body),
    () => greeting(account, { ...signed, signature: 'x', echostr: '1' })
  ]
  for (const attempt of refused) expect(attempt).toThrow(NoticeRefused)
})

test('our address is registered by an echo', () => {
  const signed = { timestamp: '1', nonce: '2', signature: pushSignature('token123', '1', '2') }
  expect(greeting(account, { ...signed, echostr: '4711' })).toBe('4711')
})
