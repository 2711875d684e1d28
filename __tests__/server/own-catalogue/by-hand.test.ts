/** What staff changed in the console comes out of an export, and no folder undoes it unasked. */
import { applyFolder } from '../../../server/db/catalogue-files/apply'
import type { Fault } from '../../../server/db/catalogue-files/faults'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import { withTransaction } from '../../../server/db/client'
import { shippedPictures } from '../../../server/db/demo-catalogue'
import { seed } from '../../../server/db/seed'
import {
  bannersForStaff,
  changeStockIn,
  setBannersIn,
  setOnSaleIn,
  setPricesIn
} from '../../../server/modules/catalogue'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { apply, check, exported, faultsOf, newFolder, NOW, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

beforeEach(async () => {
  database = await createTestDatabase({ seeded: true })
  whole = await exported(database)
})
afterEach(() => database.drop())

const HAND = { staffName: '王店长', reason: '店庆', now: NOW }
const CARD = { kind: 'cards', itemId: 'main-season' } as const

const pricesOf = async (table = 'card_products', id: string = CARD.itemId) => {
  const { rows } = await database.pool.query<{ price: number; list: number; on_sale: boolean }>(
    `select price_fen as price, list_price_fen as list, on_sale from ${table} where id = $1`,
    [id]
  )
  return rows[0] ?? { price: 0, list: 0, on_sale: false }
}

/** Another price of the card, by hand. */
async function changePrice(by: number): Promise<number> {
  const { price, list } = await pricesOf()
  await withTransaction(database.db, (tx) =>
    setPricesIn(
      tx,
      {
        ...CARD,
        prices: { priceFen: price + by, listPriceFen: list },
        seen: { priceFen: price, listPriceFen: list },
        confirmed: false
      },
      HAND
    )
  )
  return price + by
}

const takeOff = (itemId: string) =>
  withTransaction(database.db, (tx) => setOnSaleIn(tx, { kind: 'products', itemId, onSale: false }, HAND))

async function overwrite({ path }: TestFolder): Promise<readonly Fault[]> {
  let told: readonly Fault[] = []
  const folder = readFolder(path, { assets: shippedPictures(), now: NOW })
  await applyFolder(database.db, folder, { now: NOW, overwrite: (undone) => (told = undone) })
  return told
}

test('an older folder does not undo a price: it is told where, and nothing is written', async () => {
  const before = await pricesOf()
  const price = await changePrice(-100)
  const faults = await faultsOf(apply(database, whole))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^cards\.yaml:\d+: priceFen: this would undo a change by hand/)
  expect(faults[0]).toContain(`${before.price} → ${price}, 王店长 2026-11-22 12:00:00, 店庆`)
  expect(await faultsOf(check(database, whole))).toEqual(faults)
  expect((await pricesOf()).price).toBe(price)
  // kinds of which a folder has no file are not its business
  const brands = newFolder()
  brands.write('brands.yaml', whole.read('brands'))
  await apply(database, brands)
  expect(await faultsOf(check(database, whole))).toEqual(faults)
  expect((await overwrite(whole)).map(({ message }) => message)).toEqual([faults[0]?.replace(/^\S+ /, '')])
  expect((await pricesOf()).price).toBe(before.price)
  expect(await apply(database, whole)).toMatchObject({ changed: 0 })
})

test('an export has it, may be changed and applied, and lists what it knows', async () => {
  const price = await changePrice(-100)
  const after = await exported(database)
  const has = after.read('cards').find(({ id }) => id === CARD.itemId)
  expect(has?.['priceFen']).toBe(price)
  expect(readFolder(after.path, { assets: shippedPictures(), now: NOW }).known.size).toBeGreaterThan(0)
  after.change('cards', CARD.itemId, { priceFen: price - 500 })
  expect(await apply(database, after)).toEqual({ added: 0, changed: 1, takenAway: 0 })
  expect((await pricesOf()).price).toBe(price - 500)
})

test('what was changed again after an export is not known to it', async () => {
  await changePrice(-100)
  const after = await exported(database)
  const price = await changePrice(-100)
  expect(await faultsOf(apply(database, after))).toHaveLength(1)
  expect((await pricesOf()).price).toBe(price)
})

test('a folder that says the same is no contradiction, and has decided', async () => {
  const price = await changePrice(-100)
  whole.change('cards', CARD.itemId, { priceFen: price })
  expect(await apply(database, whole)).toEqual({ added: 0, changed: 0, takenAway: 0 })
  whole.change('cards', CARD.itemId, { priceFen: price + 100 })
  expect(await apply(database, whole)).toMatchObject({ changed: 1 })
})

test('off sale by hand stays off sale, also for a folder that no longer has it', async () => {
  const [one, other] = whole.read('products').map(({ id }) => String(id))
  await takeOff(one ?? '')
  expect(await faultsOf(apply(database, whole))).toEqual([
    expect.stringMatching(/^products\.yaml:\d+: onSale: this would undo/)
  ])
  const products = newFolder()
  products.write('products.yaml', whole.read('products').slice(1))
  expect(await apply(database, products)).toMatchObject({ takenAway: 0 })
  // back by hand, it would go off sale again
  await withTransaction(database.db, (tx) =>
    setOnSaleIn(tx, { kind: 'products', itemId: one ?? '', onSale: true }, HAND)
  )
  expect(await faultsOf(apply(database, products))).toEqual([
    expect.stringMatching(/^products\.yaml:1: \S+ is missing: that would undo/)
  ])
  expect((await pricesOf('products', other)).on_sale).toBe(true)
})

test('pieces that were added are no contradiction: files do not count stock', async () => {
  const plans = whole.read('mall-skus').filter(({ stock }) => typeof stock === 'number')
  const itemId = String(plans[0]?.['id'])
  await withTransaction(database.db, (tx) => changeStockIn(tx, { kind: 'mall-skus', itemId, by: 7 }, HAND))
  expect(await apply(database, whole)).toEqual({ added: 0, changed: 0, takenAway: 0 })
})

test('banners: their order and days stay, and come out as files have them', async () => {
  const read = () => bannersForStaff(database.db, 'main', '2026-11-22', () => Promise.resolve([]))
  const { banners, revision } = await read()
  const [first, ...others] = banners.map(({ bannerId, title, link, off, from, until }) => ({
    bannerId,
    title,
    link,
    off,
    from,
    until
  }))
  if (!first) throw new Error('the demo has banners')
  const wanted = [...others, { ...first, title: '新标题', until: '2026-12-31' }]
  await withTransaction(database.db, (tx) =>
    setBannersIn(tx, { channel: 'main', revision, banners: wanted }, HAND)
  )
  expect(await faultsOf(apply(database, whole))).toEqual([
    expect.stringMatching(/^channels\.yaml:\d+: banners: this would undo/)
  ])
  const after = await exported(database)
  const own = after.read('channels').find(({ code }) => code === 'main')?.['banners'] as object[]
  expect(own.at(-1)).toMatchObject({ alt: '新标题', until: '2026-12-31' })
  expect(await apply(database, after)).toEqual({ added: 0, changed: 0, takenAway: 0 })
  expect((await read()).banners.map(({ bannerId }) => bannerId)).toEqual(
    wanted.map(({ bannerId }) => bannerId)
  )
})

test('a start of the demo leaves it, too', async () => {
  const price = await changePrice(-100)
  const [one] = whole.read('products').map(({ id }) => String(id))
  await takeOff(one ?? '')
  await seed(database.db, { now: NOW })
  expect((await pricesOf()).price).toBe(price)
  expect((await pricesOf('products', one)).on_sale).toBe(false)
})
