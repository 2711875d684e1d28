/** The real client of kuaidi100 against a host that checks what it is asked, as the partner would. */
import { createHash } from 'node:crypto'
import { createKuaidi100, readKuaidi100 } from '../../../server/gateways/logistics/kuaidi100'
import { PushRefused } from '../../../server/gateways/logistics/logistics-gateway'
import { RemoteError } from '../../../server/gateways/remote-json'
import { startFakeRemote, type RemoteAnswer, type RemoteRequest } from '../wechat/fake-remote'

const KEY = 'kd-key'
const CUSTOMER = 'KD-CUSTOMER'
const SALT = 'kd-salt'
const parcel = { carrier: 'shunfeng', trackingNo: 'SF1234567890123', phone: '13900000000', city: '上海市' }

let fake: Awaited<ReturnType<typeof startFakeRemote>>
let answer: (request: RemoteRequest) => RemoteAnswer
beforeAll(async () => {
  fake = await startFakeRemote((request) => answer(request))
})
beforeEach(() => {
  fake.requests.length = 0
})
afterAll(() => fake.close())

const client = (over: Record<string, string> = {}) =>
  createKuaidi100(
    readKuaidi100(
      {
        LOGISTICS_BASE_URL: fake.baseUrl.href,
        LOGISTICS_CUSTOMER: CUSTOMER,
        LOGISTICS_KEY: KEY,
        LOGISTICS_SALT: SALT,
        ...over
      },
      'https://shop.example'
    )
  )

const upperMd5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()
const formOf = ({ body }: RemoteRequest) => Object.fromEntries(new URLSearchParams(body))

/** The host as documented: it answers who signed the very text with key and customer. */
const host = (request: RemoteRequest): RemoteAnswer => {
  const { param = '', sign, customer } = formOf(request)
  if (request.path === '/poll') {
    const { key } = JSON.parse(param) as { key: string }
    return key === KEY
      ? { result: true, returnCode: '200', message: '提交成功' }
      : { result: false, returnCode: '600', message: '您不是合法的订阅者' }
  }
  if (customer !== CUSTOMER || sign !== upperMd5(param + KEY + CUSTOMER))
    return { result: false, returnCode: '503', message: '验证签名失败' }
  return TRACK
}

const TRACK = {
  ...{ message: 'ok', status: '200', state: '5', ischeck: '0', com: 'shunfeng', nu: parcel.trackingNo },
  data: [
    { time: '2026-11-23 09:30:00', ftime: '2026-11-23 09:30:00', context: '派送中', statusCode: '5' },
    { time: '2026-11-22 20:00:00', ftime: '2026-11-22 20:00:00', context: '已揽收' }
  ]
}

test('a query is a form of customer, sign and param, signed over the param as it was sent', async () => {
  answer = host
  const news = await client().query(parcel)
  expect(news).toMatchObject({ carrier: 'shunfeng', trackingNo: parcel.trackingNo, state: '5', watch: null })
  // what is told is China's time, and a word without a state of its own has the parcel's
  expect(news.traces).toEqual([
    { at: new Date('2026-11-23T01:30:00Z'), text: '派送中', state: '5' },
    { at: new Date('2026-11-22T12:00:00Z'), text: '已揽收', state: '5' }
  ])
  const [request] = fake.requests
  expect(request).toMatchObject({ method: 'POST', path: '/poll/query.do' })
  expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(JSON.parse(request ? (formOf(request).param ?? '') : '')).toEqual({
    com: 'shunfeng',
    num: parcel.trackingNo,
    phone: parcel.phone,
    resultv2: '4'
  })
})

test('watching tells where pushes go, what they are signed with and whose the number is; told twice it is fine', async () => {
  answer = host
  await client().watch(parcel)
  const [request] = fake.requests
  expect(request).toMatchObject({ method: 'POST', path: '/poll' })
  const { schema, param = '' } = request ? formOf(request) : {}
  expect(schema).toBe('json')
  expect(JSON.parse(param)).toEqual({
    company: 'shunfeng',
    number: parcel.trackingNo,
    to: '上海市',
    key: KEY,
    parameters: {
      callbackurl: 'https://shop.example/unionbuy-server/logistics/push',
      salt: SALT,
      phone: parcel.phone,
      resultv2: '4'
    }
  })
  answer = () => ({ result: false, returnCode: '501', message: '重复订阅' })
  await expect(client().watch(parcel)).resolves.toBeUndefined()
})

test('who signs with another key is refused, and learns nothing', async () => {
  answer = host
  await expect(client({ LOGISTICS_KEY: 'other' }).query(parcel)).rejects.toThrow('503')
  await expect(client({ LOGISTICS_KEY: 'other' }).watch(parcel)).rejects.toThrow('600')
})

test.each<[string, () => RemoteAnswer]>([
  ['nothing is known yet', () => ({ result: false, returnCode: '500', message: '查询无结果' })],
  ['the number is locked', () => ({ result: false, returnCode: '601', message: 'KEY已过期' })],
  ['another shape', () => ({ data: 'x' })],
  ['no JSON', () => '<html>'],
  ['an HTTP error', () => 502]
])('%s: the query fails, and says no number of ours', async (_, wrong) => {
  answer = wrong
  const problem = await client()
    .query(parcel)
    .catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(RemoteError)
  expect(String(problem)).not.toContain(parcel.phone)
})

test('a push is believed by upper-case MD5 of param and salt alone', () => {
  const param = JSON.stringify({ status: 'shutdown', message: '', lastResult: { ...TRACK, state: '3' } })
  expect(client().readPush({ param, sign: upperMd5(param + SALT) })).toMatchObject({
    state: '3',
    watch: 'shutdown'
  })
  const other = param.replace('shutdown', 'abort')
  const forms: Readonly<Record<string, string>>[] = [
    { param, sign: upperMd5(param) },
    { param: other, sign: upperMd5(param + SALT) },
    { param },
    {}
  ]
  for (const form of forms) expect(() => client().readPush(form)).toThrow(PushRefused)
})

test('its settings are named when they are missing', () => {
  expect(() => readKuaidi100({}, 'https://shop.example')).toThrow(
    /LOGISTICS_CUSTOMER[\s\S]*LOGISTICS_KEY[\s\S]*LOGISTICS_SALT/
  )
})
