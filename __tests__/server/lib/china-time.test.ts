import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import { chinaMidnight, chinaText, dayInChina, minuteInChina } from '../../../server/lib/china-time'

const at = (text: string) => new Date(text)
const DAY_MS = 86_400_000

describe('a day in China', () => {
  test.each([
    ['begins at 16:00 UTC', '2026-11-20T16:00:00Z', 0, '2026-11-21'],
    ['lasts until then', '2026-11-20T15:59:59.999Z', 0, '2026-11-20'],
    ['is followed by the first of the next month', '2026-11-30T15:59:59Z', 1, '2026-12-01'],
    ['is in the new year before UTC is', '2026-12-31T16:00:00Z', 0, '2027-01-01'],
    ['may be a leap day', '2028-02-28T16:00:00Z', 0, '2028-02-29'],
    ['comes after a leap day', '2028-02-28T16:00:00Z', 1, '2028-03-01'],
    ['comes after the 28th where no leap day is', '2027-02-27T16:00:00Z', 1, '2027-03-01'],
    ['has days before it', '2028-03-01T15:00:00Z', -1, '2028-02-29'],
    ['is reckoned in days, not in months', '2027-01-31T02:00:00Z', 30, '2027-03-02']
  ])('%s: %s and %i days', (_, moment, daysLater, day) => {
    expect(dayInChina(at(moment), daysLater)).toBe(day)
  })

  test.each([
    ['2026-11-20T16:00:00Z', 0, '2026-11-20T16:00:00.000Z'],
    ['2026-11-20T15:59:59.999Z', 0, '2026-11-19T16:00:00.000Z'],
    ['2028-02-28T20:00:00Z', 1, '2028-02-29T16:00:00.000Z'],
    ['2026-12-31T15:00:00Z', 1, '2026-12-31T16:00:00.000Z'],
    ['2026-03-01T01:00:00Z', -1, '2026-02-27T16:00:00.000Z']
  ])('at %s the midnight %i days on is %s', (moment, daysLater, midnight) => {
    expect(chinaMidnight(at(moment), daysLater).toISOString()).toBe(midnight)
  })

  test('is 24 hours of which each moment is in its own day', () => {
    const moments = fc.date({ min: at('1995-01-01Z'), max: at('2090-01-01Z'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: -800, max: 800 }), (moment, days) => {
        const begin = chinaMidnight(moment)
        expect(moment.getTime() - begin.getTime()).toBeGreaterThanOrEqual(0)
        expect(moment.getTime() - begin.getTime()).toBeLessThan(DAY_MS)
        expect(chinaMidnight(moment, days).getTime()).toBe(begin.getTime() + days * DAY_MS)
        expect(minuteInChina(moment)).toBe(Math.floor((moment.getTime() - begin.getTime()) / 60_000))
      })
    )
  })
})

test('a moment reads as month, time of day and digits', () => {
  const moment = at('2026-11-30T16:05:09.700Z')
  expect(chinaText(moment, 'YYYY-MM')).toBe('2026-12')
  expect(chinaText(moment, 'HH:mm')).toBe('00:05')
  expect(chinaText(moment, 'HH:mm:ss')).toBe('00:05:09')
  expect(chinaText(moment, 'YYMMDDHHmmss')).toBe('261201000509')
})

test.each([
  ['2026-11-20T15:59:59Z', 1439],
  ['2026-11-20T16:00:00Z', 0],
  ['2026-11-20T01:30:00Z', 570]
])('%s is minute %i of the day', (moment, minute) => {
  expect(minuteInChina(at(moment))).toBe(minute)
})

/** Reads every half hour of a year in a process of its own, and says which are not as the platform's own calendar has them. */
const PROGRAM = `
  const { chinaMidnight, chinaText, dayInChina, minuteInChina } = require('./server/lib/china-time.ts')
  const china = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium'
  })
  const wrong = []
  for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 1800_000) {
    const moment = new Date(time)
    const [day, clock] = china.format(moment).split(' ')
    const midnight = new Date(day + 'T00:00:00+08:00').getTime()
    const right =
      dayInChina(moment) === day && chinaText(moment, 'HH:mm:ss') === clock &&
      chinaMidnight(moment).getTime() === midnight && minuteInChina(moment) === (time - midnight) / 60_000
    if (!right) wrong.push(moment.toISOString())
  }
  console.log(JSON.stringify({ offset: new Date(2026, 6, 1).getTimezoneOffset(), wrong }))`

/** Zones, each with its offset in July: summer time in both halves of the world, half hours, both sides of the date line. */
test.each([
  ['UTC', 0],
  ['Asia/Shanghai', -480],
  ['America/New_York', 240],
  ['Australia/Lord_Howe', -630],
  ['Pacific/Kiritimati', -840]
])('a process in %s reads a whole year as China does', (zone, offset) => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', '--eval', PROGRAM], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, TZ: zone },
    encoding: 'utf8'
  })
  expect(JSON.parse(said)).toEqual({ offset, wrong: [] })
})
