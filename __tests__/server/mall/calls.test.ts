import { mallEndpoints } from '../../../contract/mall/endpoints'
import type { Data, DataOf } from '../../../contract/types'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { allPages } from '../../support/all-pages'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ seeded: true })
})
afterAll(() => app.close())

type MallEndpoint = (typeof mallEndpoints)[keyof typeof mallEndpoints]

const ask = <E extends MallEndpoint>(endpoint: E, input: object = {}, options: object = {}) =>
  call<DataOf<E>>(app, endpoint, { ...input }, options)
const list = async (input: object, options: object = {}): Promise<Data<'getMallGoods'>> =>
  (await ask(mallEndpoints.getMallGoods, { pageSize: 50, ...input }, options)).data
const ids = async (input: object, options: object = {}) =>
  (await list(input, options)).list.map(({ productId }) => productId)
const run = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

test('the mall has eight categories with parts, and banners that lead to some of them', async () => {
  const { data } = await ask(mallEndpoints.getMallHome)
  expect(data.categories.map(({ name }) => name)).toEqual([
    ...['居家', '厨房', '食品', '数码', '服饰', '个护', '文创', '户外']
  ])
  expect(data.categories.every(({ parts }) => parts.length >= 2)).toBe(true)
  expect(data.banners.map(({ categoryId }) => categoryId)).toEqual(['home', 'food', 'outdoor'])
})

test('goods come page by page, each once, without what is delisted', async () => {
  const pages = await allPages((part) => list({ pageSize: 40, ...part }))
  expect(pages.map((page) => page.list.length)).toEqual([40, 22])
  const all = pages.flatMap((page) => page.list.map(({ productId }) => productId))
  expect(new Set(all).size).toBe(62)
  expect(all).not.toContain('knife-kitchen')
})

test.each([
  ['priceUp', (a: number, b: number) => a <= b, 'priceFen'],
  ['priceDown', (a: number, b: number) => a >= b, 'priceFen'],
  ['sold', (a: number, b: number) => a >= b, 'sold']
] as const)('ordered by %s', async (sort, fits, key) => {
  const values = (await list({ sort })).list.map((goods) => goods[key])
  expect(values.slice(1).every((value, index) => fits(values[index] ?? 0, value))).toBe(true)
})

test('the newest come first when asked for', async () => {
  expect((await ids({ sort: 'new' })).slice(0, 2)).toEqual(['orange-navel', 'hoodie'])
})

test('goods are narrowed by category of either level, price, stock and the price for card holders', async () => {
  expect((await ids({ categoryId: 'cups' })).sort()).toEqual([
    'mug-stoneware',
    'teapot-glass',
    'thermos-ceramic'
  ])
  expect((await list({ categoryId: 'home' })).list).toHaveLength(8)
  const cheap = (await list({ minFen: 2900, belowFen: 4900 })).list
  expect(cheap.length).toBeGreaterThan(3)
  expect(cheap.every(({ priceFen }) => priceFen >= 2900 && priceFen < 4900)).toBe(true)
  expect(await ids({ categoryId: 'clean' })).toContain('vacuum-mini')
  expect(await ids({ categoryId: 'clean', inStock: '1' })).not.toContain('vacuum-mini')
  const forHolders = (await list({ cardPrice: '1' })).list
  expect(forHolders.length).toBeGreaterThan(10)
  expect(forHolders.every(({ priceFen, cardPriceFen }) => (cardPriceFen ?? priceFen) < priceFen)).toBe(true)
})

test('another channel sees what is its own and what is everybody’s', async () => {
  expect(await ids({ keyword: '糖果' }, { channel: 'candy' })).toEqual(['candy-tin'])
  expect(await ids({ keyword: '糖果' }, { channel: 'yanglao' })).toEqual([])
  const tin = (channel: string) => ask(mallEndpoints.getMallProduct, { productId: 'candy-tin' }, { channel })
  expect(await tin('candy')).toMatchObject({ resultCode: '100' })
  expect(await tin('yanglao')).toMatchObject({ resultCode: '404' })
})

test('two-character-search: two characters find, the name that has them first', async () => {
  const found = await list({ keyword: '茶壶' })
  expect([found.near, found.list[0]?.productId]).toEqual([false, 'teapot-glass'])
  expect(await ids({ keyword: '壶茶' })).toEqual([])
})

test('pinyin, initials and what is misspelt find; what is nothing finds nothing', async () => {
  expect((await ids({ keyword: 'erji' }))[0]).toBe('earbuds')
  expect(await ids({ keyword: 'bwb' })).toEqual(['thermos-ceramic'])
  const misspelt = await list({ keyword: '宝温杯' })
  expect([misspelt.near, misspelt.list[0]?.productId]).toEqual([true, 'thermos-ceramic'])
  for (const keyword of ['潜水艇', '%', '_', "'", 'qqqq']) expect(await ids({ keyword })).toEqual([])
})

test('suggestions are names of categories and goods; hot words lead to something', async () => {
  const { data } = await ask(mallEndpoints.getMallSuggestions, { keyword: '杯' })
  expect(data[0]).toBe('杯壶')
  expect(data).toEqual(expect.arrayContaining(['陶瓷内胆保温杯', '粗陶马克杯']))
  const hot = (await ask(mallEndpoints.getMallHotWords)).data
  expect(hot).toHaveLength(8)
  for (const keyword of hot) expect((await list({ keyword })).list.length).toBeGreaterThan(0)
})

