import { existsSync } from 'node:fs'
import path from 'node:path'
import { SPEC_MAP } from '../spec-map'
import { SPEC_ROWS } from '../spec-rows'

it.each(Object.entries(SPEC_MAP))('%s', (_, file) => {
  expect(existsSync(path.join(__dirname, '..', file))).toBe(true)
})

/** Rows without a test, or with one that the map does not have. */
const untested = (map: Readonly<Record<string, string>>) =>
  Object.entries(SPEC_ROWS)
    .filter(([, lines]) => lines.length === 0 || lines.some((line) => !(line in map)))
    .map(([row]) => row)

it('every row of sections 4, 5, 8 and 9 has its tests', () => expect(untested(SPEC_MAP)).toEqual([]))

it('a row whose line goes missing is noticed, whichever it is', () => {
  for (const [row, [line = '']] of Object.entries(SPEC_ROWS)) {
    const { [line]: gone, ...rest } = SPEC_MAP
    expect(gone).toBeDefined()
    expect(untested(rest)).toContain(row)
  }
})
