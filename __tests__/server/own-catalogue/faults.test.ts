import type { TestDatabase } from '../../support/server/test-database'
import { apply, check, faultsOf, newFolder, stageCatalogue, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

const PRODUCTS = `- id: p-tea
  name: 手冲茶一杯
  subtitle: 到店即取
  picture: /assets/catalogue/products/latte.webp
  priceFen: 1990
  privilegeId: latte
`

/** The catalogue with one file of its own. */
function withFile(file: string, source: string): TestFolder {
  const folder = whole.copy()
  folder.write(file, source)
  return folder
}

test('five lines make a product: the rest is as one expects', async () => {
  const folder = newFolder()
  folder.write('products.yaml', whole.source('products') + PRODUCTS)
  expect(await faultsOf(check(database, folder))).toEqual([])
  await apply(database, folder)
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select list_price_fen, stock, on_sale, sold, channel_codes from products where id = 'p-tea'`
  )
  expect(rows).toEqual([{ list_price_fen: 1990, stock: null, on_sale: true, sold: 0, channel_codes: [] }])
})

test('every fault is named with file and line, all at once, in their order', async () => {
  const folder = whole.copy()
  folder.write(
    'products.yaml',
    PRODUCTS.replace('1990', '"19.9"').replace('latte\n', 'nothing\n') +
      '- id: p-tea\n  name: ""\n  colour: red\n  subtitle: x\n  picture: latte.webp\n  priceFen: 20\n  listPriceFen: 10\n  privilegeId: latte\n'
  )
  folder.write('brands.yml', 'id: wuyu\n')
  folder.write('coupon.yaml', '[]\n')
  const faults = await faultsOf(check(database, folder))
  const at = (line: number, words: string) =>
    expect.stringMatching(new RegExp(`^products\\.yaml:${line}: .*${words}`))
  expect(faults).toEqual(
    expect.arrayContaining([
      at(5, 'priceFen: .*expected number'),
      at(6, 'privilegeId: there is no nothing'),
      at(7, 'colour'),
      at(7, 'p-tea stands in this file already, on line 1'),
      at(8, 'name: '),
      at(11, 'picture: A picture is'),
      at(13, 'listPriceFen: The struck price is below the price'),
      expect.stringMatching(/^brands\.yml:1: brands\.yaml has this kind already/),
      expect.stringMatching(/^coupon\.yaml:1: No kind is called so; there are brands, /)
    ])
  )
  const lines = faults
    .filter((fault) => fault.startsWith('products'))
    .map((fault) => Number(fault.split(':')[1]))
  expect(lines).toEqual([...lines].sort((a, b) => a - b))
})

test.each([
  ['no YAML', 'brands.yaml', '- id: "wuyu\n  name: x\n', /^brands\.yaml:\d: /],
  ['no list', 'brands.yaml', 'wuyu: 雾屿\n', /^brands\.yaml:1: A list is expected/],
  ['an empty file', 'brands.yaml', '', /^brands\.yaml:1: A list is expected/],
  ['a line that is no entry', 'brands.yaml', '- wuyu\n', /^brands\.yaml:1: An entry has properties/],
  ['the same property twice', 'brands.yaml', '- id: a\n  id: b\n', /^brands\.yaml:2: .*unique/],
  [
    'a picture that is not there',
    'brands.yaml',
    '- id: a\n  name: 一\n  intro: ""\n  logo: pictures/none.webp\n',
    /^brands\.yaml:4: There is no picture pictures\/none\.webp/
  ],
  [
    'a picture outside the folder',
    'brands.yaml',
    '- id: a\n  name: 一\n  intro: ""\n  logo: pictures/../../secret.webp\n',
    /^brands\.yaml:4: .*outside the folder/
  ],
  [
    'a picture that the server does not have',
    'brands.yaml',
    '- id: a\n  name: 一\n  intro: ""\n  logo: /assets/catalogue/none.webp\n',
    /^brands\.yaml:4: The server has no picture/
  ]
])('%s', async (_, file, source, told) => {
  const faults = await faultsOf(check(database, withFile(file, source)))
  expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(told)]))
})

test('what is no picture is told, and so is one that is too large', async () => {
  const brand = (logo: string) => `- id: a\n  name: 一\n  intro: ""\n  logo: ${logo}\n`
  const folder = withFile('brands.yaml', brand('pictures/text.webp'))
  folder.write('pictures/text.webp', 'no picture at all')
  expect(await faultsOf(check(database, folder))).toContain(
    'brands.yaml:4: pictures/text.webp is no WebP, PNG or JPEG picture'
  )
  folder.write('pictures/text.webp', Buffer.alloc(1_048_577))
  expect(await faultsOf(check(database, folder))).toContain(
    'brands.yaml:4: pictures/text.webp is larger than 1 MB'
  )
})

test('a plate that no card carries is told where it stands: the server would not start with it', async () => {
  const folder = whole.copy()
  folder.write(
    'cards.yaml',
    folder.read('cards').map((card) => ({
      ...card,
      plates: (card['plates'] as { plateId: string }[]).filter(({ plateId }) => plateId !== 'coffee-monthly')
    }))
  )
  const line =
    folder
      .source('plates')
      .split('\n')
      .findIndex((text) => text.includes('id: coffee-monthly')) + 1
  expect(await faultsOf(check(database, folder))).toEqual([
    expect.stringContaining(`plates.yaml:${line}: No card on sale carries it in`)
  ])
})

test('a coupon cannot have fewer than are claimed', async () => {
  await database.pool.query(`update coupons set claimed = 9 where id = 'c-all-10'`)
  const folder = whole.copy()
  folder.change('coupons', 'c-all-10', { total: 8 })
  expect(await faultsOf(check(database, folder))).toEqual([
    expect.stringMatching(/^coupons\.yaml:\d+: total: 9 are gone already/)
  ])
})

test('HTML that could act is not kept', async () => {
  const folder = whole.copy()
  folder.change('privileges', 'latte', { rulesHtml: '<p onclick="x()">好</p><script>x()</script>' })
  await apply(database, folder)
  const { rows } = await database.pool.query<{ rules_html: string }>(
    `select rules_html from privileges where id = 'latte'`
  )
  expect(rows[0]?.rules_html).toBe('<p>好</p>')
})

test('questions that lead back, to nothing or past others are named with their lines', async () => {
  const folder = withFile(
    'questionnaires.yaml',
    `- id: round
  title: 绕圈
  intro: 说说看
  minutes: 1
  couponId: no-such-coupon
  startsAt: today
  endsAt: in 10 days
  questions:
    - id: first
      kind: rating
      title: 满意吗？
      most: 5
    - id: second
      kind: single
      title: 为什么？
      options:
        - { id: a, title: 甲 }
        - { id: b, title: 乙 }
      jumps:
        - when: { is: c }
          to: end
        - when: { is: a }
          to: first
        - when: { is: b }
          to: third
- id: past
  title: 跳过
  intro: 说说看
  minutes: 1
  startsAt: today
  endsAt: in 10 days
  questions:
    - id: first
      kind: text
      title: 说
      most: 10
      jumps:
        - to: third
    - id: second
      kind: text
      title: 再说
      most: 10
    - id: third
      kind: text
      title: 还说
      most: 10
`
  )
  expect(await faultsOf(check(database, folder))).toEqual([
    'questionnaires.yaml:5: couponId: there is no no-such-coupon among coupons',
    'questionnaires.yaml:20: questions.1.jumps.0.when.is: second has no choice c',
    'questionnaires.yaml:23: questions.1.jumps.1.to: It leads back to first, round in a circle: jumps go forward only',
    'questionnaires.yaml:25: questions.1.jumps.2.to: There is no question third',
    'questionnaires.yaml:39: questions.1: second, which must be answered, cannot be reached'
  ])
})
