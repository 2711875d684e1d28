/** Long lists are read in pieces and by the quicker of two YAML parsers: what is read, and where faults are, is the same. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument } from 'yaml'
import { piecesOf, textOf } from '../../../server/db/catalogue-files/file-pieces'
import { PackedValues } from '../../../server/db/catalogue-files/packed-values'
import { readQuickly } from '../../../server/db/catalogue-files/quick-yaml'
import { readYamlList } from '../../../server/db/catalogue-files/yaml-list'
import { demoFolder } from '../../../server/db/demo-catalogue'
import { newFolder } from './folders'

/** What the parser makes of it; undefined for what it refuses. */
function parsed(source: string): unknown {
  const document = parseDocument(source)
  return document.errors.length + document.warnings.length > 0 ? undefined : document.toJS()
}

const VALUES = [
  ...['a', '保温杯 1 号', 'a:b', 'a,b', 'a [b]', 'https://a.cn/x?y=1&z=2', "it's", '2026-12-01', '10:00'],
  ...[
    '2026-01-12T09:00:00+08:00',
    '-',
    '- a',
    '--',
    '-a',
    '?',
    '? a',
    ': a',
    'a:',
    'a: b',
    'a #b',
    'a#b',
    '#a'
  ],
  ...[
    '0',
    '-0',
    '7',
    '007',
    '-12',
    '+3',
    '1.5',
    '1.',
    '.5',
    '1e3',
    '1_000',
    '0x1F',
    '0o17',
    '1e',
    'e1',
    '.inf'
  ],
  ...['.NaN', '~', 'null', 'Null', 'true', 'TRUE', 'false', 'yes', 'no', 'on', '123456789012345678', '1-2'],
  ...[
    '"a"',
    '"a" b',
    '"a\\n"',
    '"a: #"',
    '"',
    "'a'",
    "'it''s'",
    "'a' #b",
    "''",
    '""',
    "'",
    '&a b',
    '*a',
    '!!str 1'
  ],
  ...[
    '!x',
    '@a',
    '`a`',
    '%a',
    '> a',
    '>',
    '|',
    '|-',
    '|+',
    '|2',
    '[]',
    '{}',
    '[ ]',
    '[a]',
    '[a, b]',
    '[a,b]'
  ],
  ...[
    '[a,]',
    '[a, ]',
    '[,]',
    '[a b , c]',
    '[1, -2, true, null, ~]',
    '[\'a\', "b"]',
    "['a'b]",
    '[a: b]',
    '[[a], [b]]'
  ],
  ...[
    '{ a: b }',
    '{a: b}',
    '{ a: b, c: [d] }',
    '{ a }',
    '{ a:b }',
    '{ a: }',
    '{ a: b',
    '[a',
    '[a] b',
    '{ a: 1, a: 2 }'
  ],
  ...[
    '[https://a.cn/b, 10:00]',
    '[a:, b]',
    '[a #b]',
    '[{ a: b }, { c: d }]',
    '[-, a]',
    '[-1-2]',
    '[a\u3000]',
    'a\u3000',
    '\u3000a',
    '\u3000a: b'
  ],
  ...[
    'a\u00a0',
    'a\u2028b',
    'a ',
    'a\tb',
    '\u0007',
    '__proto__',
    '<<',
    '=',
    'a\\b',
    '[a\\b]',
    '["a, b"]',
    '[ a ]',
    '{ a: [] }'
  ]
]

const SHAPES: readonly ((value: string) => string)[] = [
  (value) => `- id: ${value}\n  b: 1\n`,
  (value) => `- id: a\n  list:\n    - ${value}\n    - b\n  c: d\n`,
  (value) => `- id: a\n  list:\n  - ${value}\n  c: d`,
  (value) => `- id: a\n  text: |-\n    ${value}\n\n    b\n\n  c: d\n- id: b\n`,
  (value) => `- id: a\n  text: |\n    ${value}\n`,
  (value) => `- ${value}\n- id: b\n`,
  (value) => `- id:   ${value}\n\n# remark\n  # another\n  b: c\n`,
  (value) => `- id: a\n  of: { b: ${value}, c: [${value}] }\n`,
  (value) => `- id: a\n  of:\n    b: ${value}\n    c:\n      - d: ${value}\n        e: f\n`,
  (value) => `- ${value}: a\n  b: c\n`,
  (value) => `- id: a\n    ${value}\n  b: c\n`,
  (value) => `- id: a\n ${value}\n`,
  (value) => `- id: a\n${value}\n`,
  (value) => `- id:\n  b: ${value}\n  c:\n`
]

/** A property without a name is called `null` by one and '' by the other; nothing in the catalogue is. */
const nameless = (value: unknown) => JSON.stringify(value)?.replaceAll('"null":', '"":')

