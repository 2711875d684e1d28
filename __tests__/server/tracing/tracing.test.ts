/** Traces, as a collector gets them: what was done and how long it took, and nothing about anybody. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { endpoints } from '../../../contract/endpoints'
import { openDatabase, type Database } from '../../../server/db/client'
import { describeStatement, errorStateOf } from '../../../server/tracing/statement-name'
import { openTracing, type Tracing } from '../../../server/tracing/tracing'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
  readonly status: { readonly code?: number }
}

const MOBILE = '13512345678'
const WORDS = '领取时页面一直转圈'
const codes: string[] = []
const sms = {
  sendCode: (_mobile: string, code: string) => {
    codes.push(code)
    return Promise.resolve()
  }
}

let collector: Server
let bodies: string[] = []
let endpoint = ''
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
})
afterAll(async () => {
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
})

let first: TestApp
let app: TestApp
let database: Database
let tracing: Tracing
beforeAll(async () => {
  first = await buildTestApp()
})
afterAll(() => first.close())
async function start(traceShare = 1, max = 4) {
  bodies = []
  const opened = await openTracing({ traceEndpoint: endpoint, traceShare })
  if (!opened) throw new Error('no traces')
  tracing = opened
  database = openDatabase(first.database.url, { max })
  tracing.traceStatements(database.pool)
  app = await buildTestApp({
    tracing,
    database: { ...first.database, ...database },
    gateways: { sms } as never
  })
}
/** Ends the server; gives what the collector got. */
async function spans(): Promise<SentSpan[]> {
  await app.close()
  await tracing.stop()
  await database.close()
  return bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)
    )
  )
}
const valueOf = (span: SentSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

test('a request with its statements, and nothing about whom it was for', async () => {
  await start()
  await call(app, endpoints.sendSmsCode, { mobile: MOBILE })
  const code = codes.at(-1) ?? ''
  const login = { mobile: MOBILE, code, agreementVersion: '1.0' }
  const { data } = await call<{ accessToken: string }>(app, endpoints.loginWithSmsCode, login)
  const token = data.accessToken
  await call(app, endpoints.saveFeedback, { kind: 'fault', content: WORDS }, { token })
  await call(app, endpoints.getDeliveryAddressById, { addressId: 'a-secret-id' }, { token })
  await app.server.inject({
    url: '/pages/market/index?phone=13512345678&sign=abcdef',
    headers: { cookie: 'a=b' }
  })
  const sent = await spans()

  const requests = sent.filter(({ parentSpanId }) => !parentSpanId)
  const saved = requests.find(({ name }) => name === 'POST /unionbuy-server/personalCenter/saveFeedback')
  expect(valueOf(saved, 'http.response.status_code')).toBe(200)
  const below = sent.filter(({ parentSpanId }) => parentSpanId === saved?.spanId)
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['read_session', 'insert feedbacks']))
  expect(below.every(({ traceId }) => traceId === saved?.traceId)).toBe(true)
  const missing = requests.find(({ name }) => name.includes('getDeliveryAddressById'))
  expect(valueOf(missing, 'result.code')).toBe('404')

  const text = bodies.join('\n')
  const secrets = [
    MOBILE,
    MOBILE.slice(3),
    code,
    token,
    WORDS,
    'a-secret-id',
    'phone=',
    'abcdef',
    'cookie',
    '$1',
    'values ('
  ]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  const keys = new Set(sent.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  expect([...keys].sort()).toEqual([
    'db.operation.name',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'request.id',
    'result.code'
  ])
})

test('requests that wait for each other’s connections keep their own statements', async () => {
  await start(1, 2)
  const token = await first.login('waiting')
  await Promise.all(Array.from({ length: 20 }, () => call(app, endpoints.listFeedback, {}, { token })))
  const sent = await spans()
  const requests = sent.filter(({ name }) => name.includes('listFeedback'))
  const counts = requests.map(
    ({ spanId }) => sent.filter(({ parentSpanId }) => parentSpanId === spanId).length
  )
  expect(counts).toHaveLength(20)
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeGreaterThan(0)
})

test('a parent that a client names is not followed, and a share of none traces nothing', async () => {
  await start()
  const theirs = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${theirs}-b7ad6b7169203331-01` }
  await app.server.inject({ url: '/healthz', headers })
  const sent = await spans()
  expect(sent.map(({ name }) => name)).toEqual(['GET /healthz'])
  expect(sent[0]?.traceId).not.toBe(theirs)
  await start(0)
  await app.server.inject({ url: '/healthz' })
  expect(await spans()).toEqual([])
})

test('a collector that does not answer delays and breaks nothing', async () => {
  const opened = await openTracing({ traceEndpoint: 'http://127.0.0.1:1', traceShare: 1 })
  const server = await buildTestApp({ tracing: opened, database: first.database })
  expect((await server.server.inject('/healthz')).statusCode).toBe(200)
  await server.close()
  await opened?.stop()
})

test('without a collector there are no traces, and their packages are not loaded', async () => {
  expect(await openTracing({ traceEndpoint: undefined, traceShare: 1 })).toBeUndefined()
  const source = readFileSync(join(__dirname, '../../../server/tracing/tracing.ts'), 'utf8')
  const loaded = source.split('\n').filter((line) => /^import .*@opentelemetry/.test(line))
  expect(loaded.filter((line) => !line.startsWith('import type'))).toEqual([])
})

test.each([
  [{ name: 'reseal-put-order', text: 'update orders set visitors = $2' }, 'reseal-put-order', 'update'],
  [`select "mobile" from "members" where "mobile" = '13512345678'`, 'select members', 'select'],
  ['insert into "orders" ("order_no") values ($1)', 'insert orders', 'insert'],
  ['begin', 'begin', 'begin'],
  [`do $$ '13512345678' $$`, 'statement', undefined],
  [undefined, 'statement', undefined]
])('%j is told as %s', (given, name, operation) => {
  expect(describeStatement(given)).toEqual({ name, operation })
})

test('of an error only its state is told', () => {
  expect(errorStateOf(Object.assign(new Error('(13512345678) already exists'), { code: '23505' }))).toBe(
    '23505'
  )
  expect(errorStateOf(new Error('13512345678'))).toBe('error')
  expect(errorStateOf(undefined)).toBeUndefined()
})
