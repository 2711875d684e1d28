/** Document numbers that are sealed again: of visitors, of tickets, and of orders whose tickets are not issued yet. */
import { resealAll } from '../../../server/db/reseal'
import { unseal } from '../../../server/domain/sealed'
import type { Visit } from '../../../server/db/schema/order'
import { testSettings } from '../../support/server/test-app'
import { openTicketShop, type TicketShop } from '../ticket/ticket-shop'

const OLD = 'old-value-old-value-old-value-old-value'
const NEW = 'new-value-new-value-new-value-new-value'

let shop: TicketShop
beforeAll(async () => {
  shop = await openTicketShop({ settings: { secrets: { ...testSettings().secrets, document: OLD } } })
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  await shop.setRule({ freeHours: 24, feePercent: 20 })
})
afterAll(() => shop.close())

const sealed = async () => {
  const { rows: visitors } = await shop.database.pool.query<{ owner: string; number: Buffer }>(
    'select member_id as owner, sealed_number as number from visitors'
  )
  const { rows: tickets } = await shop.database.pool.query<{ owner: string; number: Buffer }>(
    'select member_id as owner, sealed_number as number from tickets'
  )
  const { rows: orders } = await shop.database.pool.query<{ owner: string; visit: Visit }>(
    'select member_id as owner, visitors as visit from orders'
  )
  const ordered = orders.flatMap(({ owner, visit }) =>
    visit.visitors.map(({ sealedNumber }) => ({ owner, number: Buffer.from(sealedNumber, 'base64') }))
  )
  return { visitors, tickets, ordered }
}
const opened = (all: readonly { owner: string; number: Buffer }[], secret: string) =>
  all.map(({ owner, number }) => unseal(number, owner, secret))

test('each is the same number as before under the new secret, and a repeat changes nothing', async () => {
  const token = await shop.login('buyer')
  const [anna, ben] = [await shop.visitor(token, '安娜'), await shop.visitor(token, '本宁')]
  const { orderNo } = (await shop.book(token, [anna, ben])).data
  await shop.confirm(await shop.begin(token, orderNo))
  expect((await shop.orderOf(token, orderNo)).data.tickets).toHaveLength(2)
  await shop.book(token, [anna])
  const before = await sealed()
  expect([before.visitors, before.tickets, before.ordered].map((all) => all.length)).toEqual([2, 2, 3])
  const none = { read: 0, sealed: 0, unreadable: 0 }
  expect(await resealAll(shop.database.db, [NEW, OLD])).toEqual({
    visitors: { read: 2, sealed: 2, unreadable: 0 },
    tickets: { read: 2, sealed: 2, unreadable: 0 },
    staff_accounts: none,
    orders: { read: 2, sealed: 2, unreadable: 0 },
    addresses: none,
    receive_parcels: none,
    lottery_draws: none
  })
  const after = await sealed()
  for (const part of ['visitors', 'tickets', 'ordered'] as const)
    expect(opened(after[part], NEW).sort()).toEqual(opened(before[part], OLD).sort())
  expect(await resealAll(shop.database.db, [NEW, OLD])).toMatchObject({ orders: { read: 2, sealed: 0 } })
})
