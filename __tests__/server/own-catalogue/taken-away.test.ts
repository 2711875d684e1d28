/** What a member has is theirs, whatever an operator takes out of the folder. */
import { ticketEndpoints } from '../../../contract/ticket/endpoints'
import type { Data, Order, TicketOrder } from '../../../contract/types'
import { ENTITIES } from '../../../server/db/catalogue-files/entities'
import { call } from '../../support/server/call'
import type { TestDatabase } from '../../support/server/test-database'
import { openMallShop } from '../cart/mall-shop'
import { openTicketShop } from '../ticket/ticket-shop'
import { apply, newFolder } from './folders'

/** A folder with a file of every kind and nothing in them; the channels alone cannot be taken away. */
function empty() {
  const folder = newFolder()
  for (const { name } of ENTITIES) if (name !== 'channels') folder.write(`${name}.yaml`, '[]\n')
  return folder
}

const OWNED = [
  'orders',
  'order_lines',
  'member_cards',
  'coupon_receives',
  'cart_lines',
  'held_plates',
  'addresses',
  'tickets',
  'visitors'
]

/** All that members have, row by row. */
async function owned({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string[]>> {
  const { rows: there } = await pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_name = any($1)',
    [OWNED]
  )
  const tables = await Promise.all(
    there.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`)
      return [name, rows.map(({ row }) => row).sort()] as const
    })
  )
  return Object.fromEntries(tables)
}

test('goods, cards, coupons and carts: off sale, and every order is still read as it was', async () => {
  const shop = await openMallShop()
  try {
    const token = await shop.login('keeper')
    await shop.address('keeper')
    await shop.coupon('keeper')
    const goods = (await shop.buy(token, 'tea-s', { quantity: 2 })).data
    const card = await shop.order(token, { kind: 'card', itemId: 'gold' })
    for (const { orderNo } of [goods, card]) await shop.confirm(await shop.begin(token, orderNo))
    await shop.add(token, 'tea-l')
    const read = async ({ orderNo }: Order) => (await shop.ask<Order>('orderDetail', { orderNo }, token)).data
    const before = { rows: await owned(shop.database), orders: [await read(goods), await read(card)] }
    expect(before.rows['member_cards']).toHaveLength(1)
    expect(before.rows['cart_lines']).toHaveLength(1)

    await apply(shop.database, empty(), shop.clock.now())

    expect(await owned(shop.database)).toEqual(before.rows)
    expect([await read(goods), await read(card)]).toEqual(before.orders)
    expect((await shop.cart(token))[0]).toMatchObject({ skuId: 'tea-l', group: 'gone', reason: 'off_sale' })
    expect((await shop.buy(token, 'tea-s')).resultCode).not.toBe('100')
    const again = await shop.ask('createOrder', { kind: 'card', itemId: 'gold' }, token)
    expect(again.resultCode).not.toBe('100')
    const coupons = await shop.ask<Data<'listMyCoupons'>>('listMyCoupons', { couponUseStatus: 0 }, token)
    expect(JSON.stringify(coupons.data)).toContain('"usable"')
  } finally {
    await shop.close()
  }
})

test('tickets: the day is closed to others, theirs are read, opened at the gate and given back', async () => {
  const shop = await openTicketShop()
  try {
    shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
    const token = await shop.login('visitor')
    const visitors = [await shop.visitor(token, '安娜'), await shop.visitor(token, '本宁')]
    const order = await shop.bought(token, visitors)
    const before = await owned(shop.database)
    expect(before['tickets']).toHaveLength(2)

    await apply(shop.database, empty(), shop.clock.now())
    await shop.jobs.run('fill ticket days')

    expect(await owned(shop.database)).toEqual(before)
    expect((await shop.orderOf(token, order.orderNo)).data).toMatchObject({ tickets: order.tickets })
    expect((await shop.book(token, visitors)).resultCode).not.toBe('100')
    const [first] = order.tickets
    const back = await call<TicketOrder>(
      shop,
      ticketEndpoints.refundTickets,
      { orderNo: order.orderNo, ticketIds: [first?.ticketId ?? ''] },
      { token }
    )
    expect(back.resultCode).toBe('100')
  } finally {
    await shop.close()
  }
})
