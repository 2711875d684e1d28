import { couponEndpoints } from '@contract/coupon/endpoints'
import { memberEndpoints } from '@contract/member/endpoints'
import { call, callWithKey } from '@/api/call'
import { callHeaders } from '@/api/headers'
import { beginSession, endSession } from '@/features/session/session'
import { deviceKeyHeader } from '@/platform/storage/device-key'
import { removeStored } from '@/platform/storage/stored-values'
import Taro from '@tarojs/taro'

const mini = process.env.TARO_ENV === 'weapp'

afterEach(() => {
  endSession()
  removeStored('deviceKey')
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

describe('the key of the device', () => {
  const answer = (header: Record<string, string>) =>
    jest
      .spyOn(Taro, 'request')
      .mockResolvedValue({ data: { resultCode: '100', data: null }, statusCode: 200, header } as never)
  const sent = () => jest.mocked(Taro.request).mock.calls.map(([{ header }]) => header?.['device-key'])
  const ask = () => call(memberEndpoints.getMyMemberInfo, {})

  it.each(['device-key', 'Device-Key'])(
    'that an answer gives as %s goes with every call of the mini-program from then on; browsers have a cookie',
    async (name) => {
      answer({ [name]: 'k1' })
      await ask()
      answer({})
      await ask()
      await ask()
      expect(sent()).toEqual(mini ? [undefined, 'k1', 'k1'] : [undefined, undefined, undefined])
    }
  )

  it('stays when the session ends; another login’s takes its place', async () => {
    beginSession({ accessToken: 'T', openId: null, memberId: 'm' })
    answer({ 'device-key': 'k1' })
    await ask()
    endSession()
    expect(deviceKeyHeader()).toEqual(mini ? { 'device-key': 'k1' } : {})
    answer({ 'device-key': 'k2' })
    await ask()
    expect(deviceKeyHeader()).toEqual(mini ? { 'device-key': 'k2' } : {})
  })
})
