/** Many stores, all of them far away: how they are counted, and how few searches find the nearest. */
import { brandEndpoints } from '../../../contract/brand/endpoints'
import { MAX_STORES_COUNTED } from '../../../contract/location/limits'
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import type { Data } from '../../../contract/types'
import { CROWD_KEPT_MS, keptCrowds } from '../../../server/modules/location/crowds'
import { findMerchants } from '../../../server/modules/location/repository'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { brandModule } from '../../../server/modules/brand/routes'
import { privilegeModule } from '../../../server/modules/privilege/routes'

const HERE = { lat: 31.23, lng: 121.47 }
const STORES = MAX_STORES_COUNTED + 100

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ modules: [brandModule, privilegeModule] })
  for (const text of [
    `insert into brands (id, name, logo, intro) values ('many', '连锁', '/l', '')`,
    `insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html,
       usage_html, validity_days, delivery) values ('cup', 'coupon', 'many', '茶饮券', '', '/p', '{}', 1, '1元', '', '', 30, 'code')`,
    // from some 330 km to the north on: in no circle but the last two
    `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
     select 'far-' || n, 'many', '店', '美食', '110000', '市', '区', '路', ${HERE.lng}, ${HERE.lat} + 3 + n / 1000.0, '', '', '/p', 45
     from generate_series(1, ${STORES}) n`,
    `insert into privilege_merchants (privilege_id, merchant_id) select 'cup', 'far-' || n from generate_series(1, ${STORES}) n`
  ])
    await app.database.pool.query(text)
})
afterAll(() => app.close())

test('the nearest of many are found by one search, in the first circle that can hold a page', async () => {
  const query = jest.spyOn(app.database.pool, 'query')
  try {
    const near = {
      channel: 'main',
      now: app.clock.now(),
      position: HERE,
      privilegeIds: ['cup'],
      pageSize: 20
    }
    const { rows, total } = await findMerchants({ ...near, cursor: undefined }, app.database.db)
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => `far-${place + 1}`))
    expect(total).toBe(MAX_STORES_COUNTED)
    // one finds that they are many and where to look, one looks there
    expect(query).toHaveBeenCalledTimes(2)
  } finally {
    query.mockRestore()
  }
})

test('that stores are many, and where a page of them is, is found out once a minute', async () => {
  let ms = 0
  const crowds = keptCrowds(() => ms)
  const near = {
    channel: 'main',
    now: app.clock.now(),
    position: HERE,
    privilegeIds: ['cup'],
    pageSize: 20,
    cursor: undefined
  }
  const query = jest.spyOn(app.database.pool, 'query')
  /** The first and the last of a page, the total, and how many searches found them. */
  const look = async (more: object = {}) => {
    query.mockClear()
    const { rows, total, next } = await findMerchants({ ...near, ...more }, app.database.db, crowds)
    return { ends: [rows[0]?.id, rows.at(-1)?.id], total, next, searches: query.mock.calls.length }
  }
  try {
    const first = await look()
    expect(first).toMatchObject({ ends: ['far-1', 'far-20'], total: MAX_STORES_COUNTED, searches: 2 })
    expect(await look()).toEqual({ ...first, searches: 1 })
    const { searches, ends } = await look({ cursor: first.next })
    expect([ends, searches]).toEqual([['far-21', 'far-40'], 1])
    // from elsewhere, and for anything else, it is not known
    expect((await look({ position: { ...HERE, lat: HERE.lat - 1 } })).searches).toBe(2)
    expect((await look({ category: '美食' })).searches).toBe(2)
    // what is shown is never old
    await app.database.pool.query(`update merchants set lat = lat + 40 where id like 'far-%'`)
    expect((await look()).ends).toEqual(['far-1', 'far-20'])
    await app.database.pool.query(
      `delete from privilege_merchants where merchant_id not in ('far-7', 'far-9')`
    )
    expect((await look()).ends).toEqual(['far-7', 'far-9'])
    ms = CROWD_KEPT_MS
    expect(await look()).toMatchObject({ ends: ['far-7', 'far-9'], total: 2, searches: 1 })
  } finally {
    query.mockRestore()
    await app.database.pool.query(`update merchants set lat = lat - 40 where id like 'far-%'`)
    await app.database.pool.query(
      `insert into privilege_merchants (privilege_id, merchant_id) select 'cup', 'far-' || n from generate_series(1, ${STORES}) n on conflict do nothing`
    )
  }
})

test('the stores of a brand and of a privilege are counted as far as all stores are', async () => {
  const brand = await call<Data<'getBrandDetail'>>(app, brandEndpoints.getBrandDetail, { brandId: 'many' })
  const privilege = await call<Data<'myPrivilegeDetail'>>(app, privilegeEndpoints.myPrivilegeDetail, {
    privilegeId: 'cup'
  })
  expect(brand.data.storeTotal).toBe(MAX_STORES_COUNTED)
  expect(privilege.data.storeTotal).toBe(MAX_STORES_COUNTED)
})
