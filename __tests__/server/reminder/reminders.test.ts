/** Messages outside of the app: wanted, queued with their event, sent once, by day, in WeChat or by SMS. */
import type { Data, ReminderKind } from '../../../contract/types'
import type {
  MessageAnswer,
  SubscribeMessage,
  WechatGateway
} from '../../../server/gateways/wechat/wechat-gateway'
import { reminderModule } from '../../../server/modules/reminder/routes'
import { EXAMPLE_TEMPLATES } from '../../../server/config/reminder-templates'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let token = ''
const sent: SubscribeMessage[] = []
const texts: (readonly [string, string, ...string[]])[] = []
let answer: () => Promise<MessageAnswer> = () => Promise.resolve('sent')

beforeAll(async () => {
  const wechat: WechatGateway = {
    appId: 'mini',
    codeToSession: jest.fn(),
    phoneNumber: jest.fn(),
    uploadShipping: () => Promise.resolve(),
    miniCode: jest.fn(),
    sendMessage(message) {
      sent.push(message)
      return answer()
    }
  }
  const sms = {
    sendCode: jest.fn(),
    sendNote: jest.fn(),
    sendReminder(mobile: string, template: string, words: readonly string[]) {
      texts.push([mobile, template, ...words])
      return Promise.resolve()
    }
  }
  shop = await openAfterShop([reminderModule], {
    wechat,
    sms,
    settings: { reminderTemplates: EXAMPLE_TEMPLATES, reminderSms: { refunded: '1234567' } }
  })
  token = await shop.login('buyer', '13800000001')
  await shop.login('stranger', '13800000002')
  await shop.address('buyer')
  await shop.database.pool.query(
    `insert into wechat_identities (app_id, open_id, member_id) values ('mini', 'o_buyer', 'buyer')`
  )
})
afterAll(() => shop.close())
beforeEach(async () => {
  sent.length = 0
  texts.length = 0
  answer = () => Promise.resolve('sent')
  await shop.database.clear('reminders', 'reminders_off', 'reminder_grants')
  shop.clock.set(new Date('2026-11-24T02:00:00Z'))
})

const idOf = (kind: ReminderKind) => EXAMPLE_TEMPLATES[kind]?.id ?? ''
const mine = async () => (await shop.ask<Data<'getReminders'>>('getReminders', {}, token)).data.reminders
const grant = (...kinds: ReminderKind[]) =>
  shop.ask<Data<'grantReminders'>>('grantReminders', { templateIds: kinds.map(idOf) }, token)
const send = () => shop.jobs.run('send reminders')
const states = async () =>
  (
    await shop.database.pool.query<{ kind: string; state: string }>(
      'select kind, state from reminders order by created_at, key'
    )
  ).rows.map(({ kind, state }) => `${kind} ${state}`)

test('goods that were sent: told once, however often it is tried, for one subscription', async () => {
  await grant('shipped')
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await Promise.all([send(), send()])
  await send()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    openId: 'o_buyer',
    templateId: idOf('shipped'),
    page: `pages-my/logistics/index?orderNo=${orderNo}`,
    data: { thing1: '龙井 小罐', phrase2: '已发货' }
  })
  expect((await mine()).find(({ kind }) => kind === 'shipped')?.left).toBe(0)
  expect(await states()).toEqual(['shipped sent'])
})

test('nobody subscribed: nothing is sent, nor later', async () => {
  await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await send()
  await grant('shipped')
  await send()
  expect(sent).toEqual([])
  expect(await states()).toEqual(['shipped skipped'])
})

test('at night it waits for the morning', async () => {
  await grant('shipped')
  shop.clock.set(new Date('2026-11-24T15:00:00Z'))
  await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await send()
  expect(sent).toEqual([])
  shop.clock.set(new Date('2026-11-24T23:59:00Z'))
  await send()
  expect(sent).toEqual([])
  shop.clock.set(new Date('2026-11-25T00:00:00Z'))
  await send()
  expect(sent).toHaveLength(1)
})

test('a kind that was turned off is not sent, and subscribing turns it on again', async () => {
  await grant('shipped')
  const off = await shop.ask<Data<'saveReminder'>>('saveReminder', { kind: 'shipped', on: false }, token)
  expect(off.data.reminders.find(({ kind }) => kind === 'shipped')).toMatchObject({ on: false, left: 1 })
  await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await send()
  expect(await states()).toEqual(['shipped skipped'])
  await grant('shipped')
  expect((await mine()).find(({ kind }) => kind === 'shipped')).toMatchObject({ on: true, left: 2 })
})

test('a call that is repeated subscribes once, and templates of others are refused', async () => {
  const ask = () =>
    shop.ask('grantReminders', { templateIds: [idOf('shipped')] }, token, { key: 'grant-0001-0001-0001' })
  await ask()
  await ask()
  expect((await mine()).find(({ kind }) => kind === 'shipped')?.left).toBe(1)
  const other = await shop.ask('grantReminders', { templateIds: ['another-template'] }, token)
  expect(other.resultCode).toBe('400')
})

test.each([
  ['refused', 'shipped refused', 0],
  ['invalid', 'shipped failed', 1]
] as const)('what WeChat answers with %s is not tried again', async (refusal, state, left) => {
  await grant('shipped')
  await grant('shipped')
  answer = () => Promise.resolve(refusal)
  await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await send()
  await send()
  expect(sent).toHaveLength(1)
  expect(await states()).toEqual([state])
  expect((await mine()).find(({ kind }) => kind === 'shipped')?.left).toBe(left)
})

