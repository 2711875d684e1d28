import { loggedError } from '../../../server/http/logged-error'
import { maskSecrets } from '../../../server/http/log'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { demoEndpoints as demo, registerDemo } from './demo'

const PHONE = '13712345678'
const CANARIES = ['canary-token', 'canary-cookie', 'canary-query', 'canary-key', PHONE, '271828']

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ modules: [registerDemo] })
})
afterAll(() => app.close())

test('nothing secret of a request reaches the log, whether it goes well or not', async () => {
  const headers = {
    'auth-token': 'canary-token',
    cookie: 'token=canary-cookie',
    'idempotency-key': 'canary-key'
  }
  const query = `ticket=canary-query&code=271828&mobile=${PHONE}`
  for (const path of ['open', 'mine', 'broken', 'nothing']) {
    await app.server.inject({ url: `/unionbuy-server/demo/${path}?${query}`, headers })
  }
  const payload = { code: '901', mobile: PHONE, smsCode: '271828' }
  await app.server.inject({ method: 'POST', url: '/unionbuy-server/demo/refuse', headers, payload })
  expect(app.logLines.length).toBeGreaterThanOrEqual(5)
  for (const canary of CANARIES) expect(app.logLines.join('')).not.toContain(canary)
})

test('values of a failed query stay out of the log', async () => {
  await call(app, demo.broken)
  const log = app.logLines.join('')
  expect(log).toContain('no_such_column')
  expect(log).not.toContain('13912345678')
})

test.each([
  [{ mobile: PHONE }, { mobile: '137****5678' }],
  [{ text: `sent to ${PHONE}.` }, { text: 'sent to 137****5678.' }],
  [{ orderNo: '20261121137123456789' }, { orderNo: '20261121137123456789' }],
  [{ time: 1795263268486 }, { time: 1795263268486 }],
  [{ a: { Token: 'abc"\\' } }, { a: { Token: '***' } }],
  [{ code: '271828' }, { code: '***' }],
  [{ code: '0a1B2c3D4e5F6g7H8i9J' }, { code: '***' }],
  [{ code: '23505' }, { code: '23505' }],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }, { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }],
  [{ url: '/x?token=abc&a=1&sign=q' }, { url: '/x?token=***&a=1&sign=***' }],
  [{ url: '/x?lyToken=abc&token12=1&state=q' }, { url: '/x?lyToken=***&token12=***&state=***' }],
  [{ to: '%2Fx%3Fticket%3Dabc' }, { to: '%2Fx%3Fticket%3D***' }],
  [
    {
      message: 'Failed query: select $1\nparams: secret,"quoted",two\nlines',
      stack: 'Error\nparams: secret\n    at here'
    },
    { message: 'Failed query: select $1\nparams: ***', stack: 'Error\nparams: ***\n    at here' }
  ]
])('%j is logged as %j', (given, logged) => {
  expect(JSON.parse(maskSecrets(JSON.stringify(given)))).toEqual(logged)
})

test('an error is logged by what and where, never by the values it was about', () => {
  const cause = Object.assign(new Error('invalid input syntax for type integer: "canary"'), {
    code: '22P02',
    table: 'orders',
    detail: 'Key (token)=(canary) already exists.',
    where: "unnamed portal parameter $1 = 'canary'"
  })
  const error = Object.assign(new Error('Unexpected token c, "canary" is not valid JSON', { cause }), {
    params: ['canary'],
    body: { token: 'canary' }
  })
  const logged = loggedError(error)
  expect(JSON.stringify(logged)).not.toContain('canary')
  expect(logged).toMatchObject({ type: 'Error', cause: { code: '22P02', table: 'orders' } })
  expect(logged.stack).toContain('log.test')
  expect(loggedError('canary')).toEqual({ type: 'string', message: 'not an error', stack: '' })
  // and so does whatever logs one
  app.logLines.splice(0)
  app.server.log.error({ err: error }, 'request failed')
  expect(app.logLines).toHaveLength(1)
  expect(app.logLines.join('')).not.toContain('canary')
})

test.each([
  ['/unionbuy-server/demo/open', '/unionbuy-server/demo/open'],
  ['/unionbuy-server/demo/canary', '/unionbuy-server/*'],
  ['/unionbuy-server/canary/open', '/unionbuy-server/*'],
  ['/pages/canary/index', '/pages/*'],
  ['/canary', '/*'],
  ['/canary/unionbuy-server/demo/open', '/*'],
  ['/js/canary.js', '/js/*']
])('%s is logged as %s', async (url, path) => {
  app.logLines.splice(0)
  await app.server.inject({ url, headers: { 'x-request-id': 'canary-canary-canary' } })
  expect(JSON.parse(app.logLines.at(-1) ?? '')).toMatchObject({ path })
  expect(app.logLines.join('')).not.toContain('canary')
})
