/** Two accounts become one, on a real PostgreSQL: what each rule does, and what meets what. */
import { couponEndpoints } from '../../../contract/coupon/endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'
import type { Data, MemberProfile } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { checkUploads } from '../../../server/modules/member/upload-repository'
import { restorePoints, revokePoints } from '../../../server/modules/points'
import { call } from '../../support/server/call'
import { DAY_MS } from '../points/give-points'
import { openMergeShop, opened, type MergeShop } from './merge-shop'

const ONE = '13800138001'
const TWO = '13900139002'
let shop: MergeShop
let a: string
let b: string

beforeAll(async () => {
  shop = await openMergeShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.clear('members', 'idempotency_keys', 'sms_codes')
  a = await shop.login('m_a', ONE)
  b = await shop.login('m_b', TWO)
})

const rows = async <R>(text: string, values: readonly unknown[] = []) =>
  (await shop.database.pool.query(text, [...values])).rows as R[]
const balanceOf = (memberId: string) =>
  shop.count('select coalesce(sum(balance), 0) from points_accounts where member_id = $1', [memberId])

async function joined() {
  await shop.asked(a, ONE, TWO)
  const answer = await shop.yes(a)
  expect(answer).toMatchObject({ resultCode: '100', data: { changed: true, merged: true } })
}

test('what would be joined is told as it is, and nothing of what there is none', async () => {
  await shop.give('m_b', 80)
  await shop.coupon('m_b')
  await shop.card('m_b')
  await shop.address('m_b')
  await shop.orderIn('m_b', 'fulfilled')
  await shop.visitor('m_b', '110105199001010010')
  await shop.add(b, 'tea-s', 3)
  const { data } = await shop.asked(a, ONE, TWO)
  expect(data.merge?.belongings).toEqual([
    { what: '会员卡', unit: '张', count: 1 },
    { what: '可用优惠券', unit: '张', count: 1 },
    { what: '订单', unit: '笔', count: 1 },
    { what: '积分', unit: '分', count: 80 },
    { what: '收货地址', unit: '个', count: 1 },
    { what: '常用出行人', unit: '位', count: 1 },
    { what: '购物车商品', unit: '件', count: 3 }
  ])
})

test('cards, coupons, orders and addresses are the survivor’s; the loser is a nameless stone that points at it', async () => {
  await shop.coupon('m_b')
  await shop.card('m_b')
  await shop.orderIn('m_b', 'fulfilled')
  await shop.address('m_a')
  await shop.address('m_b')
  await joined()
  const { data } = await call<Data<'getMySummary'>>(shop, memberEndpoints.getMySummary, {}, { token: a })
  expect(data).toMatchObject({ cards: 1, usableCoupons: 1, toUseOrders: 0 })
  expect(
    await rows('select mobile, nickname, avatar, merged_into from members where id = $1', ['m_b'])
  ).toEqual([{ mobile: null, nickname: '已合并会员', avatar: null, merged_into: 'm_a' }])
  expect((await call(shop, memberEndpoints.getMyMemberInfo, {}, { token: b })).resultCode).toBe('305')
  // the same address twice is one, and one is the default
  expect(await rows('select member_id, is_default from addresses')).toEqual([
    { member_id: 'm_a', is_default: true }
  ])
})

test('a nameless account takes name, picture and birthday of the one whose number it sets', async () => {
  const nameless = await shop.login('m_nameless')
  await shop.database.pool.query(
    `update members set nickname = '老会员', birthday = '1990-05-01' where id = 'm_b'`
  )
  await shop.database.pool.query(
    `insert into partner_users (channel_code, partner_user_id, member_id) values ('main', 'p1', 'm_nameless')`
  )
  expect((await shop.asked(nameless, null, TWO)).data.merge?.nickname).toBe('老会员')
  expect((await shop.yes(nameless)).data.merged).toBe(true)
  const { data } = await call<MemberProfile>(shop, memberEndpoints.getMyMemberInfo, {}, { token: nameless })
  expect(data).toMatchObject({ nickname: '老会员', birthday: '1990-05-01', maskedMobile: '139****9002' })
})

