import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { daysToLastDay, DAY_MS, hasEnded, lastDayOf, type EndOfDay, type Moment } from '@contract/time'
import { daysLater, endOfDay, endOfDayAfter, throughItsDay } from '../../server/lib/ends'
import { iso, isoEnd } from '../../server/lib/iso'

const at = (text: string) => new Date(text)

describe('the end of a day in China', () => {
  test.each([
    ['at 00:00', '2026-11-27T00:00:00+08:00'],
    ['in the morning', '2026-11-27T06:08:00+08:00'],
    ['a millisecond before midnight', '2026-11-27T23:59:59.999+08:00']
  ])('what is got %s has the same last day', (_, moment) => {
    const end = endOfDayAfter(at(moment), 30)
    expect(end.toISOString()).toBe('2026-12-27T16:00:00.000Z')
    expect(lastDayOf(end)).toBe('2026-12-27')
  })

  test('is over at 00:00 and not a millisecond before', () => {
    const end = endOfDay('2026-11-27')
    expect(end).toEqual(at('2026-11-28T00:00:00+08:00'))
    expect(hasEnded(end, Date.parse('2026-11-27T23:59:59.999+08:00'))).toBe(false)
    expect(hasEnded(end, Date.parse('2026-11-28T00:00:00+08:00'))).toBe(true)
  })

  test.each([
    ['2026-11-27T06:08:00+08:00', '2026-11-28T00:00:00+08:00'],
    ['2026-11-27T23:59:59.999+08:00', '2026-11-28T00:00:00+08:00'],
    ['2026-11-28T00:00:00+08:00', '2026-11-28T00:00:00+08:00'],
    ['2026-11-28T00:00:00.001+08:00', '2026-11-29T00:00:00+08:00']
  ])('of what ended at %s is %s', (moment, end) => expect(throughItsDay(at(moment))).toEqual(at(end)))

  test.each([
    ['2026-11-27T23:59:59.999+08:00', 1],
    ['2026-11-28T00:00:00+08:00', 0],
    ['2026-11-28T23:59:59.999+08:00', 0],
    ['2026-11-29T00:00:00+08:00', -1]
  ])('at %s there are %i days to the last one', (now, days) =>
    expect(daysToLastDay(endOfDay('2026-11-28'), Date.parse(now))).toBe(days)
  )

  test('is counted on from another end', () => {
    expect(daysLater(endOfDay('2026-12-31'), 1)).toEqual(endOfDay('2027-01-01'))
    expect(daysLater(endOfDay('2028-02-28'), 1)).toEqual(endOfDay('2028-02-29'))
  })

  test('of no day is none', () => expect(() => endOfDay('soon')).toThrow(RangeError))

  test('is never earlier than so many times 24 hours, nor a whole day later', () => {
    const moments = fc.date({ min: at('1995-01-01Z'), max: at('2090-01-01Z'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 800 }), (now, days) => {
        const more = endOfDayAfter(now, days).getTime() - now.getTime() - days * DAY_MS
        expect(more).toBeGreaterThan(0)
        expect(more).toBeLessThanOrEqual(DAY_MS)
        expect(daysToLastDay(endOfDayAfter(now, days), now.getTime())).toBe(days)
        expect(throughItsDay(new Date(endOfDayAfter(now, days)))).toEqual(endOfDayAfter(now, days))
      })
    )
  })
})

test('a process anywhere sees the same days', () => {
  const program = `
    const { endOfDayAfter } = require('./server/lib/ends')
    const { lastDayOf } = require('./contract/time')
    const end = endOfDayAfter(new Date('2026-10-24T22:30:00Z'), 7)
    console.log(end.toISOString(), lastDayOf(end))`
  const seen = ['Pacific/Apia', 'America/New_York', 'Europe/Berlin', 'Asia/Shanghai'].map((zone) =>
    execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
      cwd: join(__dirname, '../..'),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8'
    }).trim()
  )
  expect(new Set(seen)).toEqual(new Set(['2026-11-01T16:00:00.000Z 2026-11-01']))
})

/** Held by the compiler: the type check fails where one of these errors is missing. */
export function kindsDoNotMix(end: EndOfDay, endDate: EndOfDay<Date>, moment: Moment, date: Date): void {
  isoEnd(endDate)
  iso(date)
  // @ts-expect-error the end of a day is not written as a moment
  iso(endDate)
  // @ts-expect-error a date that is counted in hours is no end of a day
  isoEnd(date)
  // @ts-expect-error neither is one that is made by hand
  isoEnd(new Date(date.getTime() + 30 * DAY_MS))
  // @ts-expect-error a moment has no last day
  lastDayOf(moment)
  // @ts-expect-error a moment does not end with its day
  hasEnded(moment, 0)
  // @ts-expect-error the end of a day is counted on, not the days after it
  endOfDayAfter(endDate, 1)
  // @ts-expect-error it cannot be stored as a moment
  const stored: Moment = end
  return void stored
}
