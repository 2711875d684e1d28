import type { TestDatabase } from '../../support/server/test-database'
import { check, faultsOf, newFolder, stageCatalogue, type Entry, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

/** The line of an entry's property in a file of the folder. */
function lineOf(folder: TestFolder, kind: string, id: string, property: string): number {
  const lines = folder.source(kind).split('\n')
  const begins = lines.findIndex((line) => line.startsWith('- ') && line.endsWith(`: ${id}`))
  return lines.findIndex((line, index) => index >= begins && line.startsWith(`  ${property}:`)) + 1
}

const standard = (folder: TestFolder) =>
  folder.read('freight-templates').find(({ id }) => id === 'standard')?.['rules'] as Entry[]

/** Kind, entry and property of what is wrong, how it is made so, and what is said. */
const WRONG: readonly (readonly [kind: string, id: string, property: string, by: unknown, words: string])[] =
  [
    ['mall-skus', 'thermos-ceramic-1-1-1', 'choices', ['雾白', '300ml'], 'is chosen by 3 (颜色, '],
    [
      'mall-skus',
      'thermos-ceramic-1-1-2',
      'choices',
      ['雾白', '1 升', '直饮盖'],
      '1 升 is no 容量 of thermos-ceramic: '
    ],
    ['mall-skus', 'thermos-ceramic-1-2-2', 'choices', ['雾白', '420ml', '直饮盖'], 'is chosen by the same'],
    ['mall-skus', 'pan-iron-1', 'priceFen', 0, 'priceFen'],
    ['mall-skus', 'pan-iron-2', 'cardPriceFen', 99_900, 'Holders of a card would pay more'],
    ['mall-products', 'pan-iron', 'freightTemplateId', 'none', 'there is no none among freight-templates'],
    ['ticket-kinds', 'gugong-adult', 'ageTo', 1, 'It is below ageFrom'],
    ['ticket-kinds', 'gugong-adult', 'sameDayUntil', 25, 'sameDayUntil'],
    ['ticket-kinds', 'badaling-adult', 'sightId', 'nowhere', 'there is no nowhere among sights'],
    ['ticket-kinds', 'badaling-adult', 'dailyStock', 0, 'None could ever be bought'],
    ['sights', 'gugong', 'cityCode', '999900', 'There is no city 999900'],
    ['sights', 'badaling', 'city', '上海市', '110000 is 北京市'],
    ['merchants', 'm-310000-wuyu', 'city', '苏州市', '310000 is 上海市'],
    ['coupons', 'c-new-30', 'amountFen', 9900, 'It takes off all that it asks for'],
    ['coupons', 'c-all-10', 'scopeIds', ['main-year'], 'What is good for all has none picked out'],
    ['activities', 'main-film-season', 'endsAt', '30 days ago', 'It ends before it begins'],
    ['coupons', 'c-market-5', 'endsAt', '2026-12-31T00:00:00+08:00', 'It is the last day, without a time'],
    ['agreements', 'user', 'effectiveAt', 'some day', 'effectiveAt']
  ]

test('a folder full of faults: each is named with its file and line, all at once', async () => {
  const folder = whole.copy()
  for (const [kind, id, property, by] of WRONG)
    folder.change(kind, kind === 'agreements' ? '' : id, { [property]: by })
  folder.write(
    'agreements.yaml',
    folder
      .read('agreements')
      .map((one) => (one['kind'] === 'user' ? { ...one, effectiveAt: 'some day' } : one))
  )
  folder.change('freight-templates', 'standard', {
    rules: standard(folder).map((rule, index) =>
      index === 0 ? { ...rule, areaCodes: ['310000', '310000', '990000'] } : { ...rule, areaCodes: [] }
    )
  })
  folder.drop('channels', 'candy')
  const faults = await faultsOf(check(database, folder))
  for (const [kind, id, property, , words] of WRONG) {
    const at = `${kind}.yaml:${lineOf(folder, kind, id, property)}: `
    expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${at}.*${escaped(words)}`)))
  }
  const said = faults.join('\n')
  expect(said).toMatch(/freight-templates\.yaml:\d+: rules\.0\.areaCodes\.1: 310000 has a rule already/)
  expect(said).toMatch(
    /freight-templates\.yaml:\d+: rules\.0\.areaCodes\.2: There is no province or city 990000/
  )
  expect(said).toMatch(/freight-templates\.yaml:\d+: rules\.2\.areaCodes: Everywhere else has a rule already/)
  expect(said).toContain('channels.yaml:1: candy is missing: it cannot be taken away')
})

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('axes that change without their SKUs are told at the product', async () => {
  const folder = newFolder()
  const products = whole.read('mall-products')
  folder.write(
    'mall-products.yaml',
    products.map((one) => (one['id'] === 'thermos-ceramic' ? { ...one, axes: [] } : one))
  )
  const line = lineOf(folder, 'mall-products', 'thermos-ceramic', 'axes')
  expect(await faultsOf(check(database, folder))).toContain(
    `mall-products.yaml:${line}: axes: thermos-ceramic-1-1-1: thermos-ceramic is chosen by 0 (nothing), here are 3`
  )
})

test('of tickets no coupon picks some: their days come and go', async () => {
  const folder = whole.copy()
  folder.change('coupons', 'c-new-30', { scope: 'ticket', scopeIds: ['gugong-adult'] })
  expect(await faultsOf(check(database, folder))).toEqual([
    expect.stringMatching(/^coupons\.yaml:\d+: scopeIds: Of tickets it is good for all$/)
  ])
})
