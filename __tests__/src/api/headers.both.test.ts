import { couponEndpoints } from '@contract/coupon/endpoints'
import { callWithKey } from '@/api/call'
import { callHeaders } from '@/api/headers'
import { beginSession, endSession } from '@/features/session/session'
import Taro from '@tarojs/taro'

const mini = process.env.TARO_ENV === 'weapp'

afterEach(() => {
  endSession()
  jest.restoreAllMocks()
})

it('a visitor sends no token; a member sends auth-token and token, in the mini-program a cookie too', () => {
  expect(callHeaders()).not.toHaveProperty('token')
  beginSession({ accessToken: 'T', openId: null, memberId: 'm' })
  expect(callHeaders()).toMatchObject({
    'auth-token': 'T',
    token: 'T',
    ...(mini ? { Cookie: 'token=T' } : {})
  })
  expect('Cookie' in callHeaders()).toBe(mini)
})

it('sends JSON to the base address of the channel, and the key of a write', async () => {
  const answer = { data: { resultCode: '100', data: null }, statusCode: 200, header: {} }
  const sent = jest.spyOn(Taro, 'request').mockResolvedValue(answer as never)
  await callWithKey(couponEndpoints.receiveCoupon, { couponId: 'c1' }, { idempotencyKey: 'K' })
  const { url, method, header, data } = sent.mock.calls[0]?.[0] ?? {}
  const origin = mini ? 'http://127.0.0.1:9527' : ''
  expect(url).toBe(`${origin}/main/unionbuy-server/coupon/receive`)
  expect(method).toBe('POST')
  expect(header).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'K' })
  expect(data).toEqual({ couponId: 'c1' })
})
