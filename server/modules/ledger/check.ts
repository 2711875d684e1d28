import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { reportOutcome } from '../../jobs/outcomes'
import { orderNumbersFrom } from '../../domain/order-number'
import { endOf, piecesOf } from './pieces'
import { ledgerDifferences } from './repository'

/** More than this is one mistake, and not many. */
const MAX_DIFFERENCES = 100

/**
 * Holds the ledger against orders, payments, refunds, points and records; what differs is an error. Orders are looked at by the hour in
 * which they were made: those of a large shop's day would take longer than a statement may.
 * @param since when a round last ended well (`piecesOf`); null = all orders of eight days are checked
 */
export async function checkLedger(
  { db, log }: { readonly db: Queryable; readonly log: Pick<FastifyBaseLogger, 'error'> },
  now: Date,
  since: Date | null = null
): Promise<void> {
  const { older, recent } = piecesOf(now, since)
  for (const pieces of [older, recent]) {
    let left = MAX_DIFFERENCES
    for (const piece of pieces) {
      if (left <= 0) break
      const numbers = [orderNumbersFrom(piece), orderNumbersFrom(endOf(piece))] as const
      const differences = await ledgerDifferences(numbers, left, db)
      for (const difference of differences) reportOutcome(log, 'ledger', 'differs', { ...difference })
      left -= differences.length
    }
  }
}
