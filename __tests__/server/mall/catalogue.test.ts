import { CHINA_AREAS } from '../../../server/gateways/map/china/areas'
import { mallGrams } from '../../../server/db/mall-search-terms'
import { demoCatalogue } from '../../support/demo-catalogue'
import { gramsOf, searchVariants, type Ways } from '../../../server/lib/search-grams'

const { mallCategories, mallProducts, mallSkus, freightRules, freightTemplates } = demoCatalogue()

test('the mall has categories in two levels, goods of up to three axes, some sold out and some delisted', () => {
  expect(mallCategories.filter(({ parentId }) => parentId === null)).toHaveLength(8)
  expect(mallProducts.length).toBeGreaterThanOrEqual(60)
  expect(mallSkus.length).toBeGreaterThanOrEqual(200)
  expect(new Set(mallProducts.map(({ axes }) => axes.length))).toEqual(new Set([0, 1, 2, 3]))
  expect(mallSkus.some(({ stock }) => stock === 0)).toBe(true)
  expect(mallProducts.some(({ onSale }) => !onSale)).toBe(true)
  expect(freightTemplates.map(({ kind }) => kind)).toEqual(['count', 'weight', 'count'])
})

test('each SKU chooses one value of each axis of its product, no two the same, in a line that an order can show', () => {
  for (const { id, axes } of mallProducts) {
    const skus = mallSkus.filter(({ productId }) => productId === id)
    expect(skus.length).toBeGreaterThan(0)
    expect(new Set(skus.map(({ choices }) => choices.join())).size).toBe(skus.length)
    for (const { choices, name, priceFen, cardPriceFen } of skus) {
      expect(choices.map((choice, axis) => axes[axis]?.values.includes(choice))).toEqual(axes.map(() => true))
      expect(name.length).toBeLessThanOrEqual(60)
      expect(cardPriceFen ?? priceFen).toBeGreaterThan(0)
    }
    // no chip that nothing has
    for (const [axis, { values }] of axes.entries()) {
      for (const value of values) expect(skus.some(({ choices }) => choices[axis] === value)).toBe(true)
    }
  }
})

test('rules of freight name areas that there are', () => {
  const codes = new Set(CHINA_AREAS.flatMap(({ code, cities }) => [code, ...cities.map((city) => city.code)]))
  for (const { areaCodes } of freightRules) for (const code of areaCodes) expect(codes).toContain(code)
})

const categoryOf = (id: string | null | undefined) => mallCategories.find((one) => one.id === id)
/** What each product is found by, as it is kept when a catalogue is applied. */
const words = mallProducts.map(({ id, name, subtitle, categoryId }) => {
  const own = categoryOf(categoryId)
  const names = [categoryOf(own?.parentId)?.name, own?.name].filter(Boolean).join(' ')
  return { id, grams: mallGrams(name, subtitle, names) }
})
const found = (ways: Ways) =>
  words.filter(({ grams }) => ways.some((way) => way.every((gram) => grams.includes(gram))))
const exactly = (typed: string) => found(searchVariants(typed).exact).map(({ id }) => id)
const nearly = (typed: string) => found(searchVariants(typed).near).map(({ id }) => id)

test('two-character-search: two characters find what holds them side by side, and nothing else', () => {
  expect(exactly('耳机')).toEqual(['earbuds'])
  expect(exactly('机耳')).toEqual([])
  expect(exactly('床品')).toEqual(expect.arrayContaining(['duvet-cotton', 'pillow-latex', 'towel-gauze']))
})

test.each([
  ['pinyin', 'baowenbei'],
  ['pinyin with blanks', 'bao wen bei'],
  ['pinyin that is still being typed', 'baowenb'],
  ['initials', 'bwb'],
  ['capitals and wide letters', 'ＢＷＢ'],
  ['one character', '茶'],
  ['two words', '陶瓷 保温']
])('%s finds (%s)', (_how, typed) => {
  const ids = exactly(typed)
  expect(ids.length).toBeGreaterThan(0)
  if (typed !== '茶') expect(ids).toContain('thermos-ceramic')
})

test.each([
  ['characters that sound the same', '宝温杯'],
  ['one wrong character', '陶瓷内旦保温杯']
])('%s are found as something near', (_how, typed) => {
  expect(exactly(typed)).toEqual([])
  expect(nearly(typed)).toContain('thermos-ceramic')
})

test('Latin words are found by their beginning, whatever their case', () => {
  const grams = gramsOf('磁吸 USB-C 线', '')
  for (const typed of ['usb', 'US', 'ＵＳＢ 磁吸'])
    expect(searchVariants(typed).exact.some((way) => way.every((gram) => grams.includes(gram)))).toBe(true)
})

test('signs alone are no search', () => {
  expect(searchVariants('%_!')).toMatchObject({ exact: [], near: [] })
})
