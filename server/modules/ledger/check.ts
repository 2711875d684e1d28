import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { reportOutcome } from '../../jobs/outcomes'
import { orderNumbersFrom } from '../../domain/order-number'
import { chinaMidnight } from '../../lib/china-time'
import { ledgerDifferences } from './repository'

/** Orders of this many days are checked: most of what happens to one happens by then. */
const DAYS = 8
/** More than this is one mistake, and not many. */
const MAX_DIFFERENCES = 100

/** Orders of so long are one statement: those of a large shop's day would take longer than a statement may. */
const PIECE_MS = 3_600_000

/** Holds the ledger against orders, payments, refunds, points and records, hour by hour; what differs is an error. */
export async function checkLedger(
  { db, log }: { readonly db: Queryable; readonly log: Pick<FastifyBaseLogger, 'error'> },
  now: Date
): Promise<void> {
  for (let back = DAYS - 1; back >= 0; back--) {
    const end = chinaMidnight(now, 1 - back).getTime()
    let left = MAX_DIFFERENCES
    for (let from = chinaMidnight(now, -back).getTime(); from < end && left > 0; from += PIECE_MS) {
      const numbers = [from, from + PIECE_MS].map((at) => orderNumbersFrom(new Date(at))) as [string, string]
      const differences = await ledgerDifferences(numbers, left, db)
      for (const difference of differences) reportOutcome(log, 'ledger', 'differs', { ...difference })
      left -= differences.length
    }
  }
}
