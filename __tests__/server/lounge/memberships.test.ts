/** A membership from the order to its end: what it holds, by whom it is seen, and how it goes back. */
import { endOfDayAfter } from '../../../server/lib/ends'
import type { Data, Order } from '../../../contract/types'
import { reportToYuetu } from '../../../server/modules/lounge/report'
import { existingPass } from '../../../server/sandbox/yuetu/repository'
import { createSandboxYuetu } from '../../../server/sandbox/yuetu/sandbox-yuetu'
import { openLoungeShop, PLAN, PRICE, SINGLE, TERMS, type LoungeShop } from './lounge-shop'

let shop: LoungeShop
let token = ''
const start = new Date('2026-11-21T10:00:00+08:00')

beforeAll(async () => {
  shop = await openLoungeShop()
  token = await shop.login('traveller')
})
beforeEach(async () => {
  shop.clock.set(start)
  await shop.database.clear('orders', 'rate_hits')
  await shop.database.pool.query('update lounge_plans set sold = 0, visits = 3 where id = $1', [PLAN])
})
afterAll(() => shop.close())

test('who bought none stands so, gets no code, and is told what to do', async () => {
  expect((await shop.check(token)).data).toEqual({
    ...{ standing: 'none', canEnter: false, pass: null, passes: [], order: null }
  })
  expect(await shop.ask('qrCode', {}, token)).toMatchObject({
    resultCode: '907',
    resultMsg: '暂无可用的悦途会员，购买后即可出示会员码'
  })
})

test('an unpaid order is no membership; paid, also twice, it is one, with what the plan held that day', async () => {
  const made = await shop.ask<Order>(
    'createOrder',
    { kind: 'lounge', itemId: PLAN, termsVersion: TERMS },
    token
  )
  expect(made.data).toMatchObject({ kind: 'lounge', state: 'unpaid', payFen: PRICE })
  const { orderNo } = made.data
  expect((await shop.check(token)).data).toMatchObject({
    standing: 'none',
    order: { orderNo, state: 'unpaid' }
  })
  await shop.confirm(await shop.begin(token, orderNo), 'twice')
  await shop.database.pool.query('update lounge_plans set visits = 99 where id = $1', [PLAN])
  const { data } = await shop.check(token)
  expect(data).toMatchObject({ standing: 'active', canEnter: true, order: null })
  expect(data.passes).toHaveLength(1)
  expect(data.pass).toMatchObject({
    ...{ orderNo, planName: '三次卡', state: 'active', visits: 3, visitsLeft: 3, guests: 2, guestsLeft: 2 },
    expiresAt: endOfDayAfter(start, 90).toISOString()
  })
  expect(await shop.row('select sold from lounge_plans where id = $1', [PLAN])).toEqual({ sold: 1 })
  expect((await shop.check(token, orderNo)).data.order).toEqual({ orderNo, state: 'fulfilled' })
})

test('another member sees nothing of it, and a visitor is asked to log in', async () => {
  const { orderNo } = await shop.bought(token)
  const other = await shop.login('other')
  expect((await shop.check(other)).data.standing).toBe('none')
  expect((await shop.check(other, orderNo)).resultCode).toBe('404')
  expect((await shop.ask('qrCode', {}, other)).resultCode).toBe('907')
  expect((await shop.visits(other)).list).toEqual([])
  for (const name of ['qrCode', 'orderCheck', 'listLoungeVisits'] as const)
    expect((await shop.ask(name, {}, '')).resultCode).toBe('305')
})

test('one at once: two of a plan in one order are refused', async () => {
  const made = await shop.ask(
    'createOrder',
    { kind: 'lounge', itemId: PLAN, termsVersion: TERMS, quantity: 2 },
    token
  )
  expect(made.resultCode).toBe('400')
})

test('of several the one that ends first is used first, and the next when it is spent', async () => {
  await shop.bought(token)
  await shop.bought(token, SINGLE)
  expect((await shop.check(token)).data.pass).toMatchObject({ planName: '单次卡' })
  await shop.enter(await shop.code(token), 'scan-1')
  const { data } = await shop.check(token)
  expect(data.pass).toMatchObject({ planName: '三次卡', visitsLeft: 3 })
  expect(data.passes).toHaveLength(1)
})

test('used up and expired are told apart; a new one opens the door again', async () => {
  await shop.bought(token, SINGLE)
  await shop.enter(await shop.code(token), 'scan-1')
  expect((await shop.check(token)).data).toMatchObject({
    standing: 'used',
    canEnter: false,
    pass: { visitsLeft: 0 }
  })
  await shop.bought(token)
  shop.clock.advance(91 * 86_400_000)
  token = await shop.login('traveller')
  expect((await shop.check(token)).data).toMatchObject({ standing: 'expired', pass: { visitsLeft: 3 } })
  expect((await shop.ask('qrCode', {}, token)).resultCode).toBe('907')
  await shop.bought(token, SINGLE)
  expect((await shop.check(token)).data.standing).toBe('active')
})

