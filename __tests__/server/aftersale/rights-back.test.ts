/** Unused codes, cards and plates go back by their rule, at once; what was used does not. */
import { withTransaction } from '../../../server/db/client'
import { notifyRefund } from '../payment/notify'
import { openAfterShop, type AfterShop } from './after-shop'

let shop: AfterShop
let token = ''
beforeAll(async () => {
  shop = await openAfterShop()
})
beforeEach(async () => {
  token = await shop.login(`buyer-${Math.random().toString(36).slice(2)}`)
})
afterAll(() => shop.close())

const one = (orderNo: string, quantity = 1) => ({
  orderNo,
  kind: 'refund',
  lines: [{ lineNo: 1, quantity }]
})

const codesOf = async (orderNo: string) =>
  (
    await shop.row<{ n: number }>('select count(*)::int as n from receive_records where order_no = $1', [
      orderNo
    ])
  ).n

test('virtual-goods-used-then-refunded: a used code stays paid for, the unused ones go back', async () => {
  const { orderNo, payFen } = await shop.paid(token, { quantity: 3 })
  await shop.database.pool.query(
    `update receive_records set state = 'used', used_at = now() where order_no = $1 and order_seq = 2`,
    [orderNo]
  )
  expect((await shop.preview(token, { orderNo })).lines[0]?.left).toMatchObject({
    cancel: 0,
    refund: 2,
    return: 0
  })
  expect((await shop.apply(token, one(orderNo, 3))).resultCode).toBe('907')
  expect(await codesOf(orderNo)).toBe(3)
  const { data } = await shop.apply(token, one(orderNo, 2))
  expect(data).toMatchObject({ state: 'refunding', amountFen: Math.floor((payFen * 2) / 3) })
  expect(await codesOf(orderNo)).toBe(1)
  expect((await shop.apply(token, one(orderNo))).resultMsg).toContain('已使用或已到账')
  await shop.refundAll()
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  const { data: list } = await shop.ask<{ list: { orderNo: string }[] }>(
    'orderList',
    { state: 'refund' },
    token
  )
  expect(list.list.map((order) => order.orderNo)).toEqual([orderNo])
})

test('a code used in the very moment is either used or refunded, never both', async () => {
  const { orderNo } = await shop.paid(token, {})
  const use = shop.database.pool.query(
    `update receive_records set state = 'used' where order_no = $1 and state = 'issued'`,
    [orderNo]
  )
  const [used, asked] = await Promise.all([use, shop.apply(token, one(orderNo))])
  expect(asked.resultCode).toBe(used.rowCount === 1 ? '907' : '100')
  expect(await codesOf(orderNo)).toBe(used.rowCount)
})

const receiptOf = async (orderNo: string) =>
  (
    await shop.row<{ id: string }>('select id from receive_records where order_no = $1 order by order_seq', [
      orderNo
    ])
  ).id
const show = async (receiveId: string) =>
  shop.ask<{ code: string | null; covered: boolean }>('showReceiveCode', { receiveId }, token)

test('a bought code is covered until its owner shows it, wherever it is told', async () => {
  const { orderNo } = await shop.paid(token, {})
  const receiveId = await receiptOf(orderNo)
  const told = async () => [
    (await shop.ask<{ code: string | null; covered: boolean }>('getReceiveRecord', { receiveId }, token))
      .data,
    (await shop.ask<{ list: { code: string | null; covered: boolean }[] }>('pageMyReceiveRecord', {}, token))
      .data.list[0]
  ]
  for (const record of await told()) expect(record).toMatchObject({ code: null, covered: true })
  expect(
    (await shop.ask<{ keys: [] }>('getLiveKeys', { kind: 'voucher', id: receiveId }, token)).data.keys
  ).toEqual([])
  const shown = await show(receiveId)
  expect(shown.data).toMatchObject({ code: expect.stringMatching(/^\d{16}$/), covered: false })
  for (const record of await told()) expect(record?.code).toBe(shown.data.code)
  const stranger = await shop.login('stranger')
  expect((await shop.ask('showReceiveCode', { receiveId }, stranger)).resultCode).toBe('404')
})

