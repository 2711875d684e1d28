import { RESULT } from '@contract/envelope/codes'
import { failure } from '@contract/envelope/schema'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { demoEndpoints as demo, registerDemo } from './demo'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ modules: [registerDemo] })
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'GET', url, headers })

test('a success is code 100 with the data of the contract and nothing more', async () => {
  const answer = await call(app, demo.open)
  expect(answer).toMatchObject({ status: 200, resultCode: '100' })
  expect(answer.data).toEqual({
    memberId: null,
    channel: 'main',
    platform: 'h5',
    os: 'other',
    now: '2026-11-21T02:00:00.000Z'
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('platform and system come from their headers, and nonsense in them counts as a browser', async () => {
  const mini = await call(app, demo.open, {}, { headers: { 'x-platform': 'mini', 'x-os': 'ios' } })
  expect(mini.data).toMatchObject({ platform: 'mini', os: 'ios' })
  const odd = await call(app, demo.open, {}, { headers: { 'x-platform': 'toaster', 'x-os': '9' } })
  expect(odd.data).toMatchObject({ platform: 'h5', os: 'other' })
})

test.each([
  ['a number in the query is read', '/unionbuy-server/demo/open?size=4', 200, '100', 'ok'],
  [
    'too big',
    '/unionbuy-server/demo/open?size=9',
    400,
    '400',
    '提交的内容不正确，请刷新页面后再试（size 太大或太长）'
  ],
  [
    'not a number',
    '/unionbuy-server/demo/open?size=x',
    400,
    '400',
    '提交的内容不正确，请刷新页面后再试（size 类型不对）'
  ],
  ['unknown call', '/unionbuy-server/demo/nothing', 404, '404', '未找到这个地址'],
  ['wrong method', '/unionbuy-server/demo/add', 404, '404', '未找到这个地址'],
  ['unknown channel', '/acme/unionbuy-server/demo/open', 404, '404', '未找到这个地址，请从原来的入口重新进入']
])('%s', async (_name, url, status, resultCode, resultMsg) => {
  const response = await get(url)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ resultCode, resultMsg })
})

test.each([
  [{}, '提交的内容不正确，请刷新页面后再试（amount 缺少）'],
  [{ amount: 'x', label: 'a' }, '提交的内容不正确，请刷新页面后再试（amount 类型不对）'],
  [{ amount: 0, label: 'a' }, '提交的内容不正确，请刷新页面后再试（amount 太小或太短）'],
  [{ amount: 1, label: 'A1' }, '标签只能用小写字母']
])('input %j is refused with "%s"', async (input, message) => {
  const answer = await call(app, demo.add, input, { token: await app.login('m-input') })
  expect(answer).toMatchObject({ status: 400, resultCode: RESULT.badRequest, resultMsg: message, data: null })
})

test.each([
  [RESULT.soldOut, 200],
  [RESULT.quietNotBound, 200],
  [RESULT.goHome, 200],
  [RESULT.forbidden, 403],
  [RESULT.notFound, 404],
  [RESULT.inProgress, 409],
  [RESULT.contended, 409],
  [RESULT.agreementChanged, 409],
  [RESULT.boundElsewhere, 409],
  [RESULT.keyReused, 409],
  [RESULT.tooOften, 429],
  [RESULT.overloaded, 503]
])('refusal %s has HTTP status %i, its message and a request id', async (code, status) => {
  const answer = await call(app, demo.refuse, { code })
  expect(answer).toMatchObject({ status, resultCode: code, resultMsg: '这次不行', data: null })
  expect(answer.requestId).toBe(answer.headers['x-request-id'])
  expect(failure.safeParse(answer).success).toBe(true)
})

test.each(['throw', 'shape'])(
  'a fault of ours (%s) says nothing of itself, and the log says it all',
  async (how) => {
    app.logLines.length = 0
    const answer = await call(
      app,
      demo.broken,
      { how },
      { headers: { 'x-request-id': '0123456789abcdef0123' } }
    )
    expect(answer).toMatchObject({ status: 500, resultCode: '500', resultMsg: '服务器错误，请稍后重试' })
    expect(answer.requestId).toBe('0123456789abcdef0123')
    const failed = app.logLines.find((line) => line.includes('request failed'))
    expect(failed).toContain('0123456789abcdef0123')
    expect(failed).toContain(how === 'shape' ? 'does not fit the contract' : 'no_such_column')
  }
)

test.each([
  ['not JSON', 'application/json', '{', 400],
  ['prototype poisoning', 'application/json', '{"__proto__":{"a":1}}', 400],
  ['another type', 'text/csv', 'a,b', 415],
  ['too large', 'application/json', JSON.stringify({ code: 'x'.repeat(300_000) }), 413]
])('a body that is %s is an envelope too', async (_name, type, payload, status) => {
  const url = '/unionbuy-server/demo/refuse'
  const response = await app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload
  })
  expect(response.statusCode).toBe(status)
  expect(failure.safeParse(response.json()).success).toBe(true)
})

test('an empty JSON body is an empty object', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await app.server.inject({
    method: 'POST',
    url: '/unionbuy-server/demo/limited',
    headers,
    payload: ''
  })
  expect(response.json()).toMatchObject({ resultCode: '100' })
})

test('a POST may carry its parameters in the query (rule call.all)', async () => {
  expect(await call(app, demo.remove, { orderNo: '7' })).toMatchObject({
    resultCode: '100',
    data: { orderNo: '7' }
  })
})

test('the raw route gets the body byte for byte', async () => {
  const payload = '{ "b":1,\n "a" : 2}'
  const url = '/unionbuy-server/demo/notice'
  for (const type of ['application/json', 'text/plain']) {
    const response = await app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload
    })
    expect(Buffer.from(response.json<{ bytes: string }>().bytes, 'base64').toString()).toBe(payload)
  }
})

test('the channel is the first segment of the path, or the host, or main', async () => {
  expect((await call(app, demo.open, {}, { channel: 'candy' })).data).toMatchObject({ channel: 'candy' })
  expect((await get('/lvyun/wechat/demo')).json()).toMatchObject({ resultCode: '100' })
  const hosted = await buildTestApp({
    modules: [registerDemo],
    database: app.database,
    settings: { channelHosts: { 'hotel.test': 'jinjiang' } }
  })
  const byHost = await call(hosted, demo.open, {}, { headers: { host: 'hotel.test' } })
  expect(byHost.data).toMatchObject({ channel: 'jinjiang' })
  await hosted.close()
})

test('HTML of an answer leaves clean, whatever a handler gave', async () => {
  expect((await call(app, demo.rich)).data).toEqual({ rulesHtml: '<p>好</p>' })
})
