/** A plate is sold by the rounds that the card delivers; less than half of them is not sold (docs/money.md). */
import { deliveryOf, isWorthSelling } from '../../../server/domain/plate-delivery'
import type { Data } from '../../../contract/types'
import { openMallShop, type MallShop } from '../cart/mall-shop'

let shop: MallShop
let token = ''
beforeAll(async () => {
  shop = await openMallShop()
  await shop.database.pool.query(`
    insert into plates (id, name, subtitle, picture, price_fen, list_price_fen, period, quota, rounds, buy_limit, stock,
      rules_html, on_sale, sort) values
      ('long', '咖啡自由', '', '/p.webp', 9900, 12900, 'month', 2, 12, 0, null, '', true, 8),
      ('weeks', '周周领', '', '/p.webp', 900, 1900, 'week', 1, 8, 0, null, '', true, 9);
    insert into card_products (id, name, level, tagline, face, price_fen, list_price_fen, validity_days, benefits,
      instructions_html, stock, on_sale, sort) values
      ('month', '月卡', '月', '', 'jade', 1990, 3900, 30, '{}', '', null, true, 9),
      ('half', '半年卡', '半', '', 'jade', 9990, 13900, 183, '{}', '', null, true, 9);
    insert into card_plates values ('month', 'long', 'addon', 1), ('half', 'long', 'addon', 1), ('month', 'weeks', 'addon', 2)`)
})
beforeEach(async () => {
  token = await shop.login(`buyer-${Math.random().toString(36).slice(2)}`)
})
afterAll(() => shop.close())

async function bought(input: Record<string, unknown>): Promise<string> {
  const order = await shop.order(token, input)
  await shop.confirm(await shop.begin(token, order.orderNo))
  return order.orderNo
}

async function cardOf(cardId: string): Promise<string> {
  const orderNo = await bought({ kind: 'card', itemId: cardId })
  const { id } = await shop.row<{ id: string }>(
    'select member_card_id as id from card_terms where order_no = $1',
    [orderNo]
  )
  return id
}

const look = (input: Record<string, unknown>) =>
  shop.ask<Data<'previewOrder'>>('previewOrder', { quantity: 1, ...input }, token)

test('twelve months are not sold onto a card of thirty days, with what to do said', async () => {
  const memberCardId = await cardOf('month')
  const refused = await look({ kind: 'plate', itemId: 'long' })
  expect(refused.resultCode).toBe('905')
  expect(refused.resultMsg).toMatch(/只够领 2 期（共 12 期），不足一半.*续费.*换一张/)
  const made = await shop.ask('createOrder', { kind: 'plate', itemId: 'long', memberCardId }, token)
  expect(made.resultCode).toBe('905')
})

test('renewed long enough the same card takes them', async () => {
  const memberCardId = await cardOf('month')
  for (let months = 2; months <= 6; months++) expect(await cardOf('month')).toBe(memberCardId)
  const { data } = await look({ kind: 'plate', itemId: 'long' })
  expect(data.cards).toEqual([
    expect.objectContaining({ memberCardId, rounds: 6, wholeRounds: 12, fits: true })
  ])
})

test('what is shown before the payment is what is granted, cut or whole', async () => {
  const memberCardId = await cardOf('month')
  const { data } = await look({ kind: 'plate', itemId: 'weeks' })
  expect(data.cards).toEqual([expect.objectContaining({ rounds: 5, wholeRounds: 8, fits: true })])
  const orderNo = await bought({ kind: 'plate', itemId: 'weeks', memberCardId })
  const plate = await shop.row<{ ends_at: Date; id: string }>(
    'select id, ends_at from member_plates where order_no = $1',
    [orderNo]
  )
  expect(plate.ends_at.toISOString()).toBe(data.cards[0]?.endsAt)
})

test('of several cards the short one is shown and refused, the long one is sold', async () => {
  const short = await cardOf('month')
  const long = await cardOf('half')
  const { data } = await look({ kind: 'plate', itemId: 'long' })
  expect(data.cards.map(({ memberCardId, fits }) => [memberCardId, fits])).toEqual([
    [long, true],
    [short, false]
  ])
  const onto = (memberCardId: string) =>
    shop.ask('createOrder', { kind: 'plate', itemId: 'long', memberCardId }, token)
  expect((await onto(short)).resultCode).toBe('905')
  expect((await onto(long)).resultCode).toBe('100')
})

test('the cashier says from when to when a card will be good, first and renewed', async () => {
  const first = (await look({ kind: 'card', itemId: 'month' })).data.nextTerm
  expect(first?.renews).toBe(false)
  await cardOf('month')
  const second = (await look({ kind: 'card', itemId: 'month' })).data.nextTerm
  expect(second).toMatchObject({ renews: true, startsAt: first?.endsAt })
  const orderNo = await bought({ kind: 'card', itemId: 'month' })
  const term = await shop.row<{ starts_at: Date; ends_at: Date }>(
    'select starts_at, ends_at from card_terms where order_no = $1',
    [orderNo]
  )
  expect([term.starts_at.toISOString(), term.ends_at.toISOString()]).toEqual([
    second?.startsAt,
    second?.endsAt
  ])
})

test.each([
  ['week', 13, 30, 5, false],
  ['week', 8, 30, 5, true],
  ['month', 12, 365, 12, true],
  ['month', 12, 90, 3, false],
  ['once', 1, 7, 1, true],
  ['year', 1, 30, 1, true]
] as const)('%s × %i on %i days: %i rounds, sold: %s', (period, rounds, days, delivered, sold) => {
  const startsAt = new Date('2026-11-21T10:00:00+08:00')
  const delivery = deliveryOf({ period, rounds }, startsAt, new Date(startsAt.getTime() + days * 86_400_000))
  expect(delivery.rounds).toBe(delivered)
  expect(isWorthSelling({ period, rounds }, delivery)).toBe(sold)
})
