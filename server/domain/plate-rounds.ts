/**
 * The rounds of a plate: when its quota starts anew (rule page.home.exchangeCenter). Round 1 begins with the plate; each
 * further one at midnight China time, a whole number of weeks, months, quarters or years after the day the plate began.
 * Rounds touch: one ends where the next begins, and the last ends with the plate.
 */
import type { PlatePeriod } from '@contract/types'
import { CHINA_OFFSET_MS } from '@contract/time'

/** What decides the rounds of a plate that somebody holds. */
export interface PlateTerm {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly period: PlatePeriod
  /** How many rounds were promised; fewer fit when the plate ends earlier. */
  readonly rounds: number
}

/** One round: from `startsAt` (inclusive) to `endsAt` (exclusive). `rounds` is how many the plate really has. */
export interface RoundSpan {
  readonly roundNo: number
  readonly rounds: number
  readonly startsAt: Date
  readonly endsAt: Date
}

const DAY_MS = 86_400_000

const MONTHS: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 }

/** All rounds of a plate in order; empty when it ends before it starts. */
export function roundsOf(term: PlateTerm): RoundSpan[] {
  const starts: Date[] = []
  const promised = term.period === 'once' ? 1 : term.rounds
  for (let roundNo = 1; roundNo <= promised; roundNo++) {
    const start = roundStart(term, roundNo)
    if (start >= term.endsAt) break
    starts.push(start)
  }
  return starts.map((startsAt, index) => ({
    roundNo: index + 1,
    rounds: starts.length,
    startsAt,
    endsAt: starts[index + 1] ?? term.endsAt
  }))
}

/** The round that runs at `moment`; null before the plate begins and from its end on. */
export function runningRound(term: PlateTerm, moment: Date): RoundSpan | null {
  if (moment < term.startsAt || moment >= term.endsAt) return null
  return roundsOf(term).find((round) => moment < round.endsAt) ?? null
}

/** Where the rounds of a plate that begins at `startsAt` are over by themselves: where one more would begin. */
export function endOfRounds(startsAt: Date, period: Exclude<PlatePeriod, 'once'>, rounds: number): Date {
  return roundStart({ startsAt, period }, rounds + 1)
}

function roundStart({ startsAt, period }: Pick<PlateTerm, 'startsAt' | 'period'>, roundNo: number): Date {
  if (roundNo === 1 || period === 'once') return startsAt
  const steps = roundNo - 1
  const begun = new Date(startsAt.getTime() + CHINA_OFFSET_MS)
  const day =
    period === 'week' ? chinaMidnight(begun) + steps * 7 * DAY_MS : addMonths(begun, steps * MONTHS[period])
  return new Date(day - CHINA_OFFSET_MS)
}

function chinaMidnight(local: Date): number {
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
}

/** The same day of a later month, or the month's last day where it is shorter; always counted from the first day. */
function addMonths(local: Date, months: number): number {
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay))
}
