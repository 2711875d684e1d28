import { readdirSync, readFileSync } from 'node:fs'
import { pathOf } from './citations'
import { faultsOf, indexLine, readDecision, tableLines } from './decisions'

const read = (name: string) => readFileSync(pathOf(`docs/adr/${name}`), 'utf8')
const decisions = readdirSync(pathOf('docs/adr'))
  .filter((name) => name !== 'README.md')
  .sort()
  .map((name) => readDecision(name, read(name)))

test('every decision record has the same form', () => {
  expect(decisions.length).toBeGreaterThan(50)
  expect(decisions.flatMap(faultsOf)).toEqual([])
})

test('no number is given twice', () => {
  const numbers = decisions.map(({ number }) => number)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test('the index lists every record with its title, status and date', () => {
  expect(tableLines(read('README.md'))).toEqual(decisions.map(indexLine))
})

test('what was superseded is named by the record that superseded it', () => {
  const silent = decisions.flatMap(({ file, number, status }) => {
    const by = /^superseded by \[(\d{4})\]/.exec(status)?.[1]
    const successor = decisions.find((one) => one.number === by)
    return by && !successor?.status.includes(`supersedes [${number}]`) ? [file] : []
  })
  expect(silent).toEqual([])
})

const GOOD = `# 0001. A title

- Status: accepted; supersedes
  [0000](old)
- Date: 2026-11-21

## Context

Why.

## Decision

What.

## Consequences

- Then.
`

test('a record of the right form has no fault', () => {
  expect(faultsOf(readDecision('0001-a', GOOD))).toEqual([])
})

test.each([
  ['title', '# 0001. A title', '# A title', 'begins with'],
  ['number', '# 0001.', '# 0002.', 'begins with'],
  ['status', 'accepted', 'done', 'Status'],
  ['date', '2026-11-21', 'yesterday', 'Date'],
  ['section', '## Consequences\n\n- Then.\n', '', 'has the sections'],
  ['order', '## Context', '## Measurements', 'has the sections'],
  ['unknown section', '## Consequences', '## Price\n\nx\n\n## Consequences', 'has no sections but'],
  ['empty section', '- Then.\n', '', 'empty section'],
  ['empty section in between', 'What.\n\n', '', 'empty section']
])('noticed: %s', (_, from, to, fault) => {
  expect(faultsOf(readDecision('0001-a', GOOD.replace(from, to))).join()).toContain(fault)
})