test('points: lots keep their ends, debts are paid, and what comes back of an older order counts', async () => {
  const order = (await shop.orderIn('m_b', 'paid')) as OrderNo
  await shop.give('m_a', 50, DAY_MS)
  await shop.give('m_b', 100, 5 * DAY_MS)
  const now = shop.clock.now()
  await shop.database.pool.query(
    `with account as (update points_accounts set balance = balance - 30, last_seq = last_seq + 1 where member_id = 'm_b'
       returning balance, last_seq)
     insert into points_entries (member_id, channel_code, seq, kind, points, balance_before, balance_after, seq_before, source,
       order_no, at)
     select 'm_b', 'main', last_seq, 'spend', -30, balance + 30, balance, last_seq - 1, 'order:' || $1::text, $1, $2 from account`,
    [order, now]
  )
  await joined()
  expect([await balanceOf('m_a'), await balanceOf('m_b')]).toEqual([120, 0])
  // tied: what left and what joined is the same, part by part
  expect(
    await shop.count(`select count(*) from points_entries l full join points_entries j on j.source = l.source
      and j.kind = 'join' and j.points = -l.points where l.kind = 'leave' and j.source is null`)
  ).toBe(0)
  // the order is cancelled: its points come back to whom it belongs now, and are good as long as they were
  const back = { orderNo: order, memberId: 'm_a', channel: 'main' }
  await withTransaction(shop.database.db, (tx) =>
    restorePoints(tx, back, { points: 30, source: `order:${order}`, at: now })
  )
  expect(await balanceOf('m_a')).toBe(150)
  shop.clock.advance(2 * DAY_MS)
  const { data } = await shop.ask<Data<'getPoints'>>('getPoints', {}, a)
  expect(data.balance).toBe(100)
})

test('points that an order of the loser earned are taken back from the survivor', async () => {
  const order = (await shop.orderIn('m_b', 'fulfilled')) as OrderNo
  await shop.give('m_b', 100)
  await shop.database.pool.query(`update points_entries set order_no = $1 where member_id = 'm_b'`, [order])
  await joined()
  await withTransaction(shop.database.db, (tx) =>
    revokePoints(tx, order, { keptFen: 0, ofFen: 100, source: 'refund:1', at: shop.clock.now() })
  )
  expect([await balanceOf('m_a'), await balanceOf('m_b')]).toEqual([0, 0])
})

test('a coupon that both have claimed stays twice, and is not claimed a third time', async () => {
  for (const token of [a, b])
    expect((await call(shop, couponEndpoints.receiveCoupon, { couponId: 'cut' }, { token })).resultCode).toBe(
      '100'
    )
  await joined()
  expect(await rows('select seq from coupon_receives order by seq')).toEqual([{ seq: 1 }, { seq: 2 }])
  const third = await call(shop, couponEndpoints.receiveCoupon, { couponId: 'cut' }, { token: a })
  expect(third.resultCode).toBe('902')
})

test('unpaid orders of both: as many places as there are, and the rest can be paid all the same', async () => {
  for (let n = 1; n <= 4; n++) {
    await shop.orderIn('m_a', 'unpaid', { open_slot: n })
    await shop.orderIn('m_b', 'unpaid', { open_slot: n })
  }
  await joined()
  expect(await shop.count(`select count(*) from orders where member_id = 'm_a' and state = 'unpaid'`)).toBe(8)
  expect(
    await rows('select distinct open_slot as n from orders where open_slot is not null order by 1')
  ).toEqual([1, 2, 3, 4, 5].map((n) => ({ n })))
})

test('merge-deletes-common-lines: carts add up, to what a line and a cart hold', async () => {
  await shop.database.pool.query(
    `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
     select 's' || n, 'tea', array['款' || n], '茶', '/t.webp', 100, 100, 9, 1, true from generate_series(1, 119) n`
  )
  await shop.add(a, 'tea-s', 60)
  await shop.add(b, 'tea-s', 60)
  await shop.add(b, 'tea-l', 1)
  await shop.add(b, 'heavy', 2)
  await shop.database.pool.query(
    `insert into cart_lines (member_id, sku_id, quantity, seen_fen) select 'm_a', 's' || n, 1, 100 from generate_series(1, 118) n`
  )
  await joined()
  expect(await shop.count(`select count(*) from cart_lines where member_id = 'm_a'`)).toBe(120)
  expect(await shop.count(`select quantity from cart_lines where sku_id = 'tea-s'`)).toBe(99)
  expect(await shop.count(`select count(*) from cart_lines where member_id = 'm_b'`)).toBe(0)
})

test('a gift a person stays one; who was where counts once; views add up', async () => {
  const { pool } = shop.database
  await pool.query(`insert into activities (id, kind, title, subtitle, picture, content_html, rules_html, starts_at, ends_at, sort)
    values ('gift', 'gift', '', '', '', '', '', now(), now(), 1) on conflict do nothing`)
  for (const member of ['m_a', 'm_b']) {
    await pool.query(
      `insert into activity_gains (activity_id, member_id, channel_code, taken_at, request_key) values ('gift', $1, 'main', now(), 'k')`,
      [member]
    )
    await pool.query(
      `insert into activity_records (activity_id, kind, visitor, source, channel_code) values ('gift', 'visit', 'm:' || $1, 1, 'main')`,
      [member]
    )
    await pool.query(
      `insert into privilege_views (member_id, privilege_id, times, seen_at) values ($1, 'cup', 2, now())`,
      [member]
    )
  }
  await joined()
  expect(await rows('select member_id from activity_gains')).toEqual([{ member_id: 'm_a' }])
  expect(await rows('select visitor from activity_records')).toEqual([{ visitor: 'm:m_a' }])
  expect(await rows('select member_id, times from privilege_views')).toEqual([{ member_id: 'm_a', times: 4 }])
})

