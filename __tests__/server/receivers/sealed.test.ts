/** Numbers of receivers are stored sealed, in all tables that keep them, and read everywhere (ADR 0111). */
import { consoleEndpoints } from '../../../contract/console/endpoints'
import type { ConsoleData } from '../../../contract/console/types'
import type { EndpointName } from '../../../contract/endpoints'
import type { Data, DeliveryAddress, ReceiveRecord, Shipment } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { forgetSameAddresses } from '../../../server/modules/address'
import { exportMyData } from '../../../server/modules/member/export'
import { followParcels } from '../../../server/modules/shipping/follow'
import { RECEIVER_TABLES, UNREADABLE_PHONE, type ReceiverTable } from '../../../server/domain/receiver-phone'
import { sealReceivers } from '../../../server/db/seal-receivers'
import { consoleCall, staffToken } from '../../support/server/console'
import { testSettings } from '../../support/server/test-app'
import { withPhones } from '../../support/server/test-phones'
import { MASKED, openReceiverShop, RECEIVER, type Life, type ReceiverShop } from './receiver-shop'

let shop: ReceiverShop
beforeAll(async () => {
  shop = await openReceiverShop()
})
afterAll(() => shop.close())

const TABLES = Object.keys(RECEIVER_TABLES) as ReceiverTable[]
/** Not ours: the tables of simulated partners. Answers that are kept for a day, for repeated calls, are as they were sent. */
const ELSEWHERE = /^(sandbox_\w+|idempotency_keys)$/

/** The tables of which a row has `text` anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 2`
  )
  const found: string[] = []
  for (const { schema, name } of rows) {
    const { rowCount } = await shop.database.pool.query(
      `select 1 from "${schema}"."${name}" t where strpos(t::text, $1) > 0 limit 1`,
      [text]
    )
    if (rowCount) found.push(name)
  }
  return found
}

const phoneOf = (table: ReceiverTable) =>
  RECEIVER_TABLES[table].within === null ? 'mobile' : `address->>'mobile'`

/** As the rows of a member keep the number. */
async function storedOf({ address, orderNo, gift, prize }: Life): Promise<Record<ReceiverTable, string>> {
  const ids = {
    orders: orderNo,
    addresses: address.addressId,
    receive_parcels: gift.receiveId,
    lottery_draws: prize.drawId
  }
  const read = async (table: ReceiverTable) => {
    const { key } = RECEIVER_TABLES[table]
    const { phone } = await shop.row<{ phone: string }>(
      `select ${phoneOf(table)} as phone from ${table} where ${key} = $1`,
      [ids[table]]
    )
    return [table, phone] as const
  }
  return Object.fromEntries(await Promise.all(TABLES.map(read))) as Record<ReceiverTable, string>
}

/** What its owner and staff are shown. */
async function shownOf({ memberId, token, address, orderNo, gift }: Life) {
  const ask = async <D>(name: EndpointName, input: Record<string, unknown> = {}) =>
    (await shop.ask<D>(name, input, token)).data
  const staff = { token: await staffToken(shop, 'owner') }
  const asked = async <D>(name: keyof typeof consoleEndpoints, input: Record<string, unknown>) =>
    (await consoleCall<D>(shop, consoleEndpoints[name], input, staff)).data
  const gifts = async (kind: string) =>
    (await asked<ConsoleData<'giftsToShip'>>('giftsToShip', { kind })).items.map(
      ({ receiver }) => receiver.phone
    )
  const source = withPhones(shop.database.db)
  const copy = await exportMyData(
    { ...source, limit: async () => {} },
    { use: async () => {} },
    { memberId, now: shop.clock.now() }
  )
  const { items } = await asked<ConsoleData<'toShip'>>('toShip', {})
  const detail = await asked<ConsoleData<'orderDetail'>>('orderDetail', { orderNo })
  const [won] = (await ask<Data<'listMyPrizes'>>('listMyPrizes')).list
  return {
    list: (await ask<DeliveryAddress[]>('getDeliveryAddressList')).map(({ mobile }) => mobile),
    one: (await ask<DeliveryAddress>('getDeliveryAddressById', { addressId: address.addressId })).mobile,
    settlement: (await ask<Data<'settleMall'>>('settleMall', { line: { skuId: 'tea-s', quantity: 1 } }))
      .address?.mobile,
    order: (await ask<Data<'orderDetail'>>('orderDetail', { orderNo })).address?.mobile,
    parcels: (await ask<Shipment>('orderParcels', { orderNo })).receiver?.mobile,
    record: (await ask<ReceiveRecord>('getReceiveRecord', { receiveId: gift.receiveId })).parcel?.receiver
      ?.mobile,
    prize: won?.receiver?.mobile,
    detail: detail.address?.phoneMasked,
    toShip: items.find((item) => item.orderNo === orderNo)?.receiver?.phone,
    gifts: await gifts('privilege'),
    prizes: await gifts('prize'),
    copies: copy.text.split(RECEIVER).length - 1,
    leaks: copy.text.includes('sealed:')
  }
}

