import { buyTimesText, heldText, roundsText } from '@/features/plate/model'
import { myPlate } from '../../pages/index/fixtures'

it.each([
  [{ period: 'month', quota: 2, rounds: 12, privilegeCount: 5 }, '每月 5 选 2 · 共 12 期'],
  [{ period: 'week', quota: 1, rounds: 4, privilegeCount: 3 }, '每周 3 选 1 · 共 4 期'],
  [{ period: 'once', quota: 2, rounds: 1, privilegeCount: 6 }, '6 选 2 · 有效期内领完'],
  [{ period: 'year', quota: 1, rounds: 1, privilegeCount: 5 }, '5 选 1 · 有效期内领完'],
  [{ period: 'month', quota: 7, rounds: 12, privilegeCount: 7 }, '每月 7 项全享 · 共 12 期'],
  [{ period: 'once', quota: 2, rounds: 1, privilegeCount: 2 }, '2 项全享 · 有效期内领完']
] as const)('%j reads %s', (rounds, words) => expect(roundsText(rounds)).toBe(words))

it('tells how often it may still be bought, and nothing where that is not limited', () => {
  expect(buyTimesText({ bought: 1, limit: 3, remaining: 2 })).toBe('还可购买 2 次（限购 3 次）')
  expect(buyTimesText({ bought: 3, limit: 3, remaining: 0 })).toBe('限购 3 次，已买满')
  expect(buyTimesText({ bought: 5, limit: 0, remaining: 99 })).toBe('')
})

it('tells what a plate on a card is without a running round', () => {
  expect(heldText(myPlate({ round: null, period: 'month', source: 'bought' }))).toMatch(
    /^每月 · \d+ 项权益 · 另外购买$/
  )
})
