/**
 * The rounds of a plate: when its quota is renewed (rule page.home.exchangeCenter). Round 1 begins with the plate;
 * each further one at midnight China time, a whole number of weeks, months, quarters or years after the day the plate
 * began. Rounds are contiguous: one ends where the next begins, and the last ends with the plate.
 */
import type { PlatePeriod } from '@contract/types'
import { inChina, momentOf } from '@contract/calendar'

/** What determines the rounds of a plate that somebody holds. */
export interface PlateTerm {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly period: PlatePeriod
  /** The promised number of rounds; fewer fit if the plate ends earlier. */
  readonly rounds: number
}

/**
 * One round: from `startsAt` (inclusive) to `endsAt` (exclusive). `rounds` is the actual number of rounds of the
 * plate.
 */
export interface RoundSpan {
  readonly roundNo: number
  readonly rounds: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The length of a round, in dayjs units. */
const STEPS = {
  week: [1, 'week'],
  month: [1, 'month'],
  quarter: [3, 'month'],
  year: [12, 'month']
} as const

/** How many rounds a plate has; 0 if it ends before it starts. */
export const countRounds = (term: PlateTerm): number => begunBefore(term, term.endsAt)

/** All rounds of a plate in order; empty if it ends before it starts. */
export function roundsOf(term: PlateTerm): RoundSpan[] {
  const rounds = countRounds(term)
  return Array.from({ length: rounds }, (_, index) => spanOf(term, index + 1, rounds))
}

/** The round running at `moment`; null before the plate begins and from its end on. */
export function runningRound(term: PlateTerm, moment: Date): RoundSpan | null {
  if (moment < term.startsAt || moment >= term.endsAt) return null
  const upToNow = new Date(moment.getTime() + 1)
  return spanOf(term, begunBefore(term, upToNow), begunBefore(term, term.endsAt))
}

const spanOf = (term: PlateTerm, roundNo: number, rounds: number): RoundSpan => ({
  roundNo,
  rounds,
  startsAt: roundStart(term, roundNo),
  endsAt: roundNo < rounds ? roundStart(term, roundNo + 1) : term.endsAt
})

/** The natural end of the rounds of a plate that begins at `startsAt`: where one more would begin. */
export function endOfRounds(startsAt: Date, period: Exclude<PlatePeriod, 'once'>, rounds: number): Date {
  return roundStart({ startsAt, period }, rounds + 1)
}

/** The same day of a later month, or the month's last day if it is shorter; always counted from the first day. */
function roundStart({ startsAt, period }: Pick<PlateTerm, 'startsAt' | 'period'>, roundNo: number): Date {
  if (roundNo === 1 || period === 'once') return startsAt
  const [count, unit] = STEPS[period]
  return momentOf(
    inChina(startsAt)
      .startOf('day')
      .add((roundNo - 1) * count, unit)
  )
}

/**
 * How many of the promised rounds begin before a moment: estimated from the calendar, as stepping through all of them
 * is slow.
 */
function begunBefore(term: PlateTerm, moment: Date): number {
  if (moment <= term.startsAt) return 0
  if (term.period === 'once') return 1
  const [count, unit] = STEPS[term.period]
  const [from, to] = [inChina(term.startsAt), inChina(moment)]
  const units =
    unit === 'week' ? to.diff(from, unit) : (to.year() - from.year()) * 12 + to.month() - from.month()
  let begun = Math.min(Math.max(1, Math.floor(units / count)), term.rounds)
  while (begun < term.rounds && roundStart(term, begun + 1) < moment) begun += 1
  return begun
}