test('unused it goes back in full, once; the code that is in hand opens nothing any more', async () => {
  const { orderNo } = await shop.bought(token)
  const code = await shop.code(token)
  expect((await shop.apply(token, orderNo)).data.state).toBe('refunding')
  expect(await shop.enter(code, 'late')).toMatchObject({ verdict: 'closed', visit: null })
  expect((await shop.check(token)).data).toMatchObject({ standing: 'none', pass: null })
  expect((await shop.apply(token, orderNo)).resultCode).toBe('907')
  await shop.carryOut()
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  const given = 'select sum(refunded_fen)::int as fen from sandbox_trades where out_trade_no like $1'
  expect(await shop.row(given, [`${orderNo}%`])).toEqual({ fen: PRICE })
})

test('virtual-goods-used-then-refunded: what was used once, or has ended, does not go back', async () => {
  const used = await shop.bought(token)
  await shop.enter(await shop.code(token), 'scan-1')
  expect(await shop.apply(token, used.orderNo)).toMatchObject({ resultCode: '907' })
  const old = await shop.bought(token, SINGLE)
  shop.clock.advance(31 * 86_400_000)
  token = await shop.login('traveller')
  expect(await shop.apply(token, old.orderNo)).toMatchObject({ resultCode: '907' })
})

test('a refund and a gate in the same moment: one of them wins, never both', async () => {
  for (let round = 0; round < 10; round++) {
    const { orderNo } = await shop.bought(token, SINGLE)
    const code = await shop.code(token)
    const [entry, refund] = await Promise.all([shop.enter(code, `race-${round}`), shop.apply(token, orderNo)])
    expect([entry.verdict === 'passed', refund.resultCode === '100'].filter(Boolean)).toHaveLength(1)
    await shop.database.clear('orders')
    shop.clock.advance(2000)
  }
})

test('YueTu is told of each once, and of its end; while it is not reached the rest waits', async () => {
  const { db } = shop.database
  const now = shop.clock.now()
  const warned: unknown[] = []
  const log = { warn: (...said: unknown[]) => void warned.push(said), error: jest.fn() }
  const { orderNo } = await shop.bought(token)
  const passNo = (await shop.check(token)).data.pass?.passNo ?? ''
  const sandbox = createSandboxYuetu(db)
  const opened: string[] = []
  const watched = {
    ...sandbox,
    open: (pass: { passNo: string }) => Promise.resolve(void opened.push(pass.passNo))
  }
  const silent = { ...sandbox, open: () => Promise.reject(new Error('not reached')) }
  await reportToYuetu({ db, log, yuetu: silent }, now)
  const later = new Date(now.getTime() + 5_000)
  expect(warned).toHaveLength(1)
  await reportToYuetu({ db, log, yuetu: watched }, later)
  await reportToYuetu({ db, log, yuetu: watched }, later)
  expect(opened).toEqual([passNo])
  await sandbox.open({ passNo, planName: '三次卡', visits: 3, guests: 2, expiresAt: now })
  await shop.apply(token, orderNo)
  await reportToYuetu({ db, log, yuetu: sandbox }, now)
  expect((await existingPass(passNo, db))?.closedAt).toEqual(now)
})

const buy = (input: Record<string, unknown>) =>
  shop.ask<Order>('createOrder', { kind: 'lounge', itemId: PLAN, ...input }, token)

test('no membership is sold to who has not agreed to its terms, nor to older ones than are in force', async () => {
  const without = await buy({})
  expect(without).toMatchObject({
    resultCode: '919',
    resultMsg: expect.stringContaining('勾选同意') as string
  })
  expect(await buy({ termsVersion: '0' })).toMatchObject({
    resultCode: '919',
    resultMsg: expect.stringContaining('已更新') as string
  })
  expect(await shop.row('select count(*)::int as n from orders')).toEqual({ n: 0 })
})

test('which version was agreed to, and when, is kept with the order and the membership', async () => {
  const { pool } = shop.database
  await pool.query(
    `insert into agreements (kind, version, title, html, effective_at) values ('lounge', '2', '条款', '<p>二</p>', $1)`,
    [new Date(start.getTime() + 60_000)]
  )
  const made = await buy({ termsVersion: TERMS })
  const begun = await shop.begin(token, made.data.orderNo)
  shop.clock.advance(120_000)
  await shop.confirm(begun)
  expect(await shop.row('select kind, version, agreed_at from order_consents')).toEqual({
    ...{ kind: 'lounge', version: TERMS, agreed_at: start }
  })
  expect(await shop.row('select terms_version from lounge_passes')).toEqual({ terms_version: TERMS })
  expect((await buy({ termsVersion: TERMS })).resultCode).toBe('919')
  await pool.query(`delete from agreements where version = '2'`)
})

test('the preview of the cashier knows its price', async () => {
  const answer = await shop.ask<Data<'previewOrder'>>('previewOrder', { kind: 'lounge', itemId: PLAN }, token)
  expect(answer.data).toMatchObject({ kind: 'lounge', payFen: PRICE, lines: [{ name: '三次卡' }] })
})
