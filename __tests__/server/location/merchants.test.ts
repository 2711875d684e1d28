import { locationEndpoints } from '../../../contract/location/endpoints'
import type { Data, NearbyMerchant } from '../../../contract/types'
import { distanceMetres } from '../../../server/gateways/map/distance'
import { merchantsForPrivilege } from '../../../server/modules/location/merchants'
import { call, type CallOptions } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'
import { allPages } from '../../support/all-pages'

const SHANGHAI = { lat: 31.2304, lng: 121.4737 }
const BEIJING = { lat: 39.9042, lng: 116.4074 }
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
  const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
  await query(`insert into brands (id, name, logo, intro) values ('b', 'Brand', '/l', 'i')`)
  const merchant = (
    id: string,
    cityCode: string,
    lat: number,
    lng: number,
    rating: number,
    category = '美食'
  ) =>
    query(
      `insert into merchants (id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
       values ($1, $1, $2, $3, '市', '区', '路', $4, $5, '021', '10-22', '/p', $6)`,
      [id, category, cityCode, lng, lat, rating]
    )
  await merchant('bund', '310000', 31.2397, 121.4905, 45)
  await merchant('airport', '310000', 31.1443, 121.8083, 40)
  await merchant('suzhou', '320500', 31.2989, 120.5853, 50, '电影')
  await merchant('beijing', '110000', BEIJING.lat, BEIJING.lng, 49)
  await merchant('nothing', '310000', SHANGHAI.lat, SHANGHAI.lng, 50)
  await merchant('others', '310000', SHANGHAI.lat, SHANGHAI.lng, 50)
  const privilege = (id: string, hot: number, channels: string[] = [], endsAt: string | null = null) =>
    query(
      `insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html,
         usage_html, validity_days, delivery, hot, channel_codes, ends_at)
       values ($1, 'coupon', 'b', $1, 's', '/p', '{}', 1, '1元', '', '', 30, 'code', $2, $3, $4)`,
      [id, hot, channels, endsAt]
    )
  await privilege('p1', 1)
  await privilege('p2', 9)
  await privilege('p3', 5)
  await privilege('p4', 7)
  await privilege('candyOnly', 99, ['candy'])
  await privilege('over', 98, [], '2026-11-01T00:00:00Z')
  const link = (privilegeId: string, merchantId: string) =>
    query('insert into privilege_merchants (privilege_id, merchant_id) values ($1, $2)', [
      privilegeId,
      merchantId
    ])
  for (const id of ['p1', 'p2', 'p3', 'p4', 'candyOnly', 'over']) await link(id, 'bund')
  for (const id of ['airport', 'suzhou', 'beijing']) await link('p1', id)
  await link('candyOnly', 'others')
})
afterAll(() => app.close())

const page = async (input: Record<string, unknown>, options?: CallOptions) =>
  (await call<Data<'pageLocationPrivileges'>>(app, locationEndpoints.pageLocationPrivileges, input, options))
    .data
const ids = (list: readonly NearbyMerchant[]) => list.map(({ merchantId }) => merchantId)
const near = { latitude: SHANGHAI.lat, longitude: SHANGHAI.lng }

test('merchants within 200 km, nearest first, each with its distance', async () => {
  const { list, total, next } = await page(near)
  expect(ids(list)).toEqual(['bund', 'airport', 'suzhou'])
  expect({ total, next }).toEqual({ total: 3, next: null })
  for (const { location, distance } of list) {
    expect(Math.abs((distance ?? NaN) - distanceMetres(SHANGHAI, location))).toBeLessThan(1)
  }
})

test('a city that was asked for is told whole, however far', async () => {
  const { list } = await page({ ...near, cityCode: '110000' })
  expect(ids(list)).toEqual(['beijing'])
  expect(list[0]?.distance).toBeGreaterThan(1_000_000)
  expect(ids((await page({ ...near, cityCode: '156310000' })).list)).toEqual(['bund', 'airport'])
})

test('without a position the best rated first, without distances', async () => {
  const { list } = await page({})
  expect(ids(list)).toEqual(['suzhou', 'beijing', 'bund', 'airport'])
  expect(list.every(({ distance }) => distance === null)).toBe(true)
})

test('half a position is none', async () => {
  expect((await page({ latitude: 31 })).list[0]?.distance).toBeNull()
})

test('three privileges at most, the most wanted first, none of other channels and none that is over', async () => {
  const { list } = await page(near)
  expect(list[0]?.privileges.map(({ privilegeId }) => privilegeId)).toEqual(['p2', 'p4', 'p3'])
})