test('what the quick parser reads is what the other reads', () => {
  let count = 0
  for (const value of VALUES)
    for (const shape of SHAPES) {
      const read = readQuickly(shape(value))
      if (read === undefined) continue
      count += 1
      const other = parsed(shape(value))
      if (nameless(read)?.includes('"":'))
        expect(other === undefined || nameless(other) === nameless(read)).toBe(true)
      else expect({ source: shape(value), read }).toEqual({ source: shape(value), read: other })
    }
  expect(count).toBeGreaterThan((VALUES.length * SHAPES.length) / 3)
})

test.each([
  ['the same property twice', '- id: a\n  id: b\n'],
  ['a property further in', '- id: a\n   b: c\n'],
  ['an item further in', '- id: a\n - id: b\n'],
  ['a text after quotes', "- id: 'a' b\n"],
  ['an alias', '- &a x\n- *a\n'],
  ['no list', 'id: a\n'],
  ['nothing', '']
])('%s is left to the other parser', (_, source) => {
  expect(readQuickly(source)).toBeUndefined()
})

test.each(readdirSync(demoFolder()).filter((name) => name.endsWith('.yaml')))('%s of the demo', (name) => {
  const source = readFileSync(join(demoFolder(), name), 'utf8')
  const read = readQuickly(source)
  if (read !== undefined) expect(read).toEqual(parse(source))
})

test('goods of the demo are read quickly', () => {
  for (const name of ['mall-products', 'products'])
    expect(readQuickly(readFileSync(join(demoFolder(), `${name}.yaml`), 'utf8'))).toBeDefined()
})

/** A list whose items have two lines each, and a remark before some. */
const long = (count: number, special: (place: number) => string) =>
  Array.from(
    { length: count },
    (_, place) => `${place % 7 === 0 ? '# 备注\n\n' : ''}- id: item-${place}\n  name: ${special(place)}\n`
  ).join('')

function listIn(source: string) {
  const folder = newFolder()
  folder.write('brands.yaml', source)
  const path = join(folder.path, 'brands.yaml')
  return { path, list: readYamlList('brands.yaml', path) }
}

test('a long list is cut before items; items and lines are those of the whole', () => {
  const source = long(20_000, (place) => (place % 5000 === 3 ? `"\\u4fdd ${place}"` : `保温杯 ${place}`))
  const { path, list } = listIn(source)
  const pieces = piecesOf(path)
  expect(pieces.length).toBeGreaterThan(5)
  expect(pieces.map((piece) => textOf(path, piece)).join('')).toBe(source)
  expect([...list.items]).toEqual(parse(source))
  const lines = source.split('\n')
  for (const place of [0, 1, 2500, 7000, 12_345, 19_999]) {
    expect(lines[list.lineOf([place]) - 1]).toBe(`- id: item-${place}`)
    expect(lines[list.lineOf([place, 'name']) - 1]).toMatch(/^ {2}name: /)
  }
  expect(list.faults).toEqual([])
})

test('in the middle of a long list: a fault is told with its line, and an alias finds what it names', () => {
  const wrong = long(20_000, (place) => (place === 15_000 ? '"open' : 'a'))
  const { list } = listIn(wrong)
  expect([...list.items].length).toBeLessThan(20_000)
  const line = wrong.split('\n').indexOf('- id: item-15000') + 1
  expect(list.faults.length).toBeGreaterThan(0)
  for (const fault of list.faults) expect(fault.line).toBeGreaterThanOrEqual(line)

  const shared = long(20_000, (place) => (place === 3 ? '&name 杯' : place === 19_000 ? '*name' : 'a'))
  const { list: whole, path } = listIn(shared)
  expect(piecesOf(path)).toHaveLength(1)
  expect([...whole.items][19_000]).toEqual({ id: 'item-19000', name: '杯' })
})

test('a file that ends without a line break, or is empty, is read to its end', () => {
  const source = long(10_000, () => '一个比较长的名字，让这个文件足够大').trimEnd()
  expect([...listIn(source).list.items]).toEqual(parse(source))
  const folder = newFolder()
  writeFileSync(join(folder.path, 'empty.yaml'), '')
  const empty = readYamlList('empty.yaml', join(folder.path, 'empty.yaml'))
  expect([...empty.items]).toEqual([])
  expect(empty.faults).toHaveLength(1)
})

test('values of very many entries are kept as they were given', () => {
  const values = new PackedValues()
  const all = Array.from({ length: 5000 }, (_, place) => ({
    id: `${place}`,
    text: '保温杯'.repeat(place % 300),
    list: [{ a: place, b: null, c: true }]
  }))
  // one that is larger than what is reserved at a time
  const large = { id: 'large', text: '长'.repeat(500_000) }
  const numbers = [...all, large, ...all].map((one) => values.add(one))
  expect(numbers.map((number) => values.at(number))).toEqual([...all, large, ...all])
  expect(() => values.at(numbers.length)).toThrow('There are no values')
})
