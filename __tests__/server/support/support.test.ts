import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '../../../contract/endpoints'
import type { Data } from '../../../contract/types'
import { demoCatalogue } from '../../support/demo-catalogue'
import { createChat } from '../../../server/gateways/chat/create-chat'
import { isOpenAt } from '../../../server/modules/support/model'
import { call, type CallOptions } from '../../support/server/call'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ seeded: true, gateways: { chat: await createChat(testSettings()) } })
})
afterAll(() => app.close())

const ask = <N extends EndpointName>(
  name: N,
  input: Record<string, unknown> = {},
  options: CallOptions = {}
) => call<Data<N>>(app, endpoints[name], input, options)

const china = (time: string) => new Date(`2026-11-21T${time}:00+08:00`)

describe('whether somebody answers', () => {
  test.each([
    ['每天 09:00–21:00', '09:00', true],
    ['每天 09:00–21:00', '20:59', true],
    ['每天 09:00–21:00', '21:00', false],
    ['每天 09:00–21:00', '08:59', false],
    ['每天 08:00–20:00，可代为操作', '12:00', true],
    ['每天 22:00-06:00', '23:30', true],
    ['每天 22:00-06:00', '05:59', true],
    ['每天 22:00-06:00', '12:00', false],
    ['全天 24 小时', '03:00', true],
    ['请留言', '12:00', false]
  ])('%s at %s: %s', (hours, time, open) => {
    expect(isOpenAt(hours, china(time))).toBe(open)
  })

  test('the hours of every channel can be read', () => {
    for (const { serviceHours } of demoCatalogue().channels)
      expect([serviceHours, isOpenAt(serviceHours, china('12:00'))]).toEqual([serviceHours, true])
  })
})

test('a channel tells its phone, hours and what its QR code says', async () => {
  const { data } = await ask('getCustomerService', {}, { channel: 'candy' })
  expect(data).toMatchObject({ phone: '400-000-1002', hours: '每天 10:00–22:00' })
  expect(data.qrText).toBe('http://test.local/candy/unionbuy-server/open/customerChat')
})

test('the code says the same to everybody, begins a chat of their own for each, and stays good', async () => {
  const member = await app.login(randomUUID())
  const [one, other] = await Promise.all([
    ask('getCustomerService', {}, { channel: 'candy' }),
    ask('getCustomerService', {}, { channel: 'candy', token: member })
  ])
  expect(other.data).toEqual(one.data)
  app.clock.advance(30 * 86_400_000)
  const places = new Set<string>()
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const { statusCode, headers } = await app.server.inject(path(one.data.qrText))
    expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store'])
    const place = String(headers.location)
    expect(place).toContain('channel=candy&subject=channel')
    expect((await app.server.inject(path(place))).body).toContain('这里是在线客服')
    places.add(place)
  }
  expect(places.size).toBe(3)
})

test('in the mini-program the code is a chat of WeChat’s, as only those are read there', async () => {
  const codes = await Promise.all(
    [1, 2].map(() => ask('getCustomerService', {}, { channel: 'candy', headers: { 'x-platform': 'mini' } }))
  )
  const [one, other] = codes.map(({ data }) => data.qrText)
  expect(one).toMatch(/^http:\/\/test\.local\/sandbox\/chat\/KF[0-9A-Z]{16}\?/)
  expect(other).not.toBe(one)
})

const path = (address: string) => address.replace('http://test.local', '')
const say = (address: string, message: string) =>
  app.server.inject({
    method: 'POST',
    url: path(address),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ message }).toString()
  })

