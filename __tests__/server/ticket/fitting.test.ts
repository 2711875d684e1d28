/** Kinds of ticket for the age of their visitors are a part of the comparison of prices. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Data, Visitor } from '../../../contract/types'
import { checkDigitOf } from '../../../server/modules/ticket/document'
import { call } from '../../support/server/call'
import { holdCoupon } from '../cart/hold-coupon'
import { DAY, KIND, openTicketShop, PRICE, type TicketShop } from './ticket-shop'

const SENIOR = 'tower-senior'
const SENIOR_PRICE = 5000

let shop: TicketShop
let people = 0

beforeAll(async () => {
  shop = await openTicketShop()
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  await shop.database.pool.query(`
    insert into ticket_kinds (id, sight_id, name, audience, includes, price_fen, list_price_fen, weekend_fen, daily_stock,
      age_from, most_an_order, same_day_until, refund_rule, on_sale, sort)
    values ('${SENIOR}', 'tower', '长者票', '60 周岁及以上', '登塔', ${SENIOR_PRICE}, 6000, ${SENIOR_PRICE}, 10, 60, 5, 16,
      '{"freeHours": null, "feePercent": 100}', true, 3)`)
  await shop.jobs.run('fill ticket days')
  // what could be claimed has a test of its own
  await shop.database.pool.query('update coupons set total = claimed')
})
afterAll(() => shop.close())

async function visitorBorn(token: string, born: string): Promise<Visitor> {
  const first17 = `110105${born}${String((people += 1)).padStart(3, '0')}`
  const input = { name: '李梅', document: 'idCard', number: first17 + checkDigitOf(first17) }
  return (await call<Visitor>(shop, calls.saveVisitor, input, { token })).data
}

type Preview = Data<'previewTicketOrder'>
const look = async (token: string, visitors: readonly Visitor[]) =>
  (
    await call<Preview>(
      shop,
      calls.previewTicketOrder,
      {
        day: DAY,
        kinds: [{ kindId: KIND, quantity: visitors.length }],
        tickets: visitors.map(({ visitorId }) => ({ kindId: KIND, visitorId }))
      },
      { token }
    )
  ).data

async function family() {
  const memberId = `family-${(people += 1)}`
  const token = await shop.login(memberId)
  const [young, old] = [await visitorBorn(token, '19900101'), await visitorBorn(token, '19500101')]
  return { memberId, token, young, old }
}

test('an older visitor with a ticket for adults is told what the other kind saves, and it is ordered so', async () => {
  const { token, young, old } = await family()
  const { fitting, payFen } = await look(token, [young, old])
  expect([payFen, fitting?.saveFen]).toEqual([2 * PRICE, PRICE - SENIOR_PRICE])
  expect(fitting?.tickets).toEqual([
    { visitorId: young.visitorId, kindId: KIND },
    { visitorId: old.visitorId, kindId: SENIOR }
  ])
  const made = await shop.book(token, [young, old], {
    tickets: fitting?.tickets,
    seenFen: PRICE + SENIOR_PRICE
  })
  expect([made.resultCode, made.data.payFen]).toEqual(['100', PRICE + SENIOR_PRICE])
})

test('who turns 60 on the day of the visit is that old, and a day later is not yet', async () => {
  const { token } = await family()
  const [on, after] = [await visitorBorn(token, '19661128'), await visitorBorn(token, '19661129')]
  expect((await look(token, [on])).fitting?.saveFen).toBe(PRICE - SENIOR_PRICE)
  expect((await look(token, [after])).fitting).toBeNull()
})

test('nothing is said of a visitor whose document has no date of birth, nor of somebody else’s', async () => {
  const { token, old } = await family()
  const input = { name: 'Ann Lee', document: 'passport', number: 'E12345678' }
  const { data: guest } = await call<Visitor>(shop, calls.saveVisitor, input, { token })
  expect((await look(token, [guest])).fitting).toBeNull()
  expect((await look((await family()).token, [old])).fitting).toBeNull()
})

test('nor where the other kind is sold out for the day', async () => {
  const { token, old } = await family()
  const set = (stock: number) =>
    shop.database.pool.query('update ticket_days set stock = $2 where id = $1', [
      `${SENIOR}_${DAY.replaceAll('-', '')}`,
      stock
    ])
  await set(0)
  expect((await look(token, [old])).fitting).toBeNull()
  await set(10)
  expect((await look(token, [old])).fitting).not.toBeNull()
})

test('nor where a coupon makes the dearer kind the cheaper one', async () => {
  const { memberId, token, old } = await family()
  await holdCoupon(shop, memberId, { rule: 'full_cut', thresholdFen: 9000, amountFen: 6000, scope: 'ticket' })
  const { payFen, fitting } = await look(token, [old])
  expect([payFen, fitting]).toEqual([PRICE - 6000, null])
})
