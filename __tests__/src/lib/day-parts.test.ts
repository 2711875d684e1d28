import fc from 'fast-check'
import { columnsOf, dayText, nearestDay, partsOf } from '@/lib/day-parts'

const RANGE = { start: '1876-11-21', end: '2026-11-21' }

it.each([
  ['31 February is its last day', { year: 2025, month: 2, day: 31 }, '2025-02-28'],
  ['in a leap year too', { year: 2024, month: 2, day: 31 }, '2024-02-29'],
  ['1900 is no leap year', { year: 1900, month: 2, day: 29 }, '1900-02-28'],
  ['nothing after the end', { year: 2026, month: 12, day: 31 }, '2026-11-21'],
  ['nothing before the start', { year: 1876, month: 1, day: 1 }, '1876-11-21'],
  ['nothing far away', { year: 3000, month: 5, day: 5 }, '2026-05-05']
])('%s', (_, parts, expected) => {
  expect(dayText(nearestDay(parts, RANGE))).toBe(expected)
})

it('offers only days that there are, within the range, and always the chosen one', () => {
  const parts = fc.record({ year: fc.integer(), month: fc.integer(), day: fc.integer() })
  fc.assert(
    fc.property(parts, (given) => {
      const found = nearestDay(given, RANGE)
      const text = dayText(found)
      const { years, months, days } = columnsOf(found, RANGE)
      expect(new Date(`${text}T00:00:00Z`).toISOString().slice(0, 10)).toBe(text)
      expect(text >= RANGE.start && text <= RANGE.end).toBe(true)
      expect(years.includes(found.year) && months.includes(found.month) && days.includes(found.day)).toBe(
        true
      )
      expect(nearestDay(partsOf(text), RANGE)).toEqual(found)
    })
  )
})
