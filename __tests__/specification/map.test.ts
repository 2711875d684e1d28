import { existsSync } from 'node:fs'
import path from 'node:path'
import { CALLS, RULES } from './document'
import { HELD, PARTS } from './map'
import { testsOf } from './tests-of'
import { faultOfTitle } from './titles'

const ROOT = path.resolve(__dirname, '../..')

/** The rules of the numbered documents. */
const ids = RULES.filter(({ document }) => document !== 'looks.md').map(({ id }) => id)
const known = new Set(ids)

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
