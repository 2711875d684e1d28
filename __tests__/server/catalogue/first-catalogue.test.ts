import { cardEndpoints } from '../../../contract/card/endpoints'
import { orderEndpoints } from '../../../contract/order/endpoints'
import { fillCatalogue } from '../../../server/first-catalogue'
import { catalogueApplications } from '../../../server/db/schema/own-catalogue'
import { seed } from '../../../server/db/seed'
import { call } from '../../support/server/call'
import { buildTestApp, testSettings } from '../../support/server/test-app'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const settings = testSettings()
const real = { ...settings, demo: false, gateways: { ...settings.gateways, pay: 'real' as const } }
const count = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rowCount

test.each([true, false])(
  'an empty database with real payment has nothing on sale; with simulated payment, the demo (own: %s)',
  async (own) => {
    expect(await fillCatalogue(database.url, own, real)).toBe('empty')
    for (const table of ['channels', 'products', 'plates', 'card_codes']) expect(await count(table)).toBe(0)
    expect(await fillCatalogue(database.url, own, settings)).toBe('sold')
    expect(await count('products')).toBeGreaterThan(0)
  }
)

test('a shop without a catalogue is up, shows nothing and takes no order', async () => {
  const app = await buildTestApp({ database, settings: real })
  try {
    const token = await app.login('m_first')
    expect((await app.server.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
    const cards = await call<unknown[]>(app, cardEndpoints.listCardsInfo, {}, { token })
    expect(cards).toMatchObject({ status: 200, resultCode: '100' })
    const refused = await call(app, orderEndpoints.createCardOrder, { cardId: 'card_year' }, { token })
    expect(refused).toMatchObject({ status: 404, resultCode: '404' })
    expect(await count('orders')).toBe(0)
  } finally {
    await app.close()
  }
})

test('the demo that was there before payments became real is told, and follows the code no more', async () => {
  await seed(database.db)
  await database.pool.query(`update products set name = 'changed by hand'`)
  expect(await fillCatalogue(database.url, true, real)).toBe('demo')
  const { rows } = await database.pool.query('select distinct name from products')
  expect(rows).toEqual([{ name: 'changed by hand' }])
  await database.db
    .insert(catalogueApplications)
    .values({ at: new Date(), added: 1, changed: 0, takenAway: 0 })
  expect(await fillCatalogue(database.url, true, real)).toBe('sold')
})
