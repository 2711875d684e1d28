import { endIn, endOf } from '../../../support/ends'
import { remainingIn, resetText, takingOf } from '@/features/plate/components/plate-card/round-text'
import { myPlate } from '../../pages/index/fixtures'

const NOW = Date.parse('2026-11-21T00:00:00Z')
const round = (over: Partial<NonNullable<ReturnType<typeof myPlate>['round']>> = {}) => ({
  roundNo: 1,
  rounds: 12,
  quota: 5,
  used: 3,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: endOf('2026-11-23'),
  ...over
})

it('says what is left, never less than nothing', () => {
  expect(remainingIn(round())).toBe(2)
  expect(remainingIn(round({ used: 6 }))).toBe(0)
})

it('a round resets, the last one ends', () => {
  expect(resetText(round(), NOW)).toBe('3 天后重置')
  expect(resetText(round({ roundNo: 12 }), NOW)).toBe('2 天后到期')
})

it('adds up what runs, and names the round that resets first of those with something left', () => {
  const plates = [
    myPlate({ round: round({ quota: 5, used: 3, endsAt: endIn(9) }) }),
    myPlate({ round: round({ quota: 1, used: 1, endsAt: endIn(1) }) }),
    myPlate({ round: round({ quota: 2, used: 0, endsAt: endIn(4) }) }),
    myPlate({ round: null })
  ]
  const { left, quota, next } = takingOf(plates)
  expect([left, quota]).toEqual([4, 8])
  expect(next).toBe(plates[2]?.round)
  expect(takingOf([])).toEqual({ left: 0, quota: 0, next: null })
})
