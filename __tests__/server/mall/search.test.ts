/** A word that very many goods have: found another way than what few have, and the same. */
import { goodsPage, suggestions } from '../../../server/modules/mall/goods'
import type { GoodsSort } from '../../../server/modules/mall/goods-query-repository'
import { schemas } from '../../../contract/schemas'
import { gramsOf } from '../../../server/lib/search-grams'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

const MANY = 2400
interface Goods {
  readonly id: string
  readonly name: string
  readonly subtitle: string
  readonly sort: number
  readonly sold: number
  readonly priceFen: number
  readonly created: number
}

/** Six in seven are named by the word that all have in name or subtitle, and one in eight hundred by that which few are. */
const goods: readonly Goods[] = Array.from({ length: MANY }, (_, index) => ({
  id: `many${index}`,
  name: `${index % 7 === 0 ? '' : '逐浪'}${index % 800 === 5 ? '罕见' : ''}壶${index}`,
  subtitle: '逐浪之选，罕见之物',
  sort: (index * 7919) % 1000,
  sold: (index * 104_729) % 50,
  priceFen: 1000 + ((index * 1299) % 40) * 100,
  created: (index * 31) % 60
}))

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ seeded: true })
  const rows = goods.map((one) => ({ ...one, grams: gramsOf(`${one.name} ${one.subtitle}`, one.name) }))
  await app.database.pool.query(
    `insert into mall_products (id, category_id, name, subtitle, pictures, detail_html, parameters, axes, freight_template_id,
       return_days, on_sale, sort, sold, price_fen, created_at, grams)
     select g.id, p.category_id, g.name, g.subtitle, p.pictures, '', '[]', '[]', p.freight_template_id, 7, true, g.sort, g.sold,
       g."priceFen", timestamptz '2026-01-01' + g.created * interval '1 hour', array(select jsonb_array_elements_text(g.grams))
     from jsonb_to_recordset($1::jsonb) as g(id text, name text, subtitle text, sort int, sold int, "priceFen" int, created int,
       grams jsonb), (select * from mall_products order by id limit 1) p`,
    [JSON.stringify(rows)]
  )
  await app.database.pool.query('analyze mall_products')
})
afterAll(() => app.close())

const by =
  (...keys: readonly ((one: Goods) => number)[]) =>
  (a: Goods, b: Goods) => {
    for (const key of keys) if (key(a) !== key(b)) return key(a) - key(b)
    return a.id < b.id ? -1 : 1
  }
const named = (text: string) => (one: Goods) => (one.name.includes(text) ? 0 : 1)
const ORDERS: Readonly<
  Record<Exclude<GoodsSort, 'bought'>, (text: string) => (a: Goods, b: Goods) => number>
> = {
  recommended: (text) => by(named(text), ({ sort }) => sort),
  sold: () =>
    by(
      ({ sold }) => -sold,
      ({ sort }) => sort
    ),
  priceUp: () =>
    by(
      ({ priceFen }) => priceFen,
      ({ sort }) => sort
    ),
  priceDown: () =>
    by(
      ({ priceFen }) => -priceFen,
      ({ sort }) => sort
    ),
  new: () =>
    by(
      ({ created }) => -created,
      ({ sort }) => sort
    )
}

const found = async (input: object) => {
  const { list, ...told } = await goodsPage(
    app.database.db,
    schemas.getMallGoods.input.parse({ pageSize: 20, ...input }),
    'main'
  )
  return { ...told, ids: list.map(({ productId }) => productId) }
}
const expected = (page: number, sort: keyof typeof ORDERS, text: string, among = goods) =>
  [...among]
    .sort(ORDERS[sort](text))
    .slice((page - 1) * 20, page * 20)
    .map(({ id }) => id)

describe.each(['recommended', 'sold', 'priceUp', 'priceDown', 'new'] as const)(
  'a word of many, by %s',
  (sort) => {
    it('page after page they are all that have it, in their order', async () => {
      let cursor: string | undefined
      for (let page = 1; page <= 40; page += 1) {
        const { ids, next } = await found({ keyword: '逐浪', sort, cursor })
        expect([page, ids]).toEqual([page, expected(page, sort, '逐浪')])
        cursor = next ?? undefined
        expect(cursor).toBeDefined()
      }
    })

    it('narrowed by price it is of those alone', async () => {
      const among = goods.filter(({ priceFen }) => priceFen >= 2000 && priceFen < 4500)
      const { ids } = await found({ keyword: '逐浪', sort, minFen: 2000, belowFen: 4500 })
      expect(ids).toEqual(expected(1, sort, '逐浪', among))
    })
  }
)

it('the few that are named by a word of many come first, wherever they stand', async () => {
  expect((await found({ keyword: '罕见' })).ids).toEqual(expected(1, 'recommended', '罕见'))
  expect((await found({ keyword: '罕见' })).ids.slice(0, 3).sort()).toEqual(['many1605', 'many5', 'many805'])
})

it('what is not sold any more is neither found nor counted', async () => {
  const gone = goods.filter((_, index) => index % 2 === 0).map(({ id }) => id)
  const set = (on: boolean) =>
    app.database.pool.query('update mall_products set on_sale = $2 where id = any($1)', [gone, on])
  await set(false)
  const among = goods.filter(({ id }) => !gone.includes(id))
  expect((await found({ keyword: '逐浪' })).ids).toEqual(expected(1, 'recommended', '逐浪', among))
  await set(true)
})

it('names for whoever is still typing: those that hold the word, the most bought first', async () => {
  const most = by(
    named('逐浪'),
    ({ sold }) => -sold,
    ({ sort }) => sort
  )
  const names = [...goods].sort(most).slice(0, 8)
  expect(await suggestions(app.database.db, '逐浪', 'main')).toEqual(names.map(({ name }) => name))
})

/** Rows of goods that the last statement of a search reads. */
async function readBy(input: object): Promise<number> {
  const query = jest.spyOn(app.database.pool, 'query')
  try {
    await found(input)
    const [last, values] = query.mock.calls.at(-1) as unknown as [{ readonly text: string }, unknown[]]
    const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${last.text}`,
      values
    )
    const reads = rows.map((row) => /on mall_products p_.* rows=(\d+)/.exec(row['QUERY PLAN'])?.[1])
    return Math.max(...reads.map(Number).filter((read) => !Number.isNaN(read)))
  } finally {
    query.mockRestore()
  }
}

it.each(Object.keys(ORDERS))('a word of many, by %s, is looked for until the page is full', async (sort) => {
  expect(await readBy({ keyword: '逐浪', sort, pageSize: 20 })).toBeLessThan(MANY / 10)
})

it('a new price is written without the index of search terms', async () => {
  const { rows } = await app.database.pool.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explain (analyze, wal, format json) update mall_products set price_fen = price_fen + 1 where id like 'many1%'`
  )
  const written = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  const changed = goods.filter(({ id }) => id.startsWith('many1')).length
  expect(written['WAL Records']).toBeGreaterThan(changed)
  expect(written['WAL Records']).toBeLessThan(12 * changed)
})

it('goods of another name are found by it, and not by the one before', async () => {
  const rename = (name: string) =>
    app.database.pool.query('update mall_products set name = $1, grams = $2 where id = $3', [
      name,
      gramsOf(name, name),
      'many5'
    ])
  await rename('鎏金盏')
  expect((await found({ keyword: '鎏金盏' })).ids).toEqual(['many5'])
  await rename('素面碗')
  expect((await found({ keyword: '鎏金盏' })).ids).toEqual([])
})
