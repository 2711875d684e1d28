import { faultOfTitle, testsIn } from './titles'

const SOURCE = `
import { test } from 'somewhere'
const rows = [['a'], ['b']]
test('plain', () => undefined)
it.each(rows)('of a table: %s', () => undefined)
test.each\`a\`('of a written table: $a', () => undefined)
test(\`made of \${rows.length}\`, () => undefined)
describe('outer', () => {
  describe.each(rows)('inner %s', () => {
    it('nested', () => undefined)
    it('twice', () => undefined)
  })
  it('twice', () => undefined)
  it.todo('to come')
  it.skip('skipped', () => undefined)
  it.skip.each(rows)('a skipped table: %s', () => undefined)
  testInDepth('of depth alone', () => undefined)
  xtest('crossed out', () => undefined)
  it.failing('known to fail', () => undefined)
})
describe.skip('off', () => {
  if (rows.length) it('inside of what is skipped', () => undefined)
})
const name = 'a name worked out'
test(name, () => undefined)
// test('only spoken of', () => undefined)
expect(/x/.test('no test')).toBe(true)
`
const tests = testsIn(SOURCE)

test('titles are read as they are written, with the describes around them', () => {
  expect(tests.map(({ path }) => path)).toEqual([
    'plain',
    'of a table: %s',
    'of a written table: $a',
    'made of ${rows.length}',
    'outer › inner %s › nested',
    'outer › inner %s › twice',
    'outer › twice',
    'outer › to come',
    'outer › skipped',
    'outer › a skipped table: %s',
    'outer › of depth alone',
    'outer › crossed out',
    'outer › known to fail',
    'off › inside of what is skipped'
  ])
})

test.each([
  ['plain', undefined],
  ['of a table: %s', undefined],
  ['of a written table: $a', undefined],
  ['made of ${rows.length}', undefined],
  ['nested', undefined],
  ['inner %s › nested', undefined],
  ['outer › inner %s › twice', undefined],
  ['inner %s › twice', undefined],
  ['twice', 'several tests are called so: name the describe too'],
  ['gone', 'there is no such test'],
  ['nest', 'there is no such test'],
  ['only spoken of', 'there is no such test'],
  ['no test', 'there is no such test'],
  ['outer', 'there is no such test'],
  ['to come', 'it does not run'],
  ['skipped', 'it does not run'],
  ['of depth alone', 'it does not run'],
  ['a skipped table: %s', 'it does not run'],
  ['crossed out', 'it does not run'],
  ['known to fail', 'it does not run'],
  ['inside of what is skipped', 'it does not run']
])('%s: %s', (title, fault) => {
  expect(faultOfTitle(tests, title)).toBe(fault)
})

test.each(["it.only('one', f); it('other', f)", "describe.only('d', () => it('one', f)); it('other', f)"])(
  'beside an only nothing else runs: %s',
  (source) => {
    const both = testsIn(source)
    expect(faultOfTitle(both, 'one')).toBeUndefined()
    expect(faultOfTitle(both, 'other')).toBe('it does not run')
  }
)
