/** Every end of work with other systems stands in docs/money.md with its level, consequence and words, and is reported somewhere. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { OUTCOMES, outcomeMetric, reportOutcome } from '../../../server/jobs/outcomes'

const ends = Object.entries(OUTCOMES).flatMap(([kind, levels]) =>
  Object.entries(levels as Record<string, string>).map(([end, level]) => ({ kind, end, level }))
)

const rows = readFileSync('docs/money.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7 && cells[1] !== undefined && cells[1] in OUTCOMES)
  .map(([, kind = '', end = '', level = '', consequence = '', words = '']) => ({
    kind,
    end,
    level,
    consequence,
    words
  }))

test('the table of docs/money.md is the table of the code', () => {
  expect(rows.map(({ kind, end, level }) => ({ kind, end, level })).sort(order)).toEqual(
    [...ends].sort(order)
  )
  for (const { consequence, words } of rows)
    expect(Math.min(consequence.length, words.length)).toBeGreaterThan(0)
})

const order = (a: { kind: string; end: string }, b: { kind: string; end: string }) =>
  `${a.kind} ${a.end}`.localeCompare(`${b.kind} ${b.end}`)

test('each kind is reported by the server', () => {
  const calls = execFileSync(
    'grep',
    ['-rhoE', '--include=*.ts', String.raw`'(${Object.keys(OUTCOMES).join('|')})', `, 'server/modules'],
    {
      encoding: 'utf8'
    }
  )
  for (const kind of Object.keys(OUTCOMES)) expect(calls).toContain(`'${kind}', `)
})

test.each(ends)('$kind $end is logged at its level and counted once', async ({ kind, end, level }) => {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
  const count = async () =>
    (await outcomeMetric.get()).values.find(({ labels }) => labels.kind === kind && labels.end === end)
      ?.value ?? 0
  const before = await count()
  reportOutcome(log, kind as 'refund', end as 'done', { outRefundNo: 'R1' })
  expect(await count()).toBe(before + 1)
  const lines = Object.entries(log).flatMap(([at, line]) =>
    line.mock.calls.map(([details]: unknown[]) => ({ at, details }))
  )
  expect(lines).toEqual([{ at: level, details: { outRefundNo: 'R1', kind, end } }])
})
