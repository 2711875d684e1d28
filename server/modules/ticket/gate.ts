/** The gate of a sight: a code is used once, on its day. */
import type { Queryable } from '../../db/client'
import { serialOf } from './code'
import { findTicket, markUsed, type TicketRow } from './ticket-repository'

/** `passed` opens the gate, nothing else does; `early` is of a later day, `forged` was not made by us. */
export type GateVerdict = 'passed' | 'used' | 'refunded' | 'expired' | 'early' | 'forged'

export interface GateAnswer {
  readonly verdict: GateVerdict
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

/** Uses the ticket of a code. */
export async function passGate(
  { db, signing }: { readonly db: Queryable; readonly signing: string },
  { code, scan, day }: Scan,
  now: Date
): Promise<GateAnswer> {
  const serial = serialOf(code, signing)
  if (serial === null) return { verdict: 'forged', ticket: null }
  const passed = await markUsed({ serial, day, scan, at: now }, db)
  const ticket = await findTicket(serial, db)
  if (!ticket) return { verdict: 'forged', ticket: null }
  return { verdict: passed ? 'passed' : verdictOf(ticket, scan, day), ticket }
}

/** Why a ticket was not used just now. */
function verdictOf(ticket: TicketRow, scan: string, day: string): GateVerdict {
  if (ticket.state === 'used') return ticket.usedScan === scan ? 'passed' : 'used'
  if (ticket.state === 'refunded') return 'refunded'
  return ticket.state === 'issued' && ticket.day > day ? 'early' : 'expired'
}
