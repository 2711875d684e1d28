import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CALLS, RULES } from './document'
import { HELD, PARTS } from './map'
import { faultOfTitle, storiesIn, testsIn, type WrittenTest } from './titles'

const ROOT = path.resolve(__dirname, '../..')

/** The rules of the numbered documents. */
const ids = RULES.filter(({ document }) => document !== 'looks.md').map(({ id }) => id)
const known = new Set(ids)

const read = new Map<string, readonly WrittenTest[]>()
function testsOf(file: string): readonly WrittenTest[] {
  const known = read.get(file) ?? testsOfSource(file, readFileSync(path.join(ROOT, file), 'utf8'))
  read.set(file, known)
  return known
}

/** Those that the file has, and the stories that it tells, which both hosts of the mini-program share. */
function testsOfSource(file: string, source: string): readonly WrittenTest[] {
  const told = /test\.each\(\w+\)\('\$name'/.test(source)
    ? [...source.matchAll(/from '(\.\.\/stories\/[\w-]+)'/g)]
    : []
  return [
    ...testsIn(source),
    ...told.flatMap(([, from = '']) =>
      storiesIn(readFileSync(path.join(ROOT, path.dirname(file), `${from}.ts`), 'utf8'))
    )
  ]
}

function faultOf(file: string, title: string): string | undefined {
  if (!/\.test\.tsx?$/.test(file)) return 'no file of tests'
  return existsSync(path.join(ROOT, file)) ? faultOfTitle(testsOf(file), title) : 'there is no such file'
}

test('every rule has a test', () => {
  expect(CALLS.length + ids.length).toBeGreaterThan(250)
  expect(ids.filter((id) => !HELD[id]?.length)).toEqual([])
})

test('every entry is of a rule that is there, and has its tests', () => {
  expect(Object.keys(HELD).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(HELD).filter((id) => HELD[id]?.length === 0)).toEqual([])
  expect(PARTS.flatMap((part) => Object.keys(part))).toHaveLength(Object.keys(HELD).length)
})

test('each test that is named is in its file, once, and runs', () => {
  const faults = Object.entries(HELD).flatMap(([id, tests]) =>
    tests.flatMap(({ file, title }) => {
      const fault = faultOf(file, title)
      return fault ? [`${id}: ${file} › ${title}: ${fault}`] : []
    })
  )
  expect(faults).toEqual([])
})

test('a file or a title that is not there is noticed', () => {
  const [{ file, title } = { file: '', title: '' }] = HELD['tab.default'] ?? []
  expect(faultOf(file, title)).toBeUndefined()
  expect(faultOf(file, `${title}?`)).toBe('there is no such test')
  expect(faultOf(file.replace('model', 'gone'), title)).toBe('there is no such file')
  expect(faultOf('__tests__/specification/titles.ts', title)).toBe('no file of tests')
})
