/** What a ticket given back brings. Pure; fen. */
import type { RefundRule } from '@contract/types'
import { midnightOf } from '../../lib/china-time'

const HOUR_MS = 3_600_000

/** The moment with which a day ends in China, and a ticket for it with it. */
export const endOf = (day: string): Date => midnightOf(day, 1)

/** Until when a refund costs nothing; null = it never does. */
export const freeUntil = ({ freeHours }: RefundRule, day: string): Date | null =>
  freeHours === null ? null : new Date(midnightOf(day).getTime() - freeHours * HOUR_MS)

/** Back, and kept: together what was paid. */
export interface TicketRefund {
  readonly backFen: number
  readonly feeFen: number
}

/** What a ticket of a day would bring at a moment; null where it cannot be given back. A part of a fen is the buyer's. */
export function refundOf(rule: RefundRule, day: string, payFen: number, now: Date): TicketRefund | null {
  if (now >= endOf(day)) return null
  const free = freeUntil(rule, day)
  if (free && now < free) return { backFen: payFen, feeFen: 0 }
  if (rule.feePercent >= 100) return null
  const feeFen = Math.floor((payFen * rule.feePercent) / 100)
  return { backFen: payFen - feeFen, feeFen }
}
