import { channelEndpoints } from '../../../contract/channel/endpoints'
import { channelConfig } from '../../../contract/channel/schema'
import type { ChannelInfo, Data } from '../../../contract/types'
import { CHANNEL_CODES } from '../../../server/config/channels'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ seeded: true })
})
afterAll(() => app.close())

describe.each(CHANNEL_CODES)('channel %s', (channel) => {
  test('tells of itself, with a configuration in JSON text that fits the contract', async () => {
    const { data } = await call<ChannelInfo>(app, channelEndpoints.getChannelInfo, {}, { channel })
    expect(data.code).toBe(channel)
    expect(channelConfig.safeParse(JSON.parse(data.configData)).error).toBeUndefined()
  })

  test('has one brand under both addresses', async () => {
    const one = await call<Data<'getBrandChannel'>>(app, channelEndpoints.getBrandChannel, {}, { channel })
    const two = await call<Data<'getBrandChannel'>>(
      app,
      channelEndpoints.getAdminBrandChannel,
      {},
      { channel }
    )
    expect(one.data.code).toBe(channel)
    expect(two.data).toEqual(one.data)
  })
})

test('a change is seen after 30 seconds at the latest', async () => {
  const name = async () =>
    (await call<ChannelInfo>(app, channelEndpoints.getChannelInfo, {}, { channel: 'lvyun' })).data.name
  const before = await name()
  await app.database.pool.query(`update channels set name = '改名' where code = 'lvyun'`)
  app.clock.advance(29_000)
  expect(await name()).toBe(before)
  app.clock.advance(1_000)
  expect(await name()).toBe('改名')
})

test('the system tells its clock and that it is a sandbox', async () => {
  const { data } = await call<Data<'getSystemInfo'>>(app, channelEndpoints.getSystemInfo)
  expect(data).toMatchObject({
    now: app.clock.now().toISOString(),
    features: { sandbox: true, oneTapPhone: true }
  })
  expect(data.version).toMatch(/^\d+\.\d+\.\d+/)
})

test.each(['user', 'registration', 'renewal', 'privacy', 'refund', 'chat'])(
  'there is a text of kind %s',
  async (kind) => {
    const { data } = await call<Data<'getAgreement'>>(app, channelEndpoints.getAgreement, { kind })
    expect(data.html.length).toBeGreaterThan(50)
  }
)

test('a newer text counts from its day on, not before', async () => {
  const version = async () =>
    (await call<Data<'getAgreement'>>(app, channelEndpoints.getAgreement, { kind: 'user' })).data.version
  const before = await version()
  const begins = new Date(app.clock.now().getTime() + 60_000)
  await app.database.pool.query(
    `insert into agreements (kind, version, title, html, effective_at) values ('user', '99.0', '用户协议', '<p>新</p>', $1)`,
    [begins]
  )
  app.clock.advance(59_000)
  expect(await version()).toBe(before)
  app.clock.advance(31_000)
  expect(await version()).toBe('99.0')
})

test('an unknown kind does not fit the contract', async () => {
  expect((await call(app, channelEndpoints.getAgreement, { kind: 'secret' })).status).toBe(400)
})
