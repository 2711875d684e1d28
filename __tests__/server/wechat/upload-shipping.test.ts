/** The order-shipping API as the real client calls it, against a host that checks token and shape. */
import { RemoteError } from '../../../server/gateways/remote-json'
import { createWechatApi } from '../../../server/gateways/wechat/wechat-api'
import { startFakeRemote, type RemoteAnswer, type RemoteRequest } from './fake-remote'

const PATH = '/wxa/sec/order/upload_shipping_info'
let fake: Awaited<ReturnType<typeof startFakeRemote>>
let answer: (request: RemoteRequest) => RemoteAnswer
let tokens = 0
beforeAll(async () => {
  fake = await startFakeRemote((request) =>
    request.path === '/cgi-bin/stable_token'
      ? { access_token: `token${(tokens += 1)}`, expires_in: 7200 }
      : answer(request)
  )
})
beforeEach(() => {
  fake.requests.length = 0
  tokens = 0
  answer = () => ({ errcode: 0, errmsg: 'ok' })
})
afterAll(() => fake.close())

const parcel = (n: number) => ({
  carrier: 'SF',
  trackingNo: `SF123456789${n}`,
  goods: '龙井 小罐 ×2',
  receiver: '139****0000'
})
const upload = (parcels: number, allSent: boolean) =>
  createWechatApi({ baseUrl: fake.baseUrl, appId: 'wxApp', appSecret: 'secret' }, () => 0).uploadShipping({
    transactionId: '4200001234202611230000000001',
    openId: 'oABC',
    allSent,
    parcels: Array.from({ length: parcels }, (_, n) => parcel(n)),
    at: new Date('2026-11-23T02:00:00.123Z')
  })
const asked = () => fake.requests.filter(({ path }) => path === PATH)
const bodies = () => asked().map(({ body }) => JSON.parse(body) as Record<string, unknown>)

test('one parcel with everything in it is sent as one, under the access token', async () => {
  await upload(1, true)
  expect(asked()[0]).toMatchObject({ method: 'POST', path: PATH })
  expect(asked()[0]?.query.get('access_token')).toBe('token1')
  expect(bodies()).toEqual([
    {
      order_key: { order_number_type: 2, transaction_id: '4200001234202611230000000001' },
      logistics_type: 1,
      delivery_mode: 1,
      shipping_list: [
        {
          tracking_no: 'SF1234567890',
          express_company: 'SF',
          item_desc: '龙井 小罐 ×2',
          contact: { receiver_contact: '139****0000' }
        }
      ],
      upload_time: '2026-11-23T02:00:00.123+00:00',
      payer: { openid: 'oABC' }
    }
  ])
})

test('parcel by parcel it is split, and says when the last one is there', async () => {
  await upload(1, false)
  await upload(2, true)
  expect(bodies()).toMatchObject([
    { delivery_mode: 2, is_all_delivered: false },
    { delivery_mode: 2, is_all_delivered: true }
  ])
  expect(bodies().map(({ shipping_list: list }) => (list as unknown[]).length)).toEqual([1, 2])
})

test('of more than ten parcels the tenth stands for all that follow', async () => {
  await upload(12, true)
  const list = bodies()[0]?.['shipping_list'] as { tracking_no: string; item_desc: string }[]
  expect(list).toHaveLength(10)
  expect(list[8]).toMatchObject({ tracking_no: 'SF1234567898', item_desc: '龙井 小罐 ×2' })
  expect(list[9]).toMatchObject({
    tracking_no: 'SF1234567899',
    item_desc: '龙井 小罐 ×2；龙井 小罐 ×2；龙井 小罐 ×2'
  })
})

test('what is in a parcel is cut between characters, at as many as WeChat takes', async () => {
  await createWechatApi(
    { baseUrl: fake.baseUrl, appId: 'wxApp', appSecret: 'secret' },
    () => 0
  ).uploadShipping({
    transactionId: '4200001234202611230000000001',
    openId: 'oABC',
    allSent: true,
    parcels: [{ ...parcel(0), goods: `${'茶'.repeat(119)}🍵礼盒` }],
    at: new Date('2026-11-23T02:00:00.123Z')
  })
  expect(bodies()).toMatchObject([{ shipping_list: [{ item_desc: `${'茶'.repeat(119)}🍵` }] }])
})

test.each([
  ['virtual', 3],
  ['pickup', 4]
] as const)('%s goods are told without a parcel, as logistics type %i', async (manner, type) => {
  await createWechatApi(
    { baseUrl: fake.baseUrl, appId: 'wxApp', appSecret: 'secret' },
    () => 0
  ).uploadShipping({
    transactionId: '4200001234202611230000000001',
    openId: 'oABC',
    manner,
    goods: `${'券'.repeat(130)} ×1`,
    at: new Date('2026-11-23T02:00:00.123Z')
  })
  expect(bodies()).toEqual([
    {
      order_key: { order_number_type: 2, transaction_id: '4200001234202611230000000001' },
      logistics_type: type,
      delivery_mode: 1,
      shipping_list: [{ item_desc: '券'.repeat(120) }],
      upload_time: '2026-11-23T02:00:00.123+00:00',
      payer: { openid: 'oABC' }
    }
  ])
})

test('a token that ended is renewed once, and the same is told again', async () => {
  let times = 0
  answer = () => ((times += 1) === 1 ? { errcode: 42001, errmsg: 'expired' } : { errcode: 0, errmsg: 'ok' })
  await upload(1, true)
  expect(asked().map(({ query }) => query.get('access_token'))).toEqual(['token1', 'token2'])
  expect(bodies()[1]).toEqual(bodies()[0])
})

test.each([
  ['not found at WeChat', { errcode: 10060001, errmsg: 'pay order not exist' }],
  ['a number that it does not take', { errcode: 268485216, errmsg: 'invalid tracking no' }]
])('%s: it is told again later', async (_, refusal) => {
  answer = () => refusal
  await expect(upload(1, true)).rejects.toThrow(RemoteError)
})
