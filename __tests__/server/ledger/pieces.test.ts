/** Which orders a round of the ledger's check looks at. */
import { endOf, piecesOf } from '../../../server/modules/ledger/pieces'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2026-11-29T10:59:58+08:00')

const piecesAt = (now: number, since: number | null) => {
  const { older, recent } = piecesOf(new Date(now), since === null ? null : new Date(since))
  return [...older, ...recent].map((piece) => piece.getTime())
}

/** How long, at worst, an order of the last eight days goes without being looked at, as rounds begin at these moments. */
function longestWait(rounds: readonly { readonly at: number; readonly isGood: boolean }[]): number {
  const looked = new Map<number, number>()
  let since: number | null = null
  let longest = 0
  for (const { at, isGood } of rounds) {
    if (isGood) {
      for (const piece of piecesAt(at, since)) looked.set(piece, at)
      since = at + 3 * MINUTE
    }
    for (let piece = Math.floor(at / HOUR) * HOUR; piece > at - 8 * DAY; piece -= HOUR)
      longest = Math.max(longest, at - (looked.get(piece) ?? piece))
  }
  return longest
}

test('the first round looks at all hours of eight days, which follow one another up to now', () => {
  const { older, recent } = piecesOf(new Date(START), null)
  const all = [...older, ...recent]
  expect(all).toHaveLength(8 * 24)
  expect(all.slice(1)).toEqual(all.slice(0, -1).map(endOf))
  expect(all.at(-1)).toEqual(new Date('2026-11-29T10:00:00+08:00'))
})

test('a round an hour after a good one looks at the last day, and one hour of each of the seven before', () => {
  const pieces = piecesAt(START + HOUR, START + MINUTE)
  expect(pieces).toHaveLength(24 + 7)
  expect(pieces.slice(0, 7)).toEqual(
    [7, 6, 5, 4, 3, 2, 1].map((days) => Date.parse('2026-11-29T11:00:00+08:00') - days * DAY)
  )
})

test.each([
  ['on the hour', HOUR],
  ['a little later each time, so that some hours begin no round', HOUR + 7 * MINUTE],
  ['twice an hour', HOUR / 2],
  ['each five hours, as after failures', 5 * HOUR]
])('each order is looked at once a day: rounds %s', (_name, every) => {
  const rounds = Array.from({ length: Math.ceil((12 * DAY) / every) }, (_, place) => ({
    at: START + place * every,
    isGood: true
  }))
  expect(longestWait(rounds)).toBeLessThan(DAY + every)
})

test('what was due in rounds that failed is made up for by the next good one', () => {
  const rounds = Array.from({ length: 12 * 24 }, (_, place) => ({
    at: START + place * HOUR,
    isGood: place % 9 < 4
  }))
  expect(longestWait(rounds)).toBeLessThanOrEqual(DAY + 6 * HOUR)
})
