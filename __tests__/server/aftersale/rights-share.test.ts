/** What goes back of rights that were partly used: by rounds, down to whole fen, never more than was paid. */
import fc from 'fast-check'
import { rightsBack, sharesOf } from '../../../server/modules/aftersale/rights-share'
import type { RestPlate } from '../../../server/modules/plate'

const START = new Date('2026-11-01T10:00:00+08:00')
const days = (n: number) => new Date(START.getTime() + n * 86_400_000)
const plate = (over: Partial<RestPlate> = {}): RestPlate => ({
  name: '每月',
  startsAt: START,
  endsAt: days(365),
  period: 'month',
  rounds: 12,
  weightFen: 100,
  takenRounds: [],
  isTouched: false,
  ...over
})
const rights = (over: Partial<Parameters<typeof rightsBack>[0]> = {}) => ({
  kind: 'card' as const,
  boughtAt: START,
  paidFen: 1000,
  endsAt: days(365),
  isNeeded: false,
  plates: [plate()],
  ...over
})

test('the first days are whole days in China: until the end of the seventh after the purchase', () => {
  expect(rightsBack(rights(), new Date('2026-11-08T23:59:59+08:00'))).toEqual({ of: 'all' })
  expect(rightsBack(rights(), new Date('2026-11-09T00:00:00+08:00'))).toMatchObject({ of: 'part' })
})

test('the price is divided by what each plate costs by itself, and of each the unused rounds go back', () => {
  const plates = [
    plate({ weightFen: 300, takenRounds: [1, 2] }),
    plate({ name: '礼包', weightFen: 100, period: 'once', rounds: 1, takenRounds: [1] })
  ]
  expect(sharesOf(1000, plates, days(1))).toEqual([
    { name: '每月', rounds: 12, unused: 10, fen: 625 },
    { name: '礼包', rounds: 1, unused: 0, fen: 0 }
  ])
})

test('what was given for nothing goes back whole while it is untouched, however late', () => {
  const given = { boughtAt: null, paidFen: 0 }
  expect(rightsBack(rights(given), days(300))).toEqual({ of: 'all' })
  expect(rightsBack(rights({ ...given, plates: [plate({ isTouched: true })] }), days(1)).of).toBe('nothing')
})

test('one plate that was touched makes it a part, in the first days too', () => {
  const plates = [plate(), plate({ isTouched: true, takenRounds: [1] })]
  // 500 and 11 of 12 parts of 500
  expect(rightsBack(rights({ plates }), days(1))).toMatchObject({ of: 'part', fen: 958 })
})

test('plates that cost nothing by themselves share alike, others not', () => {
  const fenOf = (...weights: number[]) =>
    sharesOf(
      1000,
      weights.map((weightFen) => plate({ weightFen })),
      days(1)
    ).map(({ fen }) => fen)
  expect(fenOf(0, 0)).toEqual([500, 500])
  expect(fenOf(0, 100)).toEqual([0, 1000])
})

test('a round goes back until its end', () => {
  const unusedAt = (text: string) => sharesOf(1200, [plate()], new Date(text))[0]
  expect(unusedAt('2026-11-30T23:59:59.999+08:00')).toMatchObject({ unused: 12, fen: 1200 })
  expect(unusedAt('2026-12-01T00:00:00+08:00')).toMatchObject({ unused: 11, fen: 1100 })
})

test('of a plate without rounds nothing goes back', () => {
  expect(sharesOf(1000, [plate({ endsAt: START })], days(1))).toMatchObject([
    { rounds: 0, unused: 0, fen: 0 }
  ])
})

test('each reason has its own words', () => {
  const why = (over: Parameters<typeof rights>[0], now = days(1)) => {
    const back = rightsBack(rights(over), now)
    return back.of === 'nothing' ? back.why : back.of
  }
  expect(why({ endsAt: days(1) })).toBe('会员卡已到期，不支持退款')
  expect(why({ kind: 'plate', endsAt: days(1) })).toBe('权益包已到期，不支持退款')
  expect(why({ isNeeded: true })).toContain('单独购买的权益包')
  expect(
    why({ plates: [plate({ isTouched: true, takenRounds: [...Array(12).keys()].map((n) => n + 1) })] })
  ).toContain('已领取或已过期')
})

const anyPlate = fc.record({
  weightFen: fc.nat(100_000),
  rounds: fc.integer({ min: 1, max: 52 }),
  period: fc.constantFrom('once' as const, 'week' as const, 'month' as const, 'year' as const),
  takenRounds: fc.uniqueArray(fc.integer({ min: 1, max: 52 }), { maxLength: 20 })
})

test('never more than was paid; what is taken, or over, makes it no more', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.array(anyPlate, { minLength: 1, maxLength: 6 }),
      fc.nat(364),
      fc.integer({ min: 1, max: 52 }),
      (paidFen, some, day, roundNo) => {
        const plates = some.map((over) => plate(over))
        const sum = (of: readonly RestPlate[], now: Date) =>
          sharesOf(paidFen, of, now).reduce((total, { fen }) => total + fen, 0)
        const now = sum(plates, days(day))
        expect(now).toBeLessThanOrEqual(paidFen)
        expect(sum(plates, days(day + 1))).toBeLessThanOrEqual(now)
        const more = plates.map((one) => ({ ...one, takenRounds: [...one.takenRounds, roundNo] }))
        expect(sum(more, days(day))).toBeLessThanOrEqual(now)
      }
    )
  )
})
