/** Stores by a name everywhere: found by pairs of characters, they are those that a look at every store finds. */
import { MAX_STORES_COUNTED } from '../../../contract/location/limits'
import { spellingsOf } from '../../../server/domain/search-terms'
import { findMerchants } from '../../../server/modules/location/repository'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const CITY = '310100'
const NOW = new Date('2026-11-21T10:00:00+08:00')
/** Name, address and brand. */
const STORES = [
  ['Luckin Coffee 南京路店', '黄浦区南京东路 100 号', 'luckin'],
  ['瑞幸咖啡（人民广场店）', '西藏中路 1 号', 'luckin'],
  ['MANNER COFFEE', '静安寺 B1-23', null],
  ['咖啡与书', '愚园路 1088 弄', null],
  ['咖 啡', '分开写的 路', null],
  ['啡咖馆', '反过来的街', null],
  ['İstanbul Köfte', 'Straße 7', 'köfte'],
  ['ΚΑΦΕΣ', '希腊街 %5_x\\', null],
  ['𠮷野家', '𠮷祥路 9 号', 'yoshinoya'],
  ['店', '', 'luckin']
] as const
const BRANDS = [
  ['luckin', '瑞幸 luckin'],
  ['köfte', 'KÖFTE'],
  ['yoshinoya', '吉野家 Yoshinoya'],
  ['empty', '咖啡']
] as const

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 })
  const run = database.pool.query.bind(database.pool)
  for (const brand of BRANDS)
    await run(`insert into brands (id, name, logo, intro) values ($1, $2, '/l', '')`, [...brand])
  await run(`insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text, rules_html, usage_html,
    validity_days, delivery) values ('cup', 'coupon', 'luckin', '券', '', '/p', '{}', 1, '1元', '', '', 30, 'code')`)
  for (const [place, [name, address, brandId]] of STORES.entries())
    await insert(`s-${place}`, name, address, brandId)
})
afterAll(() => database.drop())

async function insert(id: string, name: string, address: string, brandId: string | null) {
  await database.pool.query(
    `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
     values ($1, $2, $3, '美食', '${CITY}', '市', '区', $4, 121, 31, '', '', '/p', 40)`,
    [id, brandId, name, address]
  )
  await database.pool.query(
    `insert into privilege_merchants (privilege_id, merchant_id) values ('cup', $1)`,
    [id]
  )
}

/** What is found everywhere, and in the city where they all are, by a look at each. */
async function bothWays(typed: string) {
  const asked = {
    channel: 'main',
    now: NOW,
    position: null,
    keyword: spellingsOf(typed.trim()),
    // a call without a position has it as well
    withinMetres: 200_000,
    pageSize: 50,
    cursor: undefined
  }
  const everywhere = await findMerchants(asked, database.db)
  const oneByOne = await findMerchants({ ...asked, cityCode: CITY }, database.db)
  return { everywhere, oneByOne }
}

const idsOf = ({ rows }: { rows: readonly { readonly id: string }[] }) => rows.map(({ id }) => id)

test.each([
  ['coffee', ['s-0', 's-2']],
  ['COFFEE', ['s-0', 's-2']],
  ['CoFFeE', ['s-0', 's-2']],
  ['ｃｏｆｆｅｅ', ['s-0', 's-2']],
  ['luckin', ['s-0', 's-1', 's-9']],
  ['n coffee', ['s-0']],
  ['n  coffee', []],
  ['  咖啡 ', ['s-1', 's-3']],
  ['咖 啡', ['s-4']],
  ['咖', ['s-1', 's-3', 's-4', 's-5']],
  ['店', ['s-0', 's-1', 's-9']],
  ['路', ['s-0', 's-1', 's-3', 's-4', 's-8']],
  ['b1-23', ['s-2']],
  ['1', ['s-0', 's-1', 's-2', 's-3']],
  ['%5_X\\', ['s-7']],
  ['%', ['s-7']],
  ['köfte', ['s-6']],
  ['straße', ['s-6']],
  ['𠮷', ['s-8']],
  ['𠮷野', ['s-8']],
  ['吉野家', ['s-8']],
  ['coffee 南京', ['s-0']],
  ['没有这家', []]
])('%s', async (typed, expected) => {
  const { everywhere, oneByOne } = await bothWays(typed)
  expect(idsOf(everywhere)).toEqual(expected)
  expect(everywhere).toEqual(oneByOne)
})

test.each([
  'i',
  'İ',
  'istanbul',
  'καφε',
  'ς',
  'σ',
  'ΚΑΦΕΣ',
  'ss',
  'STRASSE',
  '\\',
  '_',
  "'",
  '南京东路 100',
  'a',
  '𠮷祥路'
])('whatever %s finds, both find the same', async (typed) => {
  const { everywhere, oneByOne } = await bothWays(typed)
  expect(everywhere).toEqual(oneByOne)
})

test('a store and a brand are found by their new names at once, and no more by the old ones', async () => {
  await insert('new', '旧名小馆', '旧址一号', 'empty')
  const found = async (typed: string) => idsOf((await bothWays(typed)).everywhere)
  expect(await found('旧名')).toEqual(['new'])
  await database.pool.query(`update merchants set name = '新名小馆' where id = 'new'`)
  await database.pool.query(`update brands set name = '茶饮' where id = 'empty'`)
  expect(await found('旧名')).toEqual([])
  expect(await found('新名')).toEqual(['new'])
  expect(await found('茶饮')).toEqual(['new'])
  await database.pool.query(`update merchants set address = '新址二号' where id = 'new'`)
  expect([await found('旧址'), await found('新址')]).toEqual([[], ['new']])
  await database.pool.query(`delete from privilege_merchants where merchant_id = 'new'`)
  await database.pool.query(`delete from merchants where id = 'new'`)
  expect(await found('新名')).toEqual([])
})

test('what more stores have than are counted, and what few of very many have', async () => {
  const count = 3000
  await database.pool.query(
    `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
     select 'many-' || n, case when n % 4 = 0 then 'yoshinoya' end, case when n % 2 = 0 then '面馆' else '茶馆' end || n, '美食', '${CITY}', '市', '区',
       case when n > ${count} - 600 then '末街' else '路' end || n, 121, 31, '', '', '/p', n % 50 from generate_series(1, ${count}) n`
  )
  await database.pool.query(
    `insert into privilege_merchants (privilege_id, merchant_id) select 'cup', 'many-' || n from generate_series(1, ${count}) n`
  )
  await database.pool.query('analyze')
  const totals: Record<string, number> = {}
  for (const typed of ['面馆', '馆', '末街', '末街2999', '野家', '2', '茶馆29', 'coffee']) {
    const { everywhere, oneByOne } = await bothWays(typed)
    expect(everywhere).toEqual(oneByOne)
    totals[typed] = everywhere.total
  }
  expect(totals).toEqual({
    面馆: MAX_STORES_COUNTED,
    馆: MAX_STORES_COUNTED,
    末街: MAX_STORES_COUNTED,
    末街2999: 1,
    野家: MAX_STORES_COUNTED,
    '2': MAX_STORES_COUNTED,
    茶馆29: 56,
    coffee: 2
  })
})