test('a channel’s own privileges and their merchants are seen in that channel only', async () => {
  const { list } = await page(near, { channel: 'candy' })
  expect(ids(list)).toEqual(['others', 'bund', 'airport', 'suzhou'])
  expect(list[1]?.privileges[0]?.privilegeId).toBe('candyOnly')
})

test('by category and by privilege', async () => {
  expect(ids((await page({ ...near, category: '电影' })).list)).toEqual(['suzhou'])
  expect(ids((await page({ ...near, privilegeId: 'p2' })).list)).toEqual(['bund'])
  expect(ids((await page({ ...near, privilegeId: 'candyOnly' })).list)).toEqual([])
})

test('by a word in the name, the brand or the address; what stands for anything elsewhere stands for itself', async () => {
  await app.database.pool.query(
    `update merchants set brand_id = 'b', address = '中山路 7 号' where id = 'bund'`
  )
  const found = async (keyword: string) => ids((await page({ ...near, keyword })).list)
  expect(await found('airp')).toEqual(['airport'])
  expect(await found(' Brand ')).toEqual(['bund'])
  expect(await found('中山路')).toEqual(['bund'])
  await app.database.pool.query(`update merchants set name = '迪士尼小镇店' where id = 'suzhou'`)
  for (const typed of ['迪斯尼', 'DISNEY', '迪士尼小镇']) expect(await found(typed)).toEqual(['suzhou'])
  expect(await found('%')).toEqual([])
  expect(await found('_')).toEqual([])
  expect(await found('  ')).toHaveLength(3)
})

test('by district of a city, and by brand wherever its stores are', async () => {
  await app.database.pool.query(`update merchants set brand_id = 'b' where id in ('bund', 'beijing')`)
  await app.database.pool.query(`update merchants set district = '黄浦区' where id = 'bund'`)
  expect(ids((await page({ ...near, cityCode: '310000', district: '黄浦区' })).list)).toEqual(['bund'])
  const { list } = await page({ ...near, brandId: 'b' })
  expect(ids(list)).toEqual(['bund', 'beijing'])
  expect(list.map(({ brandId }) => brandId)).toEqual(['b', 'b'])
})

test('the categories of a city or of everywhere, the largest first, without merchants that have nothing here', async () => {
  const categories = async (input: Record<string, unknown>) =>
    (
      await call<Data<'listMerchantCategories'>>(app, locationEndpoints.listMerchantCategories, input)
    ).data.list.map(({ category, total }) => [category, total])
  expect(await categories({})).toEqual([
    ['美食', 3],
    ['电影', 1]
  ])
  expect(await categories({ cityCode: '156320500' })).toEqual([['电影', 1]])
  expect(await categories({ cityCode: '440300' })).toEqual([])
})

test('pages follow one another without gaps or repeats', async () => {
  const pages = await allPages((part) => page({ ...near, pageSize: 2, ...part }))
  expect(pages.map(({ list, total }) => [ids(list), total])).toEqual([
    [['bund', 'airport'], 3],
    [['suzhou'], 3]
  ])
  const withoutPlace = await allPages((part) => page({ pageSize: 1, ...part }))
  expect(withoutPlace.flatMap(({ list }) => ids(list))).toEqual(ids((await page({})).list))
})

test('where one privilege is good: around the caller or in the city that is named, never in another', async () => {
  const where = { privilegeId: 'p1', channel: 'main', now: app.clock.now(), limit: 3 }
  const found = async (more: object) => await merchantsForPrivilege(app.database.db, { ...where, ...more })
  const fromBeijing = await found({ position: BEIJING })
  expect(ids(fromBeijing)).toEqual(['beijing'])
  expect(fromBeijing[0]?.distance).toBe(0)
  expect(await found({ position: { lat: 22.5, lng: 114 } })).toEqual([])
  expect(await found({ cityCode: '440300', position: BEIJING })).toEqual([])
  expect(ids(await merchantsForPrivilege(app.database.db, where))).toEqual(['suzhou', 'beijing', 'bund'])
})

test('all stores of a privilege can be paged through, the far ones too, each with its city and hours', async () => {
  const { list, total } = await page({ ...near, privilegeId: 'p1' })
  expect(total).toBe(4)
  expect(ids(list)).toEqual(['bund', 'airport', 'suzhou', 'beijing'])
  for (const { city, hours } of list) expect([city, hours].every(Boolean)).toBe(true)
})

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: 181 },
  { cursor: '?' },
  { cursor: 'W10' },
  { pageSize: 51 }
])('%j does not fit the contract', async (input) => {
  expect((await call(app, locationEndpoints.pageLocationPrivileges, input)).status).toBe(400)
})

test.each([
  { latitude: 90, longitude: 180 },
  { latitude: -90, longitude: -180 }
])('the ends of the earth have no merchants', async (position) => {
  expect((await page(position)).list).toEqual([])
})
