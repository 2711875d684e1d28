/** A folder is applied while members buy: only buyers of goods that it changes wait, and nobody waits in a circle. */
import { applyFolder } from '../../../server/db/catalogue-files/apply'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import { shippedPictures } from '../../../server/db/demo-catalogue'
import { MAX_AT_ONCE } from '../../../server/db/catalogue-files/write-pieces'
import { untilSomebodyWaits } from '../../support/server/locks'
import type { TestDatabase } from '../../support/server/test-database'
import { apply, check, faultsOf, NOW, stageCatalogue, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

const GOODS = {
  cards: 'card_products',
  plates: 'plates',
  products: 'products',
  'mall-skus': 'mall_skus'
} as const
type Goods = keyof typeof GOODS

/** The ids that a buyer could not have right now. */
async function lockedIds(kind: Goods): Promise<string[]> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    const { rows: all } = await client.query<{ id: string }>(`select id from ${GOODS[kind]}`)
    const { rows: free } = await client.query<{ id: string }>(
      `select id from ${GOODS[kind]} for no key update skip locked`
    )
    return all.map(({ id }) => id).filter((id) => !free.some((one) => one.id === id))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Applies a folder and looks at what is locked once everything is written. */
async function lockedBy(folder: TestFolder, dryRun = false): Promise<Record<Goods, string[]>> {
  const locked: Record<Goods, string[]> = { cards: [], plates: [], products: [], 'mall-skus': [] }
  await applyFolder(database.db, readFolder(folder.path, { assets: shippedPictures(), now: NOW }), {
    now: NOW,
    dryRun,
    verify: async () => {
      for (const kind of Object.keys(GOODS) as Goods[]) locked[kind] = await lockedIds(kind)
      return []
    }
  })
  return locked
}

const NOTHING = { cards: [], plates: [], products: [], 'mall-skus': [] }
const idsOf = (kind: Goods) => whole.read(kind).map(({ id }) => String(id))

test.each([false, true])('a folder that changes nothing locks no goods (a check: %s)', async (dryRun) => {
  expect(await lockedBy(whole, dryRun)).toEqual(NOTHING)
})

test('goods that change, get stock or are taken away are locked, and no others', async () => {
  const folder = whole.copy()
  const [sku = '', gone = '', more = ''] = idsOf('mall-skus')
  const [card = ''] = idsOf('cards')
  folder.change('mall-skus', sku, { priceFen: Number(whole.read('mall-skus')[0]?.['priceFen']) + 1 })
  folder.change('mall-skus', more, { restock: [{ mark: 'meanwhile', add: 5 }] })
  folder.drop('mall-skus', gone)
  folder.change('cards', card, { tagline: '另一句话' })
  const locked = await lockedBy(folder)
  expect({ ...locked, 'mall-skus': locked['mall-skus'].sort() }).toEqual({
    ...NOTHING,
    cards: [card],
    'mall-skus': [sku, gone, more].sort()
  })
  // the mark was added: it locks nothing any more
  expect(await lockedBy(folder)).toEqual(NOTHING)
  await apply(database, whole)
})

/** All SKUs are dearer, and there are so many that they are written in pieces. */
function manySkus(dearerBy: number): TestFolder {
  const folder = whole.copy()
  const skus = whole.read('mall-skus')
  const [like] = skus
  const product = { ...whole.read('mall-products')[0], id: 'many' }
  const numbers = Array.from({ length: MANY }, (_, place) => String(place))
  folder.write('mall-products.yaml', [
    ...whole.read('mall-products'),
    { ...product, axes: [{ name: '号', values: numbers }] }
  ])
  folder.write('mall-skus.yaml', [
    ...skus,
    ...numbers.map((number) => ({
      ...like,
      ...{ id: `many-${number}`, productId: 'many', choices: [number] },
      ...{ priceFen: 1000 + dearerBy, listPriceFen: 5000, cardPriceFen: null, stock: 100 }
    }))
  ])
  return folder
}

const MANY = 2 * MAX_AT_ONCE

const priceOf = async (id: string) =>
  (
    await database.pool.query<{ price: number }>('select price_fen as price from mall_skus where id = $1', [
      id
    ])
  ).rows[0]?.price

test('a check of very many changes locks no goods, and finds what the database refuses', async () => {
  await apply(database, manySkus(0))
  expect(await lockedBy(manySkus(1), true)).toEqual(NOTHING)
  expect(await priceOf('many-7')).toBe(1000)
  const folder = manySkus(1)
  folder.change('mall-skus', 'many-1777', { restock: [{ mark: 'too few', add: -101 }] })
  // the file is long enough to be parsed in pieces
  const line = folder.source('mall-skus').split('\n').indexOf('- id: many-1777') + 1
  expect(await faultsOf(check(database, folder))).toEqual([
    `mall-skus.yaml:${line}: The database refuses it: there would be less than none left`
  ])
})

test('very many changes are written in pieces: of the goods that a buyer holds only theirs wait', async () => {
  const held = await database.pool.connect()
  await held.query('begin')
  await held.query(`select 1 from mall_skus where id = 'many-1999' for no key update`)
  const applying = apply(database, manySkus(2))
  await Promise.race([untilSomebodyWaits(database.pool), applying])
  // the pieces before it are there, and locked no more
  const before = await priceOf('many-0')
  const free = await database.pool.query(
    `select id from mall_skus where product_id = 'many' for no key update skip locked`
  )
  // first of all, so that a failure does not leave the apply waiting
  await held.query('commit')
  held.release()
  expect(await applying).toMatchObject({ changed: MANY, added: 0 })
  expect(before).toBe(1002)
  expect(free.rows.length).toBeGreaterThan(MANY - MAX_AT_ONCE)
  expect(await priceOf('many-1999')).toBe(1002)
  const { rows } = await database.pool.query(`select price_fen from mall_products where id = 'many'`)
  expect(rows).toEqual([{ price_fen: 1002 }])
})

test('what staff change while pieces are written stays, and a newer folder ends an older one', async () => {
  const held = await database.pool.connect()
  const hold = async () => {
    await held.query('begin')
    await held.query(`select 1 from mall_skus where id = 'many-0' for no key update`)
  }
  await hold()
  const applying = apply(database, manySkus(3))
  await Promise.race([untilSomebodyWaits(database.pool), applying])
  await database.pool.query(
    `insert into catalogue_hand_changes (kind, item_id, property, before, value, staff_name, reason, at)
     values ('mall-skus', 'many-1999', 'priceFen', '1002', '900', '', '', now())`
  )
  await held.query('commit')
  await applying
  expect(await priceOf('many-0')).toBe(1003)
  expect(await priceOf('many-1999')).toBe(1002)
  await database.pool.query('delete from catalogue_hand_changes')

  await hold()
  const older = apply(database, manySkus(4)).catch((problem: Error) => problem.message)
  await untilSomebodyWaits(database.pool)
  await database.pool.query(
    'insert into catalogue_applications (added, changed, taken_away) values (0, 0, 0)'
  )
  await held.query('commit')
  held.release()
  expect(await older).toMatch(/Another folder was applied meanwhile/)
  await apply(database, whole)
})

/** So many new products with a SKU each that they are added in pieces; the last is of another category. */
function manyGoods(last: Record<string, unknown> = {}): TestFolder {
  const folder = whole.copy()
  const [skus, products] = [whole.read('mall-skus'), whole.read('mall-products')]
  const places = Array.from({ length: MANY }, (_, place) => place)
  folder.write('mall-products.yaml', [
    ...products,
    ...places.map((place) => ({
      ...structuredClone(products[0]),
      ...{
        id: `new-${place}`,
        name: `崭新的杯子 ${place}`,
        axes: [],
        parameters: [],
        detailHtml: '<p>杯</p>'
      },
      ...(place === MANY - 1 ? last : {})
    }))
  ])
  folder.write('mall-skus.yaml', [
    ...skus,
    ...places.map((place) => ({
      ...structuredClone(skus[0]),
      ...{ id: `new-${place}-1`, productId: `new-${place}`, choices: [], stock: 100, sold: 3 },
      ...{ priceFen: 1000 + place, listPriceFen: 9000, cardPriceFen: place % 2 === 0 ? 900 : null }
    }))
  ])
  return folder
}

const newProducts = async () =>
  (
    await database.pool.query<Record<string, unknown>>(
      `select p.id, p.price_fen, p.card_price_fen, p.sold, cardinality(p.grams) > 10 as found, s.price_fen as sku
       from mall_products p left join mall_skus s on s.product_id = p.id where p.id like 'new-%' order by s.price_fen`
    )
  ).rows

test('one of very many new goods that the database refuses: nothing is written, by a check neither', async () => {
  const folder = manyGoods({ sort: 3_000_000_000 })
  const line =
    folder
      .source('mall-products')
      .split('\n')
      .indexOf(`- id: new-${MANY - 1}`) + 1
  const fault = `mall-products.yaml:${line}: The database refuses it: value "3000000000" is out of range for type integer`
  const before = await database.pool.query('select count(*) from catalogue_applications')
  expect(await faultsOf(check(database, folder))).toEqual([fault])
  expect(await faultsOf(apply(database, folder))).toEqual([fault])
  expect(await check(database, manyGoods())).toMatchObject({ added: 2 * MANY })
  expect(await newProducts()).toEqual([])
  expect(await database.pool.query('select count(*) from catalogue_applications')).toMatchObject({
    rows: before.rows
  })
})

test('very many new goods are added in pieces, each with its SKU, and are found and priced at once', async () => {
  const categories = await database.pool.query<{ id: string }>(
    'select id from mall_categories where id <> $1 and parent_id is not null order by id desc limit 1',
    [String(whole.read('mall-products')[0]?.['categoryId'])]
  )
  const [other = ''] = categories.rows.map(({ id }) => id)
  const held = await database.pool.connect()
  await held.query('begin')
  await held.query('select 1 from mall_categories where id = $1 for update', [other])
  const applying = apply(database, manyGoods({ categoryId: other }))
  await Promise.race([untilSomebodyWaits(database.pool), applying.catch(() => undefined)])
  const meanwhile = await newProducts()
  // first of all, so that a failure does not leave the apply waiting
  await held.query('commit')
  held.release()
  expect(await applying).toMatchObject({ added: 2 * MANY })
  expect(meanwhile.length).toBeGreaterThan(MANY / 2)
  expect(meanwhile.length).toBeLessThan(MANY)
  const all = await newProducts()
  expect(all).toEqual(
    Array.from({ length: MANY }, (_, place) => ({
      ...{ id: `new-${place}`, price_fen: 1000 + place, card_price_fen: place % 2 === 0 ? 900 : null },
      ...{ sold: 3, found: true, sku: 1000 + place }
    }))
  )
  expect(meanwhile).toEqual(all.slice(0, meanwhile.length))
  // nothing is left to do: what was written with them is what is derived from them
  expect(await apply(database, manyGoods({ categoryId: other }))).toEqual({
    added: 0,
    changed: 0,
    takenAway: 0
  })
  await apply(database, whole)
})

test('an apply that changes everything and buyers of many goods at once do not wait in a circle', async () => {
  const dearer = whole.copy()
  // the other way round than buyers lock them
  for (const kind of ['mall-skus', 'products', 'cards'] as const)
    dearer.write(
      `${kind}.yaml`,
      whole
        .read(kind)
        .map((entry) => ({ ...entry, priceFen: Number(entry['priceFen']) + 1 }))
        .reverse()
    )
  await database.pool.query('update mall_skus set stock = 100000')
  const stockOf = async () =>
    (await database.pool.query<{ sum: number }>('select sum(stock)::int as sum from mall_skus')).rows[0]
      ?.sum ?? 0
  const { rowCount } = await database.pool.query('select 1 from mall_skus')
  const before = await stockOf()
  let isApplying = true
  // as orders do: kinds in their order, each by id, and some stock of each
  const buy = async () => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      for (const table of Object.values(GOODS))
        await client.query(`select 1 from ${table} order by id for no key update`)
      await client.query('update mall_skus set stock = stock - 1, sold = sold + 1')
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  let sold = 0
  const buyers = Array.from({ length: 3 }, async () => {
    while (isApplying) {
      await buy()
      sold++
    }
  })
  await apply(database, dearer)
  await apply(database, whole)
  isApplying = false
  await Promise.all(buyers)
  expect(sold).toBeGreaterThan(0)
  // no sale was set back by what the folder had read before it
  expect(await stockOf()).toBe(before - sold * (rowCount ?? 0))
})
