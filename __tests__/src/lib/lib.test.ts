import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { formatYuan, shortYuan, yuanParts } from '@/lib/money'
import { decodeValue, rawQuery, stringifyQuery, withQuery } from '@/lib/query-string'
import { randomId } from '@/lib/random-id'
import * as clock from '@/lib/server-now'
import * as time from '@/lib/time'
import type { EndOfDay, Moment } from '@contract/time'

describe('money is fen', () => {
  it.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [99, '¥0.99'],
    [100, '¥1.00'],
    [123_450, '¥1,234.50'],
    [100_000_000, '¥1,000,000.00'],
    [-1990, '¥-19.90'],
    [-5, '¥-0.05']
  ])('%d', (fen, text) => expect(formatYuan(fen)).toBe(text))
  it('in two sizes', () => expect(yuanParts(19_900)).toEqual({ yuan: '199', fen: '00' }))
  it.each([
    [5000, '50'],
    [990, '9.9'],
    [999, '9.99'],
    [128_000, '1,280'],
    [123_450, '1,234.5']
  ])('the value of a coupon of %d', (fen, text) => expect(shortYuan(fen)).toBe(text))
})

describe('times are shown in China time', () => {
  it.each([
    ['2026-11-20T16:00:00Z', '2026.11.21 00:00'],
    ['2026-11-21T00:00:00+08:00', '2026.11.21 00:00'],
    ['2026-12-31T23:59:00+08:00', '2026.12.31 23:59'],
    ['2026-12-31T16:00:00.000Z', '2027.01.01 00:00']
  ])('%s', (moment, shown) => {
    expect(time.formatMinute(moment)).toBe(shown)
    expect(time.formatDay(moment)).toBe(shown.slice(0, 10))
  })
  it('a day without its year', () => expect(time.formatMonthDay('2026-11-20T16:00:00Z')).toBe('11月21日'))
})

describe('the end of a day is shown as its last day', () => {
  const end = '2026-11-27T16:00:00.000Z' as EndOfDay
  const at = (text: string) => Date.parse(text)
  it('never as the day on which it is over', () => {
    expect(time.formatLastDay(end)).toBe('2026.11.27')
    expect(time.formatLastMonthDay(end)).toBe('11月27日')
    expect(time.formatPeriod('2026-11-20T16:00:00Z', end)).toBe('2026.11.21 – 2026.11.27')
  })
  it.each([
    ['2026-11-24T23:59:59.999+08:00', '3 天后'],
    ['2026-11-25T00:00:00+08:00', '2 天后'],
    ['2026-11-26T00:00:00+08:00', '明天'],
    ['2026-11-26T23:59:59.999+08:00', '明天'],
    ['2026-11-27T00:00:00+08:00', '今天'],
    ['2026-11-27T23:59:59.999+08:00', '今天']
  ])('at %s it is %s', (now, words) => expect(time.lastDayText(end, at(now))).toBe(words))
  it('no formatter takes the other kind', () => {
    const moment: Moment = '2026-11-27T06:08:00Z'
    // @ts-expect-error the day of its instant is the day after the last one
    time.formatDay(end)
    // @ts-expect-error the same
    time.formatMonthDay(end)
    // @ts-expect-error its time is always 00:00
    time.formatMinute(end)
    // @ts-expect-error it is told in days
    time.untilText(end)
    // @ts-expect-error what ends within a day is shown with its time
    time.formatLastDay(moment)
    // @ts-expect-error the same
    time.lastDayText(moment)
    expect(time.formatMinute(moment)).toBe('2026.11.27 14:08')
  })
})

it('times are the same in every zone, also in the hours around its summer time', () => {
  // a process of its own: a test's world keeps the zone that it began with
  const program = `
    const time = require('./src/lib/time.ts')
    const moments = ['2026-03-08T07:30:00Z', '2026-11-01T05:30:00Z', '2026-03-29T00:30:00Z', '2026-10-25T01:30:00Z',
      '2026-10-03T16:30:00Z', '2026-04-04T15:30:00Z', '2026-06-30T16:00:00Z']
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Shanghai', 'Pacific/Apia']
    console.log(JSON.stringify(zones.map((zone) => {
      process.env.TZ = zone
      return moments.map((moment) => time.formatMinute(moment)).join()
    })))`
  const { stdout } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8'
  })
  const seen = JSON.parse(stdout) as string[]
  expect(seen).toHaveLength(5)
  expect(new Set(seen)).toEqual(
    new Set([
      '2026.03.08 15:30,2026.11.01 13:30,2026.03.29 08:30,2026.10.25 09:30,2026.10.04 00:30,2026.04.04 23:30,2026.07.01 00:00'
    ])
  )
})

describe('how long until a moment', () => {
  const NOW = Date.parse('2026-11-21T00:00:00Z')
  it.each([
    [3 * 86_400_000, '3 天后'],
    // 00:00 of the 23rd and the 22nd: NOW is 08:00 in China
    [40 * 3_600_000, '2 天后'],
    [16 * 3_600_000, '明天'],
    [16 * 3_600_000 - 1, '15 小时后'],
    [3_600_000, '1 小时后'],
    [3_600_000 - 1, '60 分钟后'],
    [1, '1 分钟后'],
    [-5, '1 分钟后']
  ])('%d ms', (ms, text) => expect(time.untilText(NOW + ms, NOW)).toBe(text))
  it('what begins with a day comes when the last day before it says', () => {
    const end = '2026-11-25T16:00:00Z' as EndOfDay
    for (let now = NOW; now < Date.parse(end) - 86_400_000; now += 3_600_000)
      expect(time.untilText(Date.parse(end), now)).toBe(time.nextDayText(end, now))
  })
  it('is never less than nothing', () => expect(time.msUntil(NOW - 1, NOW)).toBe(0))
})

it('goes by the clock of the server, once that is known', () => {
  const ahead = Date.now() + 3_600_000
  clock.setServerNow(ahead)
  expect(Math.abs(clock.serverNow() - ahead)).toBeLessThan(1000)
  clock.setServerNow(NaN)
  expect(Math.abs(clock.serverNow() - ahead)).toBeLessThan(1000)
  clock.setServerNow(Date.now())
})

describe('query strings', () => {
  it('leave out what is not there, and encode the rest', () => {
    expect(stringifyQuery({ a: '你&', b: 0, c: '', d: undefined, e: null })).toBe('a=%E4%BD%A0%26&b=0')
    expect(withQuery('/a', {})).toBe('/a')
    expect(withQuery('/a?b=1', { c: 2 })).toBe('/a?b=1&c=2')
  })
  it('are read as they stand', () => {
    expect(rawQuery('?a=%E4%BD%A0&b=&c&=d&a=2&e=x=y')).toEqual({ a: '%E4%BD%A0', b: '', c: '', e: 'x=y' })
    expect(rawQuery('')).toEqual({})
    expect(rawQuery('authCod%65=1&%73ign=%20&%zz=3&sign=4')).toEqual({
      authCode: '1',
      sign: '%20',
      '%zz': '3'
    })
    expect(decodeValue('%')).toBe('%')
  })
})

it('ids are 32 hexadecimal digits and differ', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})