test('numbers of documents are sealed again for the survivor; the same person is kept once', async () => {
  await shop.visitor('m_a', '110105199001010010')
  await shop.visitor('m_b', '110105199001010010')
  await shop.visitor('m_b', '110105199001010029')
  await joined()
  const kept = await rows<{ sealed: Buffer }>(
    `select sealed_number as sealed from visitors where member_id = 'm_a' order by number_mac`
  )
  expect(kept.map(({ sealed }) => opened(sealed, 'm_a')).sort()).toEqual([
    '110105199001010010',
    '110105199001010029'
  ])
  expect(await shop.count('select count(*) from visitors')).toBe(2)
})

test('pictures go along, the same one of both keeps both addresses, and no total is above what one may keep', async () => {
  const { pool } = shop.database
  for (const [id, member] of [
    ['u1', 'm_a'],
    ['u2', 'm_b']
  ]) {
    await pool.query(
      `insert into uploads (id, member_id, mime, sha256, size) values ($1, $2, 'image/png', 'same', 9)`,
      [id, member]
    )
    await pool.query('insert into upload_totals (member_id, pictures, bytes) values ($1, 40, 9)', [member])
  }
  await joined()
  expect(
    await shop.count(`select count(*) from uploads where member_id = 'm_a' and removed_at is null`)
  ).toBe(2)
  expect(await rows('select member_id, pictures, bytes from upload_totals')).toEqual([
    { member_id: 'm_a', pictures: 60, bytes: 18 }
  ])
  // there may be more of them than are counted: all of them swept, nothing is below 0
  await pool.query(`update upload_totals set pictures = 1, bytes = 9`)
  await checkUploads(new Date(Date.now() + 2 * DAY_MS), 100, shop.database.db)
  expect(await rows('select pictures, bytes from upload_totals')).toEqual([{ pictures: 0, bytes: 0 }])
})

test('one chain: who was joined to the loser before is joined to the survivor', async () => {
  const c = await shop.login('m_c', '13700137003')
  await shop.asked(b, TWO, '13700137003')
  await shop.yes(b)
  expect((await call(shop, memberEndpoints.getMyMemberInfo, {}, { token: c })).resultCode).toBe('305')
  await shop.asked(a, ONE, '13700137003')
  await shop.yes(a)
  expect(await rows(`select id, merged_into from members where merged_into is not null order by id`)).toEqual(
    [
      { id: 'm_b', merged_into: 'm_a' },
      { id: 'm_c', merged_into: 'm_a' }
    ]
  )
})

test('merge-twice: a hundred times the same yes join once, and add up once', async () => {
  await shop.give('m_a', 10)
  await shop.give('m_b', 20)
  await shop.asked(a, ONE, TWO)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => shop.yes(a, { key: `merge-key-${n % 4}` }))
  )
  const done = answers.filter(({ data }) => data?.merged)
  expect(done.length).toBeGreaterThan(0)
  expect(answers.every(({ resultCode }) => resultCode === '100' || resultCode === '930')).toBe(true)
  expect(await balanceOf('m_a')).toBe(30)
  expect(await shop.count('select count(*) from member_merges')).toBe(1)
})

test('merge-twice: the server dies before its answer is kept, the call comes again, and is answered as it was', async () => {
  await shop.give('m_b', 20)
  await shop.asked(a, ONE, TWO)
  const first = await shop.yes(a, { key: 'merge-again' })
  await shop.database.clear('idempotency_keys')
  const again = await shop.yes(a, { key: 'merge-again' })
  expect(again.data).toEqual(first.data)
  expect(await balanceOf('m_a')).toBe(20)
})

test('merge-into-each-other: one of two joins the other, whoever is first', async () => {
  for (let round = 0; round < 5; round++) {
    await shop.database.clear('members', 'idempotency_keys', 'sms_codes')
    a = await shop.login('m_a', ONE)
    b = await shop.login('m_b', TWO)
    await shop.give('m_a', 10)
    await shop.give('m_b', 20)
    await shop.asked(a, ONE, TWO)
    await shop.asked(b, TWO, ONE)
    const answers = await Promise.all([shop.yes(a), shop.yes(b)])
    expect(answers.filter(({ data }) => data?.merged)).toHaveLength(1)
    expect(await shop.count('select count(*) from members where deleted_at is null')).toBe(1)
    expect(await shop.count('select sum(balance) from points_accounts')).toBe(30)
  }
})

