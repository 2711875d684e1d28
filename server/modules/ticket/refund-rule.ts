/** The refund for a returned ticket. Pure; fen. */
import type { RefundRule } from '@contract/types'
import { midnightOf } from '../../lib/china-time'

const HOUR_MS = 3_600_000

/** The end of a day in China, and of a ticket for it. */
export const endOf = (day: string): Date => midnightOf(day, 1)

/** Until when a refund is free; null = never. */
export const freeUntil = ({ freeHours }: RefundRule, day: string): Date | null =>
  freeHours === null ? null : new Date(midnightOf(day).getTime() - freeHours * HOUR_MS)

/** Refunded and withheld amounts: together what was paid. */
export interface TicketRefund {
  readonly backFen: number
  readonly feeFen: number
}

/**
 * The refund for a day's ticket at a given moment; null if it cannot be returned. Fractions of a fen favour the
 * buyer.
 */
export function refundOf(rule: RefundRule, day: string, payFen: number, now: Date): TicketRefund | null {
  if (now >= endOf(day)) return null
  const free = freeUntil(rule, day)
  if (free && now < free) return { backFen: payFen, feeFen: 0 }
  if (rule.feePercent >= 100) return null
  const feeFen = Math.floor((payFen * rule.feePercent) / 100)
  return { backFen: payFen - feeFen, feeFen }
}
