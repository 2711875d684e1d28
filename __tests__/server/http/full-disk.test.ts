/** A disk that fills up: writes are refused with clear words before PostgreSQL stops, reads go on, and it ends by itself. */
import { consoleEndpoints } from '../../../contract/console/endpoints'
import { endpoints, type EndpointName } from '../../../contract/endpoints'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp, type TestAppOptions } from '../../support/server/test-app'

const MB = 1024 * 1024
const REFUSED = { status: 503, resultMsg: '服务暂时只读，请稍后再试' }

let free: number | null
const apps: TestApp[] = []
async function build(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await buildTestApp({ readFreeSpace: () => Promise.resolve(free), ...options })
  apps.push(app)
  return app
}
const realInterval = setInterval
let looks: (() => void)[] = []
beforeEach(() => {
  free = 10_000 * MB
  looks = []
  // the server's own look at the disk, at the moment that a test chooses
  jest.spyOn(global, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
    if (ms === 5_000) looks.push(work)
    return realInterval(work, ms)
  }) as typeof setInterval)
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const app of apps.splice(0).reverse()) await app.close()
})

/** The disk has this much room, and the servers have looked. */
async function leave(bytes: number | null): Promise<void> {
  free = bytes
  for (const look of looks) look()
  await new Promise(setImmediate)
}

const ask = (app: TestApp, name: EndpointName, input: object, token: string) =>
  call(app, endpoints[name], { ...input }, { token })
const send = (app: TestApp, token: string) =>
  ask(app, 'saveFeedback', { kind: 'fault', content: '领取时页面一直转圈' }, token)
const list = (app: TestApp, token: string) => ask(app, 'listFeedback', {}, token)
const ready = async (app: TestApp) => (await app.server.inject('/readyz')).json<object>()

test('members read and do not write, until there is room again', async () => {
  const app = await build()
  const token = await app.login('member')
  expect((await send(app, token)).resultCode).toBe('100')
  await leave(511 * MB)
  const refused = await send(app, token)
  expect(refused).toMatchObject(REFUSED)
  expect(refused.headers['retry-after']).toBe('30')
  expect((await list(app, token)).resultCode).toBe('100')
  expect(await ready(app)).toEqual({ ok: true, disk: 'nearly full: reads only' })
  await leave(520 * MB)
  expect(await send(app, token)).toMatchObject(REFUSED)
  await leave(570 * MB)
  expect((await send(app, token)).resultCode).toBe('100')
  expect(await ready(app)).toEqual({ ok: true })
  const told = app.logLines.flatMap((line) => /the disk [^"]+/.exec(line)?.[0] ?? [])
  expect(told).toEqual([
    'the disk is nearly full: nothing is written',
    'the disk has room again: writes are taken'
  ])
})

test('staff look and do not act', async () => {
  const app = await build()
  const token = await staffToken(app, 'owner')
  await leave(100 * MB)
  const answer = { feedbackId: 'none', answer: '已修复' }
  expect(await consoleCall(app, consoleEndpoints.answerFeedback, answer, { token })).toMatchObject(REFUSED)
  expect((await consoleCall(app, consoleEndpoints.feedback, {}, { token })).resultCode).toBe('100')
})

test('a write by GET is one, and what was paid is still reported', async () => {
  const app = await build()
  const token = await app.login('member')
  await leave(100 * MB)
  expect(await ask(app, 'removeAddressById', { addressId: 'none' }, token)).toMatchObject(REFUSED)
  const notice = await app.server.inject({
    method: 'POST',
    url: '/unionbuy-server/pay/notice',
    payload: 'not signed'
  })
  expect(notice.body).not.toContain(REFUSED.resultMsg)
})

test('the metrics tell the room, and whether it ends writes', async () => {
  const app = await build()
  const value = async (name: string) =>
    new RegExp(`^${name} (.+)$`, 'm').exec((await app.server.inject('/metrics')).body)?.[1]
  expect([await value('disk_free_bytes'), await value('disk_read_only')]).toEqual([String(10_000 * MB), '0'])
  await leave(100 * MB)
  expect([await value('disk_free_bytes'), await value('disk_read_only')]).toEqual([String(100 * MB), '1'])
})

test.each([
  ['a disk that cannot be read', {}, null],
  ['the local disk, where the database is elsewhere', { databaseUrl: 'postgres://db/x' }, 1],
  ['any disk, where the limit is 0', { diskMinFreeBytes: 0 }, 1]
])('%s ends no writes', async (_what, settings, room) => {
  const app = await build({ settings })
  const token = await app.login('member')
  await leave(room)
  expect((await send(app, token)).resultCode).toBe('100')
})

test('PostgreSQL itself without room is told in the same words', async () => {
  const app = await build({
    modules: [
      ({ rawRoute }) =>
        rawRoute({
          method: 'POST',
          url: '/unionbuy-server/full',
          handler: () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
        })
    ]
  })
  const answer = await app.server.inject({ method: 'POST', url: '/unionbuy-server/full' })
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '30' } })
  expect(answer.json()).toMatchObject({ resultMsg: REFUSED.resultMsg })
})