async function withOrder(): Promise<{ token: string; orderNo: string }> {
  const memberId = randomUUID()
  const token = await app.login(memberId)
  const orderNo = `20261121${String(Date.now()).slice(-6)}${Math.floor(Math.random() * 1e6)}`.padEnd(20, '7')
  await app.database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, created_at, expires_at)
     values ($1, $2, 'main', 'card', 'unpaid', 1, 0, 1, now(), now())`,
    [orderNo, memberId]
  )
  return { token, orderNo }
}

describe('the chat', () => {
  test('goes on where it was for a member, is another one by subject and order, and new for a visitor', async () => {
    const { token, orderNo } = await withOrder()
    const serial = async (input: Record<string, unknown>, options: CallOptions = {}) =>
      (await ask('getCustomerSerial', input, options)).data.serial
    const movie = await serial({ subject: 'movie' }, { token })
    expect(await serial({ subject: 'movie' }, { token })).toBe(movie)
    const others = [
      await serial({ subject: 'food' }, { token }),
      await serial({ subject: 'movie', orderNo }, { token }),
      await serial({ subject: 'movie' }, { token, channel: 'candy' }),
      await serial({ subject: 'movie' }),
      await serial({ subject: 'movie' })
    ]
    expect(new Set([movie, ...others]).size).toBe(6)
  })

  test('greets, names the order, answers, and keeps what was said', async () => {
    const { token, orderNo } = await withOrder()
    const { data } = await ask('getCustomerSerial', { subject: 'movie', orderNo }, { token })
    expect(data).toMatchObject({ way: 'page', corpId: '', subject: 'movie' })
    expect((await app.server.inject(path(data.chatUrl))).body).toContain(`已看到您的订单 ${orderNo}`)
    const said = await say(data.chatUrl, '怎么<选座>')
    expect(said.statusCode).toBe(303)
    const page = (await app.server.inject(String(said.headers.location))).body
    expect(page).toContain('怎么&lt;选座&gt;')
    expect(page).toContain('选好影片和场次后就能选座')
  })

  test('of somebody else’s order, or of one without a login, there is none', async () => {
    const { orderNo } = await withOrder()
    const stranger = await app.login(randomUUID())
    for (const options of [{ token: stranger }, {}]) {
      expect(await ask('getCustomerSerial', { subject: 'food', orderNo }, options)).toMatchObject({
        resultCode: '404',
        data: null
      })
    }
  })

  test.each([
    ['another serial', (url: string) => url.replace(/KF.{16}/, 'KF0000000000000000')],
    ['another order', (url: string) => `${url}&orderNo=20261121999999999999`],
    ['another subject', (url: string) => url.replace('subject=movie', 'subject=food')],
    ['a longer life', (url: string) => url.replace(/expires=\d+/, 'expires=9999999999999')],
    ['no sign', (url: string) => url.replace(/&sign=.*/, '')]
  ])('does not open by an address with %s', async (_, change) => {
    const { data } = await ask('getCustomerSerial', { subject: 'movie' })
    expect((await app.server.inject(path(data.chatUrl))).statusCode).toBe(200)
    const changed = change(data.chatUrl)
    expect((await app.server.inject(path(changed))).statusCode).toBe(404)
    expect((await say(changed, '你好')).statusCode).toBe(404)
  })

  test('an address opens it for 12 hours', async () => {
    const { data } = await ask('getCustomerSerial', { subject: 'coupon' })
    app.clock.advance(12 * 3_600_000 - 1)
    expect((await app.server.inject(path(data.chatUrl))).statusCode).toBe(200)
    app.clock.advance(1)
    expect((await app.server.inject(path(data.chatUrl))).statusCode).toBe(404)
  })

  test('a week later what was said is forgotten', async () => {
    const { data } = await ask('getCustomerSerial', { subject: 'coupon' })
    await say(data.chatUrl, '卡券没到账')
    const count = async () =>
      (await app.database.pool.query('select 1 from sandbox_chat_messages where serial = $1', [data.serial]))
        .rowCount
    expect(await count()).toBe(2)
    app.clock.advance(7 * 86_400_000 + 1000)
    await app.jobs.run('sweep the sandbox chats')
    expect(await count()).toBe(0)
  })
})

describe('WeChat customer service', () => {
  const settings = testSettings()
  const real = { ...settings, gateways: { ...settings.gateways, chat: 'real' as const } }
  const env = {
    ...process.env,
    CHAT_KF_URL: 'https://work.weixin.qq.com/kfid/kfc1234?enc_scene=abc',
    CHAT_CORP_ID: 'ww123'
  }

  test('gets what the talk is about as scene_param', async () => {
    const place = (await createChat(real, env)).open(
      { serial: 'KF1', channel: 'main', subject: 'movie', orderNo: '20261121000000000001' },
      app.clock.now()
    )
    expect(place).toEqual({
      way: 'wechat',
      corpId: 'ww123',
      chatUrl:
        'https://work.weixin.qq.com/kfid/kfc1234?enc_scene=abc&scene_param=main_movie_KF1_20261121000000000001'
    })
  })

  test('is where the code leads, each time with another number', async () => {
    const shop = await buildTestApp({ seeded: true, gateways: { chat: await createChat(real, env) } })
    const url = '/main/unionbuy-server/open/customerChat'
    const places = [await shop.server.inject(url), await shop.server.inject(url)].map(({ headers }) =>
      String(headers.location)
    )
    await shop.close()
    for (const place of places)
      expect(place).toMatch(/^https:\/\/work\.weixin\.qq\.com\/kfid\/kfc1234\?.*scene_param=main_channel_KF/)
    expect(places[0]).not.toBe(places[1])
  })

  test('is not started without its settings', async () => {
    await expect(createChat(real, { ...env, CHAT_KF_URL: '', CHAT_CORP_ID: '' })).rejects.toThrow(
      /CHAT_KF_URL.*CHAT_CORP_ID/s
    )
  })
})
