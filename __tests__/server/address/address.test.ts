import { addressEndpoints } from '../../../contract/address/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await buildAppWithSandboxes()
  token = await app.login('m_one', '13800138000')
  await app.login('m_two', '13900139000')
  const add = (id: string, memberId: string, isDefault: boolean, createdAt: string) =>
    app.database.pool.query(
      `insert into addresses (id, member_id, name, mobile, province, city, district, detail, is_default, created_at)
       values ($1, $2, '小明', '13800138000', '上海市', '上海市', '黄浦区', '中山东一路 1 号', $3, $4)`,
      [id, memberId, isDefault, createdAt]
    )
  await add('older', 'm_one', false, '2026-11-01T00:00:00Z')
  await add('chosen', 'm_one', true, '2026-11-02T00:00:00Z')
  await add('newer', 'm_one', false, '2026-11-03T00:00:00Z')
  await add('theirs', 'm_two', true, '2026-11-04T00:00:00Z')
})
afterAll(() => app.close())

const one = (addressId: string, as?: string) =>
  call<Data<'getDeliveryAddressById'>>(
    app,
    addressEndpoints.getDeliveryAddressById,
    { addressId },
    as ? { token: as } : {}
  )

test('the list has the member’s own, the default first, then the newest', async () => {
  const { data } = await call<Data<'getDeliveryAddressList'>>(
    app,
    addressEndpoints.getDeliveryAddressList,
    {},
    { token }
  )
  expect(data.map(({ addressId }) => addressId)).toEqual(['chosen', 'newer', 'older'])
})

test('one of the member’s own is told whole', async () => {
  expect((await one('chosen', token)).data).toEqual({
    addressId: 'chosen',
    name: '小明',
    mobile: '13800138000',
    // kept before there were codes: to be chosen again
    areaCode: '',
    province: '上海市',
    city: '上海市',
    district: '黄浦区',
    street: '',
    detail: '中山东一路 1 号',
    isDefault: true
  })
})

test('somebody else’s answers as one that does not exist', async () => {
  const theirs = await one('theirs', token)
  const nobodys = await one('nobodys', token)
  expect([theirs.status, theirs.resultCode, theirs.resultMsg]).toEqual([
    nobodys.status,
    nobodys.resultCode,
    nobodys.resultMsg
  ])
  expect(theirs.resultCode).toBe('404')
})

test('a visitor is told to log in', async () => {
  expect((await one('chosen')).resultCode).toBe('305')
})
