import { RESULT, UNDECIDED, type ResultCode } from '@contract/envelope/codes'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { demo, demoEndpoints, registerDemo } from './demo'

const { add } = demoEndpoints
const input = { amount: 1, label: 'a' }

let app: TestApp
/** A second process on the same database, with a pool of its own size. */
let other: TestApp
let token: string

beforeAll(async () => {
  app = await buildTestApp({ modules: [registerDemo], max: 6 })
  other = await buildTestApp({ modules: [registerDemo], database: app.database })
  token = await app.login('m-1')
})
afterAll(async () => {
  await other.close()
  await app.close()
})
beforeEach(() => {
  Object.assign(demo, { added: 0, addTakesMs: 0, refuseAdds: false, breakAdds: false })
})

test('the same key gives the first answer again and does nothing', async () => {
  const first = await call(app, add, input, { token, key: 'key-again' })
  const second = await call(other, add, { label: 'a', amount: 1 }, { token, key: 'key-again' })
  expect(second).toMatchObject({ status: 200, resultCode: '100', data: first.data })
  expect(demo.added).toBe(1)
})

test('50 calls at once with one key, in two processes, are one execution and 50 equal answers', async () => {
  demo.addTakesMs = 80
  const calls = Array.from({ length: 50 }, (_, i) =>
    call(i % 2 ? app : other, add, input, { token, key: 'key-at-once' })
  )
  const answers = await Promise.all(calls)
  expect(demo.added).toBe(1)
  expect(new Set(answers.map(({ status, data }) => JSON.stringify({ status, data })))).toEqual(
    new Set(['{"status":200,"data":{"id":1}}'])
  )
})

test('different keys are different calls', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => call(app, add, input, { token, key: `key-own-${i}` }))
  )
  expect(demo.added).toBe(20)
})

test('the same key with another body or on another call is refused', async () => {
  await call(app, add, input, { token, key: 'key-other-body' })
  const other = await call(app, add, { ...input, amount: 2 }, { token, key: 'key-other-body' })
  expect(other).toMatchObject({ status: 409, resultCode: '910', resultMsg: '内容有变化，请重新提交' })
  expect(demo.added).toBe(1)
})

test('the key of one member means nothing for another', async () => {
  await call(app, add, input, { token, key: 'key-members' })
  const stranger = await call(app, add, input, { token: await app.login('m-2'), key: 'key-members' })
  expect(stranger.data).toEqual({ id: 2 })
})

test('a refusal is an answer too: it is kept', async () => {
  demo.refuseAdds = RESULT.soldOut
  await call(app, add, input, { token, key: 'key-refused' })
  demo.refuseAdds = false
  expect(await call(app, add, input, { token, key: 'key-refused' })).toMatchObject({ resultCode: '901' })
  expect(demo.added).toBe(1)
})

test.each([...UNDECIDED])('a refusal that decides nothing (%s) is not kept', async (code) => {
  demo.refuseAdds = code as ResultCode
  const key = `key-undecided-${code}`
  expect(await call(app, add, input, { token, key })).toMatchObject({ resultCode: code })
  demo.refuseAdds = false
  expect(await call(app, add, input, { token, key })).toMatchObject({ resultCode: '100' })
})

test.each([RESULT.contended, RESULT.agreementChanged, RESULT.boundElsewhere])(
  'one that decides (%s) is the last word on its key',
  async (code) => {
    demo.refuseAdds = code
    const key = `key-decided-${code}`
    await call(app, add, input, { token, key })
    demo.refuseAdds = false
    expect(await call(app, add, input, { token, key })).toMatchObject({ resultCode: code, status: 409 })
  }
)

test('a fault of ours is not kept: the same key may be tried again', async () => {
  demo.breakAdds = true
  expect(await call(app, add, input, { token, key: 'key-fault' })).toMatchObject({ status: 500 })
  demo.breakAdds = false
  expect(await call(app, add, input, { token, key: 'key-fault' })).toMatchObject({
    status: 200,
    resultCode: '100'
  })
})

test.each([undefined, 'short', 'x'.repeat(65), 'with space'])(
  'key %j is refused with a clear answer',
  async (key) => {
    const response = await app.server.inject({
      method: 'POST',
      url: '/unionbuy-server/demo/add',
      headers: { token, ...(key ? { 'idempotency-key': key } : {}) },
      payload: input
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      resultCode: '400',
      resultMsg: expect.stringContaining('Idempotency-Key')
    })
  }
)

test('a call whose process died is taken over when its lease is out', async () => {
  await call(app, add, input, { token, key: 'key-died' })
  await app.database.pool.query(
    `update idempotency_keys set response = null, runner = 'dead', lease_until = now() + interval '300 ms' where key = 'key-died'`
  )
  expect(await call(app, add, input, { token, key: 'key-died' })).toMatchObject({ data: { id: 2 } })
})