test('a code that was shown is for staff to decide, however long they are silent, and cannot be used meanwhile', async () => {
  const { orderNo, payFen } = await shop.paid(token, { quantity: 2 })
  const shown = (await show(await receiptOf(orderNo))).data
  const seen = async (quantity: number) =>
    (await shop.preview(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity }] })).review
  expect(await seen(1)).toBeNull()
  expect(await seen(2)).toContain('券码已展示过')
  const { data } = await shop.apply(token, one(orderNo, 2))
  expect(data).toMatchObject({ state: 'applied', turn: { of: 'staff' } })
  const use = () =>
    shop.database.pool.query(
      `update receive_records set state = 'used', used_at = now() where code = $1 and state = 'issued' returning id`,
      [shown.code]
    )
  expect((await use()).rowCount).toBe(0)
  shop.clock.advance(30 * 86_400_000)
  token = await shop.login('late')
  for (const job of ['close forgotten returns', 'report late after-sale', 'carry out refunds'])
    await shop.jobs.run(job)
  expect(await shop.givenBack(orderNo)).toBe(0)
  expect(await shop.merchant(data.afterSaleId, 'refuse', '门店已核销')).toBe(303)
  expect((await use()).rowCount).toBe(1)
  expect(payFen).toBeGreaterThan(0)
})

test('agreed to, a shown code is gone and its money goes back; ten that use and ask at once find one truth', async () => {
  const { orderNo, payFen } = await shop.paid(token, {})
  await show(await receiptOf(orderNo))
  const use = () =>
    shop.database.pool.query(
      `update receive_records set state = 'used', used_at = now() where order_no = $1 and state = 'issued' returning id`,
      [orderNo]
    )
  const [asked, ...used] = await Promise.all([
    shop.apply(token, one(orderNo)),
    ...Array.from({ length: 9 }, use)
  ])
  const wasUsed = used.some(({ rowCount }) => rowCount === 1)
  expect(asked.resultCode).toBe(wasUsed ? '907' : '100')
  if (wasUsed) return
  await shop.merchant(asked.data.afterSaleId, 'approve')
  await shop.refundAll()
  expect(await codesOf(orderNo)).toBe(0)
  expect(await shop.givenBack(orderNo)).toBe(payFen)
})

test('a shown code whose money a person gave back is gone, and waits for nobody', async () => {
  const { orderNo, payFen } = await shop.paid(token, {})
  await show(await receiptOf(orderNo))
  const told = {
    outTradeNo: `${orderNo}P01`,
    outRefundNo: `hand-${orderNo}`,
    totalFen: payFen,
    refundFen: payFen
  }
  expect(await notifyRefund(shop, told)).toBe(204)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await codesOf(orderNo)).toBe(0)
})

const cards = (orderNo: string) =>
  shop.database.pool.query<{ expires_at: Date }>(
    'select c.expires_at from card_terms t join member_cards c on c.id = t.member_card_id where t.order_no = $1',
    [orderNo]
  )
const takeRound = (orderNo: string, roundNo: number) =>
  shop.database.pool.query(
    `insert into round_usages (member_plate_id, round_no, used, quota)
     select p.id, $2, 1, 2 from member_plates p join card_terms t on t.id = p.term_id where t.order_no = $1`,
    [orderNo, roundNo]
  )

test('a card of which nothing was taken goes back with its plates, in its first days', async () => {
  const fresh = await shop.paid(token, { kind: 'card', itemId: 'gold' })
  const { data } = await shop.apply(token, one(fresh.orderNo))
  expect(data).toMatchObject({ state: 'refunding', amountFen: 19_900 })
  expect((await cards(fresh.orderNo)).rowCount).toBe(0)
  await shop.refundAll()
  expect(await shop.stateOf(fresh.orderNo)).toBe('refunded')
})

test('a card of which a part was taken goes back by its unused rounds; the preview says how that is made up', async () => {
  const { orderNo } = await shop.paid(token, { kind: 'card', itemId: 'gold' })
  await takeRound(orderNo, 1)
  const seen = await shop.preview(token, one(orderNo))
  const fen = Math.floor((19_900 * 11) / 12)
  expect(seen).toMatchObject({ amountFen: fen, shares: [{ name: '每月', rounds: 12, unused: 11, fen }] })
  const { data } = await shop.apply(token, { ...one(orderNo), seenFen: fen })
  expect(data).toMatchObject({ state: 'refunding', amountFen: fen })
  const [card] = (await cards(orderNo)).rows
  expect(card?.expires_at.getTime()).toBeLessThanOrEqual(shop.clock.now().getTime())
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(fen)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect((await shop.apply(token, one(orderNo))).resultCode).toBe('907')
})

