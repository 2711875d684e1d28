/** What points are worth, when they end, and how many of them come back. */
import type { PointsRule } from '@contract/types'
import { pointsSentences } from '../../../server/domain/points-text'
import {
  earnedFor,
  endOf,
  lotsLeft,
  lotViews,
  offerOf,
  remainingPointsOf
} from '../../../server/modules/points/model'
import { endOfDay } from '../../../server/lib/ends'

const RULE: PointsRule = { earnPerYuan: 3, worthFen: 5, mostPercent: 50, leastPoints: 20, lifeDays: 30 }
const lot = (points: number, day: string) => ({ points, endsAt: endOfDay(day) })

test('points are earned for whole yuan', () => {
  expect([99, 100, 1099].map((fen) => earnedFor(RULE, fen))).toEqual([0, 3, 30])
})

test('they are valid to the end of a day in China', () => {
  expect(endOf(RULE, new Date('2026-11-21T23:30:00+08:00'))).toEqual(endOfDay('2026-12-21'))
})

test('of the earned points the share remains that remains paid, rounded down, and never more than all', () => {
  expect(remainingPointsOf(10, 999, 1000)).toBe(9)
  expect(remainingPointsOf(10, 1000, 1000)).toBe(10)
  expect(remainingPointsOf(10, 1200, 1000)).toBe(10)
  expect(remainingPointsOf(10, 0, 1000)).toBe(0)
  expect(remainingPointsOf(10, 0, 0)).toBe(0)
  // exact beyond 2^53
  expect(remainingPointsOf(3_000_000_000, 2_999_999_999, 3_000_000_000)).toBe(2_999_999_999)
})

describe('so many points can be used', () => {
  const usable = (balance: number, linesFen: readonly number[], rule = RULE) =>
    offerOf(rule, balance, linesFen)

  test('as are in the balance', () =>
    expect(usable(30, [1000])).toEqual({ balance: 30, usable: 30, worthFen: 150, reason: null }))

  test('as the share of the goods allows, over all lines, in whole points', () =>
    expect(usable(500, [400, 619])).toEqual({ balance: 500, usable: 101, worthFen: 505, reason: null }))

  test('as whole points fit into each line', () =>
    expect(usable(500, [59, 59], { ...RULE, mostPercent: 100 })).toMatchObject({ usable: 22, worthFen: 110 }))

  test('as are the least that can be used at once, or none', () => {
    expect(usable(20, [200])).toMatchObject({ usable: 20, reason: null })
    expect(usable(500, [200])).toMatchObject({ usable: 20, reason: null })
    expect(usable(500, [199])).toEqual({
      balance: 500,
      usable: 0,
      worthFen: 0,
      reason: '积分最多抵商品金额的 50%，本单金额较低，暂不可用'
    })
    expect(usable(20, [199]).reason).toContain('本单金额较低')
    expect(usable(19, [1000])).toMatchObject({ usable: 0, reason: '满 20 积分可用，当前 19 积分' })
    expect(usable(0, [1000])).toMatchObject({ usable: 0, reason: '暂无可用积分' })
    expect(usable(-7, [1000])).toEqual({ balance: -7, usable: 0, worthFen: 0, reason: '暂无可用积分' })
  })
})

test('what ends first is spent first', () => {
  const earned = [lot(10, '2026-12-03'), lot(20, '2026-12-01'), lot(30, '2026-12-02')]
  expect(lotsLeft(earned, 25)).toEqual([lot(25, '2026-12-02'), lot(10, '2026-12-03')])
  expect(lotsLeft(earned, 20)).toEqual([lot(30, '2026-12-02'), lot(10, '2026-12-03')])
  expect(lotsLeft(earned, 60)).toEqual([])
  expect(lotsLeft([lot(10, '2026-12-03')], -5)).toEqual([lot(10, '2026-12-03')])
})

test('lots that end on the same day are shown as one', () => {
  expect(lotViews([lot(1, '2026-12-01'), lot(2, '2026-12-02'), lot(3, '2026-12-01')])).toEqual([
    { points: 4, endsAt: '2026-12-01T16:00:00.000Z' },
    { points: 2, endsAt: '2026-12-02T16:00:00.000Z' }
  ])
})

test('the rule in sentences, without earning where nothing is earned; none without a rule', () => {
  const spent = '购买商城商品时，1 积分抵 0.05 元，20 积分起用，每单最多抵商品优惠后金额的 50%。'
  const ends = '积分自到账起 30 天内有效，先到期的先用。'
  expect(pointsSentences(RULE)).toEqual([`付款成功后，每实付 1 元得 3 积分。\n${spent}\n${ends}`])
  expect(pointsSentences({ ...RULE, earnPerYuan: 0 })).toEqual([`${spent}\n${ends}`])
  expect(pointsSentences(undefined)).toEqual([])
})