test('order-paid-while-merging: what is paid is the survivor’s, with what it hands over and earns', async () => {
  for (let round = 0; round < 5; round++) {
    await shop.database.clear('members', 'idempotency_keys', 'sms_codes')
    a = await shop.login('m_a', ONE)
    b = await shop.login('m_b', TWO)
    const orders = await Promise.all([1, 2, 3].map(() => shop.order(b)))
    const begun = []
    for (const { orderNo } of orders) begun.push(await shop.begin(b, orderNo))
    await shop.asked(a, ONE, TWO)
    const [answer] = await Promise.all([shop.yes(a), ...begun.map((one) => shop.confirm(one))])
    expect(answer.data).toMatchObject({ merged: true })
    await shop.jobs.run('join what came late')
    for (const { orderNo } of orders) expect(await shop.stateOf(orderNo)).toBe('fulfilled')
    expect(await shop.count(`select count(*) from receive_records where member_id = 'm_a'`)).toBe(3)
    expect(await balanceOf('m_a')).toBe(27)
  }
})

test('whoever is at an order of the loser’s is waited for: what is handed over meanwhile is the survivor’s', async () => {
  const orderNo = await shop.orderIn('m_b', 'paid')
  await shop.asked(a, ONE, TWO)
  const client = await shop.database.pool.connect()
  await client.query('begin')
  await client.query('select 1 from orders where order_no = $1 for no key update', [orderNo])
  const merge = shop.yes(a)
  await shop.untilSomebodyWaits()
  await client.query(
    `insert into member_cards (id, member_id, card_id, card_no, state) values ('k', 'm_b', 'plain', 'k', 'inactive')`
  )
  await client.query('commit')
  client.release()
  expect((await merge).data).toMatchObject({ merged: true })
  expect(await rows('select member_id from member_cards')).toEqual([{ member_id: 'm_a' }])
})

test('a payment that is told after the merge finds the survivor', async () => {
  const order = await shop.order(b)
  const begun = await shop.begin(b, order.orderNo)
  await shop.asked(a, ONE, TWO)
  await shop.yes(a)
  await shop.confirm(begun)
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
  expect((await shop.ask('orderDetail', { orderNo: order.orderNo }, a)).resultCode).toBe('100')
  expect(await shop.count(`select count(*) from receive_records where member_id = 'm_a'`)).toBe(1)
})

test('what a call that was under way still gives to the loser is moved by the next round', async () => {
  await joined()
  await shop.coupon('m_b')
  await shop.give('m_b', 7)
  await shop.jobs.run('join what came late')
  expect(await shop.count(`select count(*) from coupon_receives where member_id = 'm_a'`)).toBe(1)
  expect([await balanceOf('m_a'), await balanceOf('m_b')]).toEqual([7, 0])
  const entries = await shop.count('select count(*) from points_entries')
  await shop.jobs.run('join what came late')
  expect(await shop.count('select count(*) from points_entries')).toBe(entries)
})

test('a merge is looked at again after twice as long each time, and no more after a day', async () => {
  await joined()
  const movedAfter = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000)
    await shop.jobs.run('join what came late')
    return shop.count(`select count(*) from coupon_receives where member_id = 'm_a'`)
  }
  expect(await movedAfter(0)).toBe(0)
  await shop.coupon('m_b')
  expect(await movedAfter(0)).toBe(0)
  expect(await movedAfter(1)).toBe(1)
  expect(await movedAfter(25 * 60)).toBe(1)
  expect(await shop.count('select count(*) from member_merges where look_at is not null')).toBe(0)
})

test('killed in the middle: nothing is done, and the next try does all of it', async () => {
  await shop.give('m_b', 20)
  await shop.coupon('m_b')
  await shop.card('m_b')
  await shop.asked(a, ONE, TWO)
  // its points are held, so that the merge stands still in its middle: cards and coupons have moved, points have not
  const client = await shop.database.pool.connect()
  await client.query('begin')
  await client.query(`select 1 from points_accounts where member_id = 'm_b' for update`)
  const half = shop.yes(a)
  await shop.untilSomebodyWaits()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  )
  const broken = await half
  await client.query('rollback')
  client.release()
  expect(broken.status).toBeGreaterThanOrEqual(500)
  expect(await rows('select mobile from members order by id')).toEqual([{ mobile: ONE }, { mobile: TWO }])
  expect(await shop.count(`select count(*) from member_cards where member_id = 'm_b'`)).toBe(1)
  expect(await shop.count('select count(*) from member_merges')).toBe(0)
  expect((await shop.yes(a)).data).toMatchObject({ merged: true })
  expect(await balanceOf('m_a')).toBe(20)
  expect(await shop.count(`select count(*) from member_cards where member_id = 'm_a'`)).toBe(1)
})
