import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { reportOutcome } from '../../jobs/outcomes'
import { dayInChina } from '../../lib/china-time'
import { ledgerDifferences } from './repository'

/** Orders of this many days are checked: most of what happens to one happens by then. */
const DAYS = 8
/** More than this is one mistake, and not many. */
const MOST = 100

/** Holds the ledger against orders, payments, refunds, points and records, day by day; what differs is an error. */
export async function checkLedger(
  { db, log }: { readonly db: Queryable; readonly log: Pick<FastifyBaseLogger, 'error'> },
  now: Date
): Promise<void> {
  for (let back = DAYS - 1; back >= 0; back--) {
    const [first, last] = [shortDay(now, -back), shortDay(now, 1 - back)]
    for (const difference of await ledgerDifferences([first, last], MOST, db))
      reportOutcome(log, 'ledger', 'differs', { ...difference })
  }
}

/** YYMMDD, with which order numbers begin. */
const shortDay = (now: Date, days: number) => dayInChina(now, days).slice(2).replaceAll('-', '')
