import type { PlateOfMine, PlatePeriod, Round } from '@contract/types'
import { lastDayText, nextDayText, msUntil } from '@/lib/time'

const PERIOD: Readonly<Record<PlatePeriod, string>> = {
  once: '一次',
  week: '每周',
  month: '每月',
  quarter: '每季',
  year: '每年'
}

/** How often a plate's quota resets, in a word: 每月. */
export const periodText = (period: PlatePeriod): string => PERIOD[period]

/** `5 选 2`; `4 项全享` where a round gives all of them. */
export const choiceText = (count: number, quota: number): string =>
  quota < count ? `${count} 选 ${quota}` : `${count} 项全享`

/** How many may still be received in a round. */
export const remainingIn = (round: Round): number => Math.max(0, round.quota - round.used)

/** `3 天后重置`, or `3 天后到期` for the last round of a plate. */
export function resetText(round: Round, now?: number): string {
  const last = round.roundNo >= round.rounds
  return last ? `${lastDayText(round.endsAt, now)}到期` : `${nextDayText(round.endsAt, now)}重置`
}

export interface Taking {
  /** Total over the plates with a running round. */
  readonly left: number
  readonly quota: number
  /** The round that resets first among those with something left. */
  readonly next: Round | null
}

/** What may still be received from several plates, as one figure. */
export function takingOf(plates: readonly PlateOfMine[]): Taking {
  const rounds = plates.map((plate) => plate.round).filter((round): round is Round => round !== null)
  const open = rounds.filter((round) => remainingIn(round) > 0)
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
  const soonest = [...open].sort((one, other) => msUntil(one.endsAt, 0) - msUntil(other.endsAt, 0))
  return { left: sum(remainingIn), quota: sum((round) => round.quota), next: soonest[0] ?? null }
}