test('no table has the number in plain text, and everybody is shown it as before', async () => {
  const life = await shop.liveThrough()
  expect(await shownOf(life)).toEqual({
    list: [RECEIVER],
    one: RECEIVER,
    settlement: RECEIVER,
    order: RECEIVER,
    parcels: MASKED,
    record: MASKED,
    prize: MASKED,
    detail: MASKED,
    toShip: RECEIVER,
    gifts: [RECEIVER],
    prizes: [RECEIVER],
    copies: 4,
    leaks: false
  })
  const staff = { token: await staffToken(shop, 'owner') }
  const { data } = await consoleCall<ConsoleData<'revealOrderPhones'>>(
    shop,
    consoleEndpoints.revealOrderPhones,
    { orderNo: life.orderNo, reason: '收货人来电' },
    staff
  )
  expect(data.receiverPhone).toBe(RECEIVER)
  const { data: found } = await consoleCall<ConsoleData<'ordersOfReceiver'>>(
    shop,
    consoleEndpoints.ordersOfReceiver,
    { phone: RECEIVER },
    staff
  )
  expect(found.items.map(({ orderNo }) => orderNo)).toEqual([life.orderNo])
  for (const [, phone] of Object.entries(await storedOf(life))) expect(phone).toMatch(/^sealed:[\w-]+$/)
  expect((await tablesWith(RECEIVER)).filter((name) => !ELSEWHERE.test(name))).toEqual([])
})

test('a warehouse and a carrier are told the number', async () => {
  await shop.liveThrough()
  const place = jest.spyOn(shop.warehouse, 'place')
  await shop.sendAll()
  await shop.jobs.run('send goods of privileges')
  await shop.jobs.run('send prizes')
  const told = place.mock.calls.map(([{ note, receiver }]) => ({ note, mobile: receiver.mobile }))
  for (const note of ['', '会员权益', '抽奖奖品']) expect(told).toContainEqual({ note, mobile: RECEIVER })
  expect(new Set(told.map(({ mobile }) => mobile))).toEqual(new Set([RECEIVER]))
  const watch = jest.fn((_parcel: { phone: string }) => Promise.resolve())
  const logistics = { watch, query: () => Promise.reject(new Error('not asked')), readPush: jest.fn() }
  const log = { warn: jest.fn(), error: jest.fn() }
  await shop.database.pool.query(`update parcels set watch = 'none', watch_at = $1`, [shop.clock.now()])
  await followParcels({ ...withPhones(shop.database.db), log, logistics }, shop.clock.now())
  expect(watch.mock.calls.map(([{ phone }]) => phone)).toContain(RECEIVER)
})

test('a sealed number that is copied to another row is nobody’s; pages open, and nothing is sent to it', async () => {
  const [one, other] = [await shop.liveThrough(), await shop.liveThrough()]
  const stored = await storedOf(one)
  const copied = (await storedOf(other)).orders
  expect(copied).not.toBe(stored.orders)
  const put = (table: ReceiverTable, id: string, phone: string) =>
    shop.database.pool.query(
      `update ${table} set ${table === 'addresses' ? 'mobile = $2' : `address = jsonb_set(address, '{mobile}', to_jsonb($2::text))`}
       where ${RECEIVER_TABLES[table].key} = $1`,
      [id, phone]
    )
  await put('orders', other.orderNo, stored.orders)
  await put('addresses', other.address.addressId, stored.addresses)
  await put('receive_parcels', other.gift.receiveId, stored.receive_parcels)
  await put('lottery_draws', other.prize.drawId, stored.lottery_draws)
  expect(await shownOf(other)).toMatchObject({
    list: [''],
    order: UNREADABLE_PHONE,
    parcels: UNREADABLE_PHONE,
    record: UNREADABLE_PHONE,
    prize: UNREADABLE_PHONE,
    detail: UNREADABLE_PHONE,
    toShip: UNREADABLE_PHONE,
    copies: 0
  })
  const { data } = await shop.settle(other.token, { line: { skuId: 'tea-s', quantity: 1 } })
  expect(data.blocked).toBe('old_area')
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  expect(
    await shop.row('select placed_at is not null as placed from shipments where order_no = $1', [
      other.orderNo
    ])
  ).toEqual({ placed: false })
  // its owner enters it again
  const { isDefault: _default, ...place } = other.address
  await shop.ask('saveUpdateDeliveryAddress', { ...place, mobile: RECEIVER, isDefault: true }, other.token)
  expect((await shownOf(other)).list).toEqual([RECEIVER])
})

test('what a release before wrote plain is read, and sealed by the job', async () => {
  const life = await shop.liveThrough()
  const sealed = await shownOf(life)
  for (const table of TABLES)
    await shop.database.pool.query(
      table === 'addresses'
        ? 'update addresses set mobile = $1 where member_id = $2'
        : `update ${table} set address = jsonb_set(address, '{mobile}', to_jsonb($1::text)) where address is not null and
             ${table === 'receive_parcels' ? 'receive_id in (select id from receive_records where member_id = $2)' : 'member_id = $2'}`,
      [RECEIVER, life.memberId]
    )
  expect(new Set(Object.values(await storedOf(life)))).toEqual(new Set([RECEIVER]))
  expect(await shownOf(life)).toEqual(sealed)
  expect(await sealReceivers({ db: shop.database.db, secret: testSettings().secrets.document })).toBe(4)
  for (const [, phone] of Object.entries(await storedOf(life))) expect(phone).toMatch(/^sealed:/)
  expect(await shownOf(life)).toEqual(sealed)
})

test('of two accounts that become one, the same address stays once, though two seals of its number differ', async () => {
  const [one, other] = [await shop.liveThrough(), await shop.liveThrough()]
  const { addressId: _id, ...place } = other.address
  await shop.ask('saveUpdateDeliveryAddress', { ...place, mobile: '13987654321' }, other.token)
  const pair = {
    loser: other.memberId,
    survivor: one.memberId,
    documentSecret: testSettings().secrets.document
  }
  await withTransaction(shop.database.db, (tx) => forgetSameAddresses(pair, tx))
  const left = async ({ token }: Life) =>
    (await shop.ask<DeliveryAddress[]>('getDeliveryAddressList', {}, token)).data.map(({ mobile }) => mobile)
  expect([await left(one), await left(other)]).toEqual([[RECEIVER], ['13987654321']])
})
