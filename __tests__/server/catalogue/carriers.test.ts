import { CHANNEL_CODES } from '../../../server/config/channels'
import { expectCarriers } from '../../../server/modules/catalogue/carriers'
import { readCatalogueRows } from '../../../server/modules/catalogue/catalogue-repository'
import { assemble } from '../../../server/modules/catalogue/catalogue-shape'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

const check = async () => expectCarriers(assemble(await readCatalogueRows(database.db)), CHANNEL_CODES)

test('every plate that the demo sells is carried by a card that is sold beside it, in each channel', async () => {
  await expect(check()).resolves.toBeUndefined()
})

test('one that no card on sale carries stops the start, by its name and where', async () => {
  await database.pool.query(
    `update card_products set on_sale = false where id in ('candy-star', 'candy-sweet');
     delete from card_plates where plate_id = 'phone-monthly' and card_id like 'main-%'`
  )
  await expect(check()).rejects.toThrow('糖果盲盒 (candy-box-monthly): candy')
  await expect(check()).rejects.toThrow('话费月月充 (phone-monthly): main, candy, jinjiang, lvyun')
})
