/** A folder is applied while members buy: only buyers of goods that it changes wait, and nobody waits in a circle. */
import { applyFolder } from '../../../server/db/catalogue-files/apply'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import { shippedPictures } from '../../../server/db/demo-catalogue'
import type { TestDatabase } from '../../support/server/test-database'
import { apply, NOW, stageCatalogue, type TestFolder } from './folders'

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
  expect(await stockOf()).toBe(before - sold * idsOf('mall-skus').length)
})
