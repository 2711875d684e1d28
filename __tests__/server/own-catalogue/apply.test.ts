import { ENTITIES } from '../../../server/db/catalogue-files/entities'
import { getTableName } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { apply, check, exported, faultsOf, newFolder, NOW, stageCatalogue, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

const TABLES = [
  ...ENTITIES.map(({ table }) => getTableName(table)),
  ...ENTITIES.flatMap(({ children }) => children.map(({ table }) => getTableName(table)))
]

/** Everything of the catalogue, as text. */
async function picture(): Promise<Record<string, string[]>> {
  const tables = TABLES.map(async (table) => {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from "${table}" t`)
    return [table, rows.map(({ row }) => row).sort()] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}

const row = async <R>(text: string, values: unknown[] = []) =>
  (await database.pool.query(text, values)).rows[0] as R

test('a database that is exported and applied is the same, to the last column', async () => {
  const before = await picture()
  expect(await check(database, whole)).toEqual({ added: 0, changed: 0, takenAway: 0 })
  expect(await apply(database, whole)).toEqual({ added: 0, changed: 0, takenAway: 0 })
  expect(await picture()).toEqual(before)
  for (const { name } of ENTITIES) expect(whole.read(name).length).toBeGreaterThan(0)
})

test('a channel names where goods are sent back to', async () => {
  const folder = whole.copy()
  const config = (from: TestFolder) => from.read('channels').find(({ code }) => code === 'main')?.['config']
  const named = { ...(config(folder) as object), returnTo: '自家仓库 13800000000 杭州市余杭区 1 号' }
  folder.change('channels', 'main', { config: named })
  expect(await apply(database, folder)).toMatchObject({ changed: 1 })
  expect(config(await exported(database))).toEqual(named)
  expect(await apply(database, whole)).toMatchObject({ changed: 1 })
})

test('a channel says how long it waits for each step of a refund, within bounds', async () => {
  const folder = whole.copy()
  const config = (from: TestFolder) => from.read('channels').find(({ code }) => code === 'main')?.['config']
  const saying = (afterSale: object) => ({ ...(config(whole) as object), afterSale })
  const patient = saying({ staffDays: 5, sendBackDays: 14 })
  folder.change('channels', 'main', { config: patient })
  expect(await apply(database, folder)).toMatchObject({ changed: 1 })
  expect(config(await exported(database))).toEqual(patient)
  for (const wrong of [{ staffDays: 0 }, { sendBackDays: 31 }, { checkDays: 1.5 }, { answerDays: 2 }]) {
    folder.change('channels', 'main', { config: saying(wrong) })
    expect(await faultsOf(apply(database, folder))).toEqual([expect.stringContaining('afterSale')])
  }
  expect(await apply(database, whole)).toMatchObject({ changed: 1 })
})

test('an empty database has the same catalogue afterwards', async () => {
  const empty = await createTestDatabase()
  try {
    const { added } = await apply(empty, whole)
    expect(added).toBeGreaterThan(300)
    const again = await exported(empty)
    for (const { name } of ENTITIES) expect(again.source(name)).toBe(whole.source(name))
  } finally {
    await empty.drop()
  }
})

test('applied twice is applied once; a check writes nothing', async () => {
  const folder = whole.copy()
  folder.change('products', 'p-latte', { name: '拿铁券', priceFen: 1890 })
  folder.write('brands.yaml', [
    ...folder.read('brands'),
    { id: 'new', name: '新品牌', logo: '/assets/catalogue/brands/wuyu.svg', intro: '' }
  ])
  const before = await picture()
  expect(await check(database, folder)).toEqual({ added: 1, changed: 1, takenAway: 0 })
  expect(await picture()).toEqual(before)
  expect(await apply(database, folder)).toEqual({ added: 1, changed: 1, takenAway: 0 })
  expect(await apply(database, folder)).toEqual({ added: 0, changed: 0, takenAway: 0 })
  expect(await row(`select name, price_fen from products where id = 'p-latte'`)).toEqual({
    name: '拿铁券',
    price_fen: 1890
  })
})

test('what is taken away goes off sale or ends; what a member has of it stays', async () => {
  const { pool } = database
  await pool.query(
    `insert into members (id, mobile, nickname, avatar, channel_code) values ('m', '13800000001', 'm', '', 'main')`
  )
  await pool.query(
    `insert into receive_records (id, member_id, privilege_id, state, code, expires_at)
     values ('r', 'm', 'mug', 'issued', 'CODE1', '2027-01-01')`
  )
  const folder = whole.copy()
  folder.drop('products', 'p-last-mug')
  folder.drop('coupons', 'c-all-10')
  folder.drop('merchants', 'm-310000-suqi')
  const without = (kind: string, list: string, isGone: (item: unknown) => boolean) =>
    folder.write(
      `${kind}.yaml`,
      folder.read(kind).map((entry) => ({
        ...entry,
        [list]: ((entry[list] ?? []) as unknown[]).filter((item) => !isGone(item))
      }))
    )
  without('activities', 'items', (item) => (item as { itemId: string }).itemId === 'p-last-mug')
  without('privileges', 'merchantIds', (id) => id === 'm-310000-suqi')
  const { takenAway } = await apply(database, folder)
  expect(takenAway).toBeGreaterThanOrEqual(2)
  expect(await row(`select on_sale from products where id = 'p-last-mug'`)).toEqual({ on_sale: false })
  expect(await row(`select ends_at from coupons where id = 'c-all-10'`)).toEqual({ ends_at: NOW })
  expect(
    await row(`select count(*)::int from privilege_merchants where merchant_id = 'm-310000-suqi'`)
  ).toEqual({
    count: 0
  })
  expect(await row(`select state, code from receive_records where id = 'r'`)).toEqual({
    state: 'issued',
    code: 'CODE1'
  })
  // once more changes nothing, and back in the file it is on sale again
  expect(await apply(database, folder, new Date(NOW.getTime() + 60_000))).toMatchObject({ takenAway: 0 })
  await apply(database, whole)
  expect(await row(`select on_sale from products where id = 'p-last-mug'`)).toEqual({ on_sale: true })
})

test('stock that orders have taken from stands; a mark of more is added once', async () => {
  const folder = whole.copy()
  await database.pool.query(`update products set stock = 7, sold = 193 where id = 'p-hotpot'`)
  folder.change('products', 'p-hotpot', { stock: 500 })
  await apply(database, folder)
  const stock = () => row(`select stock, sold from products where id = 'p-hotpot'`)
  expect(await stock()).toEqual({ stock: 7, sold: 193 })
  folder.change('products', 'p-hotpot', { restock: [{ mark: '2026-12', add: 100 }] })
  expect(await check(database, folder)).toMatchObject({ changed: 1 })
  await apply(database, folder)
  await apply(database, folder)
  expect(await stock()).toEqual({ stock: 107, sold: 193 })
  folder.change('products', 'p-hotpot', {
    restock: [
      { mark: '2026-12', add: 100 },
      { mark: 'lost', add: -200 }
    ]
  })
  expect(await faultsOf(apply(database, folder))).toEqual([
    expect.stringMatching(/^products\.yaml:\d+: The database refuses it: .*products_stock/)
  ])
  expect(await stock()).toEqual({ stock: 107, sold: 193 })
})

test('a folder with some kinds leaves the others as they are', async () => {
  const folder = newFolder()
  folder.write('products.yaml', whole.source('products').replace('大杯，冷热任选', '大杯'))
  expect(await apply(database, folder)).toMatchObject({ added: 0, takenAway: 0 })
  expect(await row(`select subtitle from products where id = 'p-latte'`)).toEqual({ subtitle: '大杯' })
  expect(await row('select count(*)::int > 5 as left from coupons where ends_at > $1', [NOW])).toEqual({
    left: true
  })
  await apply(database, whole)
})

test('a failure in the middle writes nothing, whatever came before it', async () => {
  const folder = whole.copy()
  folder.change('brands', 'wuyu', { name: '另一家咖啡' })
  folder.drop('channels', 'candy')
  const before = await picture()
  expect(await faultsOf(apply(database, folder))).toEqual([
    'channels.yaml:1: candy is missing: it cannot be taken away'
  ])
  expect(await picture()).toEqual(before)
})

test('pictures come with the folder, under the hash of their bytes, and go out again', async () => {
  const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 made up', 'latin1')
  const folder = whole.copy()
  folder.write('pictures/tea.webp', webp)
  folder.change('products', 'p-latte', { picture: 'pictures/tea.webp' })
  folder.change('privileges', 'latte', { usageHtml: '<p>出示</p><img src="pictures/tea.webp" alt="" />' })
  await apply(database, folder)
  const { picture } = await row<{ picture: string }>(`select picture from products where id = 'p-latte'`)
  expect(picture).toMatch(/^\/assets\/own\/[0-9a-f]{32}\.webp$/)
  const { usage_html } = await row<{ usage_html: string }>(
    `select usage_html from privileges where id = 'latte'`
  )
  expect(usage_html).toContain(picture)
  const out = await exported(database)
  expect(out.source('products')).toContain(`picture: pictures/${picture.slice(12)}`)
  expect(await apply(database, out)).toEqual({ added: 0, changed: 0, takenAway: 0 })
})