test('a product has its SKUs with what is left, by its own id and by that of a SKU', async () => {
  const { data } = await ask(mallEndpoints.getMallProduct, { productId: 'thermos-ceramic' })
  expect(data.axes.map(({ name }) => name)).toEqual(['颜色', '容量', '杯盖'])
  expect(data.skus).toHaveLength(11)
  expect(data.skus.find(({ choices }) => choices.join() === '松绿,300ml,茶隔盖')?.left).toBe(0)
  expect(data.cardHolder).toBe(false)
  const bySku = await ask(mallEndpoints.getMallProduct, { skuId: data.skus[0]?.skuId })
  expect(bySku.data.productId).toBe('thermos-ceramic')
})

test('delisted-sku-bought: what is delisted, the product or the SKU, is neither shown nor delivered nor sold', async () => {
  const token = await app.login('buyer', '13800000009')
  expect(await ask(mallEndpoints.getMallProduct, { productId: 'kite' })).toMatchObject({ resultCode: '404' })
  await run(`update mall_skus set on_sale = false where id = 'mug-enamel-1'`)
  const { data } = await ask(mallEndpoints.getMallProduct, { productId: 'mug-enamel' })
  expect(data.skus.map(({ skuId }) => skuId)).not.toContain('mug-enamel-1')
  const where = { skuId: 'mug-enamel-1', areaCode: '330106' }
  expect(await ask(mallEndpoints.getMallDelivery, where, { token })).toMatchObject({ resultCode: '404' })
  expect(await ask(mallEndpoints.getMallProduct, { skuId: 'kite-1' })).toMatchObject({ resultCode: '404' })
})

test('only who holds an active card is told to be a holder', async () => {
  const token = await app.login('holder', '13800000010')
  const holder = async () =>
    (await ask(mallEndpoints.getMallProduct, { productId: 'earbuds' }, { token })).data.cardHolder
  expect(await holder()).toBe(false)
  await run(
    `insert into member_cards (id, member_id, card_id, card_no, state, activated_at, expires_at)
     values ('mc1', 'holder', 'main-year', 'N1', 'active', $1, $2)`,
    [app.clock.now(), new Date(app.clock.now().getTime() + 1000)]
  )
  expect(await holder()).toBe(true)
  app.clock.advance(1000)
  expect(await holder()).toBe(false)
})

test.each([
  ['an area that is near', 'mug-stoneware-1-1', 1, '330106', { delivers: true, freightFen: 600, days: 2 }],
  ['two pieces, further', 'cable-braided-1-1', 2, '110101', { delivers: true, freightFen: 1000, days: 3 }],
  ['from the threshold on', 'mug-stoneware-1-1', 3, '110101', { delivers: true, freightFen: 0 }],
  ['by weight, far', 'pillow-latex-1', 1, '650102', { delivers: true, freightFen: 3700, days: 8 }],
  ['nothing by weight to Tibet', 'pillow-latex-1', 1, '540102', { delivers: false, freightFen: 0 }],
  ['nothing fresh beyond the cold chain', 'orange-navel-1', 9, '230102', { delivers: false }],
  ['a city of an address book', 'mug-stoneware-1-1', 1, '440300', { area: '广东省 深圳市', days: 3 }]
])('delivery: %s', async (_case, skuId, quantity, areaCode, expected) => {
  const { data } = await ask(mallEndpoints.getMallDelivery, { skuId, quantity, areaCode })
  expect(data).toMatchObject(expected)
})

test('delivery to what is no area is refused in words', async () => {
  const where = { skuId: 'mug-stoneware-1-1', areaCode: '330103' }
  expect(await ask(mallEndpoints.getMallDelivery, where)).toMatchObject({
    resultCode: '400',
    resultMsg: '所在地区已调整，请重新选择'
  })
})

test('what was sold is summed up, and orders the list', async () => {
  await run(`update mall_skus set sold = sold + 100000 where id = 'comb-wood-1'`)
  await app.jobs.run('sum up what the mall sold')
  expect((await ids({ sort: 'sold' }))[0]).toBe('comb-wood')
})

test.each([
  ['水杯', 'thermos-ceramic'],
  ['马可杯', 'mug-stoneware'],
  ['行李箱', 'suitcase-20'],
  ['拉杆箱', 'suitcase-20'],
  ['移动电源', 'powerbank'],
  ['T恤', 'tshirt-cotton'],
  ['AirPods', 'earbuds'],
  ['雨伞', 'umbrella-auto'],
  ['书包', 'backpack'],
  ['洗头膏', 'shampoo'],
  ['床单', 'duvet-cotton'],
  ['平底锅', 'pan-iron'],
  ['大米', 'rice-northeast'],
  ['毛巾 纱布', 'towel-gauze']
])('%s is found by what we call it', async (keyword, productId) => {
  const found = await list({ keyword })
  expect(found.near).toBe(false)
  expect(found.list.map((goods) => goods.productId)).toContain(productId)
  const { data } = await ask(mallEndpoints.getMallSuggestions, { keyword })
  expect(data).toContain(found.list.find((goods) => goods.productId === productId)?.name)
})