test('WeChat is busy: it is sent later, for the same subscription', async () => {
  await grant('shipped')
  answer = () => Promise.resolve('busy')
  await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await send()
  answer = () => Promise.resolve('sent')
  shop.clock.advance(3_600_000)
  await send()
  expect(await states()).toEqual(['shipped sent'])
  expect((await mine()).find(({ kind }) => kind === 'shipped')?.left).toBe(0)
})

test('an answer that was lost may have been a delivery: it is not sent again', async () => {
  await grant('shipped')
  answer = () => Promise.reject(new Error('socket hang up'))
  await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await send()
  answer = () => Promise.resolve('sent')
  shop.clock.advance(3_600_000)
  await send()
  expect(sent).toHaveLength(1)
})

test('money that is back: in WeChat; by SMS to who never used the mini-program', async () => {
  await grant('refunded')
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.apply(token, { orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
  await shop.refundAll()
  await send()
  expect(sent).toMatchObject([
    {
      templateId: idOf('refunded'),
      data: { phrase2: '已退款' },
      page: `pages-my/orderDetail/index?orderNo=${orderNo}`
    }
  ])
  await shop.database.pool.query(`update wechat_identities set app_id = 'other'`)
  const second = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.apply(token, { orderNo: second.orderNo, kind: 'cancel', lines: [{ lineNo: 1, quantity: 1 }] })
  await shop.refundAll()
  await send()
  expect(texts).toEqual([['13800000001', '1234567', '龙井 小罐', '已退款']])
  await shop.database.pool.query(`update wechat_identities set app_id = 'mini'`)
})

test('a return that was agreed to or refused is told; what the buyer does is not', async () => {
  await grant('afterSale')
  await grant('afterSale')
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
  await shop.sendAll()
  await shop.ask('confirmReceipt', { orderNo }, token)
  await shop.database.clear('reminders')
  const back = { orderNo, kind: 'return', reason: '质量问题', note: '盖子打不开' }
  const first = await shop.apply(token, { ...back, lines: [{ lineNo: 1, quantity: 1 }] })
  const second = await shop.apply(token, { ...back, lines: [{ lineNo: 1, quantity: 1 }] })
  await shop.merchant(first.data.afterSaleId, 'approve')
  await shop.merchant(second.data.afterSaleId, 'refuse', '已使用')
  await send()
  const told = sent.map(({ data }) => data['phrase2']).sort()
  expect(told).toEqual(['未通过', '请寄回'].sort())
})

test('a card, a right and a prize that end within days are told of, once', async () => {
  await grant('cardEnds', 'rightEnds', 'prize')
  const at = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000)
  const { pool } = shop.database
  await pool.query(
    `insert into member_cards (id, card_no, member_id, card_id, state, expires_at, created_at)
     values ('soon', '1', 'buyer', 'gold', 'active', $1, $3), ('later', '2', 'buyer', 'gold', 'active', $2, $3),
       ('short', '3', 'buyer', 'gold', 'active', $1, $4)`,
    [at(5), at(30), at(-300), at(-1)]
  )
  await pool.query(
    `insert into receive_records (id, member_id, privilege_id, state, code, received_at, expires_at)
     values ('r1', 'buyer', 'cup', 'issued', 'C1', $1, '2026-11-26T16:00:00Z'), ('r2', 'buyer', 'cup', 'used', 'C2', $1, '2026-11-26T16:00:00Z'),
       ('r3', 'buyer', 'cup', 'issued', 'C3', $1, '2026-11-26T16:00:00Z'), ('r4', 'buyer', 'cup', 'issued', 'C4', $1, '2026-11-25T16:00:00Z')`,
    [at(-20)]
  )
  await pool.query(
    `insert into lotteries (id, title, subtitle, look, rules_html, starts_at, ends_at, daily_tries, card_tries, share_tries,
       order_tries, order_from_fen, channel_codes, sort)
     values ('wheel', '转一转', '', 'wheel', '', $1, $2, 0, 1, 0, 1, 500, '{main}', 1)`,
    [at(-9), at(900)]
  )
  await pool.query(`insert into lottery_prizes (id, lottery_id, name, kind, picture, weight, stock, claim_days, fallback, sort)
    values ('mug', 'wheel', '马克杯', 'goods', '', 1, 9999, 7, false, 1)`)
  await pool.query(
    `insert into lottery_draws (id, lottery_id, member_id, channel_code, try_key, request_key, prize_id, prize_name, prize_kind,
       picture, drawn_at, state, claim_by)
     values ('d1', 'wheel', 'buyer', 'main', 't1', 'k1', 'mug', '马克杯', 'goods', '', $1, 'won', '2026-11-26T16:00:00Z'),
       ('d2', 'wheel', 'buyer', 'main', 't2', 'k2', 'mug', '马克杯', 'goods', '', $1, 'claimed', '2026-11-26T16:00:00Z')`,
    [at(-5)]
  )
  const run = () => shop.jobs.run('remind of ends')
  await Promise.all([run(), run()])
  await run()
  await send()
  const told = await pool.query<{ key: string; words: { what: string; note: string } }>(
    'select key, words from reminders order by key'
  )
  expect(told.rows.map(({ key }) => key)).toEqual([
    'cardEnds:soon:2026-11-29',
    'prize:d1',
    'rightEnds:buyer:2026-11-25',
    'rightEnds:buyer:2026-11-26'
  ])
  expect(told.rows[2]?.words).toMatchObject({ what: '茶饮券', note: '有效期至 2026-11-25' })
  expect(told.rows[3]?.words).toMatchObject({ what: '茶饮券 等 2 项', note: '有效期至 2026-11-26' })
  // one permission is one message: the second day's rights go without
  expect(sent).toHaveLength(3)
})
