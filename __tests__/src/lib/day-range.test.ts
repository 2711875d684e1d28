import { daysOf } from '@/features/questionnaire/model'
import { defaultDayRange } from '@/lib/day-range'

const TODAY = '2026-11-21'

it('a date picker offers 150 years either side of the current one (rule check.dateRange)', () => {
  expect(defaultDayRange(TODAY)).toEqual({ start: '1876-01-01', end: '2176-12-31' })
})

it.each([
  ['without limits all that a picker offers', {}, { start: '1876-01-01', end: '2176-12-31' }],
  ['up to today', { to: 'today' as const }, { start: '1876-01-01', end: TODAY }],
  ['from a day on', { from: '2020-02-29' }, { start: '2020-02-29', end: '2176-12-31' }]
])('a question for a day offers %s', (_, limits, range) => {
  const question = { id: 'day', kind: 'date', title: '哪天？', ...limits } as const
  expect(daysOf(question, TODAY)).toEqual(range)
})
