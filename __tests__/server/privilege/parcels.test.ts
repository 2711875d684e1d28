/** Goods among privileges: claimed with an address, once, then on their way; on real PostgreSQL. */
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data, ReceiveRecord } from '../../../contract/types'
import {
  createSandboxWarehouse,
  SANDBOX_PACKING_MS
} from '../../../server/sandbox/warehouse/sandbox-warehouse'
import { createSandboxRecharge } from '../../../server/sandbox/recharge/sandbox-recharge'
import type { WarehouseGateway } from '../../../server/gateways/warehouse/warehouse-gateway'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from './support'

const DAY_MS = 86_400_000
let app: TestApp
let counter = 0
const query = <T>(text: string, values: unknown[] = []) =>
  app.database.pool.query<T & Record<string, unknown>>(text, values).then(({ rows }) => rows)

beforeAll(async () => {
  // made once there is a database
  let made: WarehouseGateway | undefined
  const warehouse = () => (made ??= createSandboxWarehouse(app.database.db))
  app = await rightsApp({
    max: 30,
    gateways: {
      recharge: { submit: (request, now) => createSandboxRecharge(app.database.db).submit(request, now) },
      warehouse: {
        place: (...args) => warehouse().place(...args),
        parcels: (...args) => warehouse().parcels(...args),
        withdraw: (...args) => warehouse().withdraw(...args)
      }
    }
  })
  await query(`update privileges set delivery = 'parcel' where id = 'few'`)
  await query(`update privileges set stock = 100 where id = 'few'`)
})
afterAll(() => app.close())

async function owner() {
  const member = await memberWithCard(app, `parcel-${(counter += 1)}`)
  await query(
    `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail)
     values ($1, $1, '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号')`,
    [member.memberId]
  )
  const input = { privilegeId: 'few', memberPlateId: member.plate('monthly') }
  const { data } = await call<ReceiveRecord>(app, privilegeEndpoints.receivePrivilege, input, member)
  const { receiveId } = data
  const claim = (addressId = member.memberId, key?: string) =>
    call<ReceiveRecord>(
      app,
      privilegeEndpoints.claimReceiveParcel,
      { receiveId, addressId },
      { token: member.token, ...(key ? { key } : {}) }
    )
  const record = async () =>
    (await call<ReceiveRecord>(app, privilegeEndpoints.getReceiveRecord, { receiveId }, member)).data
  const received = () =>
    call<ReceiveRecord>(app, privilegeEndpoints.receivedReceiveParcel, { receiveId }, member)
  return { ...member, taken: data, receiveId, claim, record, received }
}
const send = () => app.jobs.run('send goods of privileges')

test('what is taken waits for an address, goes through the warehouse, and has come when its owner says so', async () => {
  const one = await owner()
  expect(one.taken).toMatchObject({ state: 'issued', code: null, parcel: { state: 'toClaim' } })
  expect((await one.received()).resultCode).toBe('907')
  expect((await one.claim()).data).toMatchObject({
    state: 'used',
    parcel: { state: 'claimed', receiver: { name: '收件人', mobile: '139****0000' }, parcel: null }
  })
  await send()
  app.clock.advance(SANDBOX_PACKING_MS + 20_000)
  await send()
  expect((await one.record()).parcel).toMatchObject({ state: 'sent', parcel: { carrierName: '顺丰速运' } })
  expect((await one.received()).data.parcel).toMatchObject({ state: 'received' })
  expect((await one.received()).resultCode).toBe('100')
})

test('twenty claims at once book one parcel; the same call again gets what it got', async () => {
  const one = await owner()
  const claims = await Promise.all(Array.from({ length: 20 }, () => one.claim()))
  expect(claims.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(new Set(claims.map(({ resultCode }) => resultCode))).toEqual(new Set(['100', '907']))
  expect(await query('select 1 from receive_parcels where receive_id = $1', [one.receiveId])).toHaveLength(1)
  const again = await owner()
  const first = await again.claim(again.memberId, 'key-of-one-parcel-001')
  await query('delete from idempotency_keys')
  expect((await again.claim(again.memberId, 'key-of-one-parcel-001')).data).toEqual(first.data)
})

test('a claim and a refund at once: one of both has it', async () => {
  const one = await owner()
  const [claimed, held] = await Promise.all([
    one.claim(),
    query(
      `update receive_records set state = 'refunding', held_for = 'a' where id = $1 and state = 'issued' returning id`,
      [one.receiveId]
    )
  ])
  const parcels = await query('select 1 from receive_parcels where receive_id = $1', [one.receiveId])
  expect(parcels).toHaveLength(claimed.resultCode === '100' ? 1 : 0)
  expect(parcels.length + held.length).toBe(1)
})

test('somebody else’s record and address are as if they were not there; nothing is used up', async () => {
  const [one, other] = [await owner(), await owner()]
  expect((await one.claim(other.memberId)).resultCode).toBe('404')
  const input = { receiveId: one.receiveId, addressId: other.memberId }
  expect((await call(app, privilegeEndpoints.claimReceiveParcel, input, other)).resultCode).toBe('404')
  expect((await one.record()).state).toBe('issued')
})

test('what nobody confirms has come after the tenth day; without an address in time it is over', async () => {
  const [one, late] = [await owner(), await owner()]
  await one.claim()
  await send()
  app.clock.advance(DAY_MS)
  await send()
  app.clock.advance(31 * DAY_MS)
  await send()
  expect(await query('select state from receive_parcels where receive_id = $1', [one.receiveId])).toEqual([
    { state: 'received' }
  ])
  const token = await app.login(late.memberId)
  const input = { receiveId: late.receiveId, addressId: late.memberId }
  expect((await call(app, privilegeEndpoints.claimReceiveParcel, input, { token })).resultCode).toBe('904')
})

test('in the words of orders: claimed goods are to be shipped, then to be received, and used up only when they have come', async () => {
  const one = await owner()
  const listed = async () => {
    const counts = await call<Data<'getMyReceiveCount'>>(app, privilegeEndpoints.getMyReceiveCount, {}, one)
    const tabs: string[] = []
    for (const tab of ['issued', 'toShip', 'toReceive', 'used'] as const) {
      const page = await call<Data<'pageMyReceiveRecord'>>(
        app,
        privilegeEndpoints.pageMyReceiveRecord,
        { state: tab },
        one
      )
      const isIn = page.data.list.some(({ receiveId }) => receiveId === one.receiveId)
      expect({ tab, count: counts.data[tab] }).toEqual({ tab, count: page.data.list.length })
      if (isIn) tabs.push(tab)
    }
    return tabs
  }
  expect(await listed()).toEqual(['issued'])
  await one.claim()
  expect(await listed()).toEqual(['toShip'])
  await send()
  app.clock.advance(SANDBOX_PACKING_MS + 20_000)
  await send()
  expect(await listed()).toEqual(['toReceive'])
  await one.received()
  expect(await listed()).toEqual(['used'])
})