test('the coupon of a card that was partly used is spent; of one that goes back whole it returns', async () => {
  const member = `coupon-${Math.random().toString(36).slice(2)}`
  token = await shop.login(member)
  const stateOf = async (id: string) =>
    (await shop.row<{ state: string }>('select state from coupon_receives where id = $1', [id])).state
  for (const taken of [false, true]) {
    const couponReceiveId = await shop.coupon(member, { amountFen: 1000 })
    const { orderNo } = await shop.paid(token, { kind: 'card', itemId: 'gold', couponReceiveId })
    if (taken) await takeRound(orderNo, 1)
    await shop.apply(token, one(orderNo))
    await shop.refundAll()
    expect(await stateOf(couponReceiveId)).toBe(taken ? 'used' : 'usable')
  }
})

test('after its first days an untouched card goes back by the rounds that are not over; an ended one not at all', async () => {
  const member = `late-${Math.random().toString(36).slice(2)}`
  token = await shop.login(member)
  const { orderNo } = await shop.paid(token, { kind: 'card', itemId: 'gold' })
  const later = async (days: number) => {
    shop.clock.advance(days * 86_400_000)
    token = await shop.login(member)
    return shop.preview(token, one(orderNo))
  }
  expect((await later(7)).amountFen).toBe(19_900)
  const [share] = (await later(33)).shares
  expect(share).toMatchObject({ rounds: 12, unused: 11 })
  const over = await later(330)
  expect(over).toMatchObject({ kinds: [], why: '会员卡已到期，不支持退款' })
  expect((await shop.apply(token, one(orderNo))).resultMsg).toBe('会员卡已到期，不支持退款')
})

test('taking and giving back in the same moment: what was taken is not given back', async () => {
  for (let round = 0; round < 5; round++) {
    const { orderNo } = await shop.paid(token, { kind: 'card', itemId: 'gold' })
    await takeRound(orderNo, 2)
    // as the server takes one: whoever loses a deadlock is tried again
    const take = () =>
      withTransaction(shop.database.db, async (tx) => {
        const { rowCount } = await tx.$client.query(
          `insert into round_usages (member_plate_id, round_no, used, quota)
           select p.id, 1, 1, 2 from member_plates p join card_terms t on t.id = p.term_id where t.order_no = $1
           on conflict (member_plate_id, round_no) do update set used = round_usages.used + 1
             where round_usages.used < round_usages.quota returning round_no`,
          [orderNo]
        )
        return rowCount === 1
      })
    const [asked, ...takes] = await Promise.all([
      shop.apply(token, one(orderNo)),
      take(),
      take(),
      take(),
      take()
    ])
    const unused = takes.some(Boolean) ? 10 : 11
    expect(asked.data.amountFen).toBe(Math.floor((19_900 * unused) / 12))
  }
})

test('a plate of which nothing was taken goes back, and its purchase counts no more; until then its card stays', async () => {
  const card = await shop.paid(token, { kind: 'card', itemId: 'gold' })
  const held = await shop.row<{ id: string }>(
    'select member_card_id as id from card_terms where order_no = $1',
    [card.orderNo]
  )
  const plate = await shop.paid(token, { kind: 'plate', itemId: 'extra', memberCardId: held.id })
  expect((await shop.apply(token, one(card.orderNo))).resultCode).toBe('907')
  const { data } = await shop.apply(token, one(plate.orderNo))
  expect(data.state).toBe('refunding')
  await shop.refundAll()
  const left = await shop.database.pool.query('select id from member_plates where order_no = $1', [
    plate.orderNo
  ])
  expect(left.rowCount).toBe(0)
  expect(await shop.stateOf(plate.orderNo)).toBe('refunded')
})

test('amount-zero: what cost nothing goes back at once, without the channel', async () => {
  const { orderNo } = await shop.paid(token, { itemId: 'free' })
  const { data } = await shop.apply(token, one(orderNo))
  expect(data).toMatchObject({ state: 'done', amountFen: 0 })
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('reasons are those of rights, of which nothing can break', async () => {
  const { orderNo } = await shop.paid(token, {})
  const [kind] = (await shop.preview(token, { orderNo })).kinds
  expect(kind?.reasons).toContain('权益与预期不符')
  expect(kind?.reasons).not.toContain('商品破损')
  expect((await shop.apply(token, { ...one(orderNo), reason: '商品破损' })).resultMsg).toBe('请选择申请原因')
  expect((await shop.apply(token, { ...one(orderNo), reason: '暂时用不上' })).data.state).toBe('refunding')
})
