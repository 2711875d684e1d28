/** The gate of a sight: a ticket is used once, on its day, by a code that stands now. */
import { ageOfCode, dayKey, dayOfCode, readLiveCode } from '@contract/wallet/live-code'
import type { Queryable } from '../../db/client'
import { liveKeyOf } from '../../domain/live-key'
import { findTicket, markUsed, type TicketRow } from './ticket-repository'

/**
 * `passed` opens the gate, nothing else does. `old`: the code stood once, as it does on a picture; `ahead`: it does not stand yet, so the
 * device that shows it has a wrong clock; `early` is of a later day; `forged` was not made by us.
 */
export type GateVerdict = 'passed' | 'used' | 'refunded' | 'expired' | 'early' | 'old' | 'ahead' | 'forged'

export interface GateAnswer {
  readonly verdict: GateVerdict
  /** Seconds since the code began to stand, where it is ours. */
  readonly ageSeconds: number | null
  /** Whose it is, where it is ours. */
  readonly ticket: Pick<TicketRow, 'visitorName' | 'maskedNumber' | 'day' | 'usedAt'> | null
}

/** A code that is held before a gate. */
export interface Scan {
  readonly code: string
  /** Names this scan: sent again, it is answered as it was the first time. */
  readonly scan: string
  /** The day at the gate, YYYY-MM-DD. */
  readonly day: string
}

const FORGED: GateAnswer = { verdict: 'forged', ageSeconds: null, ticket: null }

/** Uses the ticket of a code; `now` is when it was held there. */
export async function passGate(
  { db, signing }: { readonly db: Queryable; readonly signing: string },
  { code, scan, day }: Scan,
  now: Date
): Promise<GateAnswer> {
  const read = readLiveCode(code)
  if (!read) return FORGED
  const { number: serial, second } = read
  const keyOfDay = dayKey(liveKeyOf('ticket', serial, signing), dayOfCode(read))
  const age = ageOfCode(read, keyOfDay, now.getTime())
  if (age === 'forged') return FORGED
  const passed = age === 'fresh' && (await markUsed({ serial, day, scan, at: now }, db))
  const ticket = await findTicket(serial, db)
  if (!ticket) return FORGED
  const ageSeconds = Math.floor(now.getTime() / 1000) - second
  const why = verdictOf(ticket, scan, day)
  // what a picture of it shows is told first only where a fresh one would open the gate
  const verdict = passed ? 'passed' : why === 'issued' ? (age === 'fresh' ? 'expired' : age) : why
  return { verdict, ageSeconds, ticket }
}

/** Why a ticket was not used just now; `issued`: nothing of its own stands against it. */
function verdictOf(ticket: TicketRow, scan: string, day: string): GateVerdict | 'issued' {
  if (ticket.state === 'used') return ticket.usedScan === scan ? 'passed' : 'used'
  if (ticket.state === 'refunded' || ticket.state === 'refunding') return 'refunded'
  if (ticket.state !== 'issued' || ticket.day < day) return 'expired'
  return ticket.day > day ? 'early' : 'issued'
}
