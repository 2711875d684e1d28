import { memberEndpoints } from '../../../contract/member/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ seeded: true })
})
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS)
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values)

let number = 0
const addOrder = (memberId: string, state: string, more: { expires?: number; hidden?: boolean } = {}) =>
  query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at, hidden_at)
     values ($1, $2, 'main', 'card', $3, 100, 0, 100, $4, $5)`,
    [
      String((number += 1)).padStart(20, '0'),
      memberId,
      state,
      inHours(more.expires ?? 1),
      more.hidden ? inHours(0) : null
    ]
  )

const addCard = (memberId: string, expires: number | null) =>
  query(
    `insert into member_cards (id, card_no, member_id, card_id, state, expires_at)
     select $1, $1, $2, id, $3, $4 from card_products limit 1`,
    [
      `card_${(number += 1)}`,
      memberId,
      expires === null ? 'inactive' : 'active',
      expires === null ? null : inHours(expires)
    ]
  )

test('counts what is the member’s, in force and not hidden', async () => {
  const token = await app.login('m_one', '13800138000')
  await app.login('m_two', '13900139000')
  await addOrder('m_one', 'unpaid')
  await addOrder('m_one', 'unpaid', { expires: -1 })
  await addOrder('m_one', 'paid')
  await addOrder('m_one', 'fulfilled')
  await addOrder('m_one', 'fulfilled', { hidden: true })
  await addOrder('m_one', 'refunding')
  await addOrder('m_two', 'unpaid')
  await addCard('m_one', null)
  await addCard('m_one', 24)
  await addCard('m_one', -1)
  await addCard('m_two', 24)
  const { data } = await call<Data<'getMySummary'>>(app, memberEndpoints.getMySummary, {}, { token })
  expect(data).toEqual({
    cards: 2,
    usableCoupons: 0,
    unpaidOrders: 1,
    toShipOrders: 0,
    toReceiveOrders: 0,
    toUseOrders: 1,
    refundOrders: 1,
    receiveRecords: 0
  })
})
