/** Each day at 10:00 the bills of the day before are fetched, and compared with our books. Safe to repeat, in any process. */
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Queryable } from '../../db/client'
import { PayUnreachable, type BillRow, type PayGateway } from '../../gateways/pay/pay-gateway'
import type { VirtualPayGateway } from '../../gateways/virtual-pay/virtual-pay-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { chinaMidnight, dayInChina, midnightOf, minuteInChina } from '../../lib/china-time'
import {
  billsToMatch,
  claimBill,
  markMissing,
  paidBetween,
  planBills,
  storeBill,
  type DueBill
} from './day-repository'
import { matchBills } from './match-repository'
import { matchVirtualBill } from './match-virtual-repository'
import { BILL_GROUPS, DAYS_BACK, EDGE_MS, READY_MINUTE } from './model'

/** What bills need. */
export interface BillDependencies {
  readonly db: Queryable
  readonly pay: Pick<PayGateway, 'bill'>
  /** Null if it is not set up: its bills are not asked for then. */
  readonly virtualPay: Pick<VirtualPayGateway, 'bill'> | null
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
}

/** Fetches what is due, then compares what is there: each day once a day, a week long. */
export async function dailyBills(dependencies: BillDependencies, now: Date): Promise<void> {
  if (minuteInChina(now) < READY_MINUTE) return
  const days = Array.from({ length: DAYS_BACK }, (_, back) => dayInChina(now, back - DAYS_BACK))
  const { db, virtualPay } = dependencies
  const today = new Date(chinaMidnight(now).getTime() + READY_MINUTE * 60_000)
  for (const group of GROUPS) {
    const { bills, match } = group
    if (match === matchVirtualBill && !virtualPay) continue
    await planBills(bills, days, now, db)
    await eachDue(
      () => claimBill(bills, now, db),
      2 * DAYS_BACK,
      (due) => fetchBill(dependencies, due, now),
      // day by day, and a whole bill is in memory
      { lanes: 1 }
    )
    for (const day of await billsToMatch(bills, days[0] ?? '', today, db))
      await compare(dependencies, match, day, now)
  }
}

/** Neither waits for the other. */
const GROUPS = [
  { bills: BILL_GROUPS.channel, match: matchBills },
  { bills: BILL_GROUPS.virtual, match: matchVirtualBill }
]

/** Null = there is none: nothing happened. @throws as the gateways */
async function rowsOf(
  { pay, virtualPay }: Pick<BillDependencies, 'pay' | 'virtualPay'>,
  { bill, day }: DueBill
): Promise<readonly BillRow[] | null> {
  if (bill !== 'virtual') return pay.bill(bill, day)
  const rows = (await virtualPay?.bill(day)) ?? []
  return rows.length === 0 ? null : rows
}

/** How often a bill that is said not to be there is asked for, while our books have payments of its day. */
const DOUBTS = 6

/** @returns false: the channel does not answer, and the rest waits */
async function fetchBill(dependencies: BillDependencies, due: DueBill, now: Date): Promise<boolean> {
  const { db, log } = dependencies
  const { day, bill, attempts } = due
  try {
    const rows = await rowsOf(dependencies, due)
    const between = [midnightOf(day), midnightOf(day, 1)] as const
    if (rows === null && attempts < DOUBTS && (await paidBetween(between, numbersOf(day), bill, db)))
      return true
    if (await withTransaction(db, (tx) => storeBill(due, rows ?? [], now, tx)))
      reportOutcome(log, 'bill', 'stored', { day, bill, rows: rows?.length ?? 0 })
    return true
  } catch (problem) {
    log.warn({ err: problem, day, bill }, 'bill could not be fetched, will be tried again')
    const isLate = now.getTime() - midnightOf(day, DAYS_BACK).getTime() > 0
    if (isLate && (await markMissing(due, db))) reportOutcome(log, 'bill', 'unanswered', { day, bill })
    return !(problem instanceof PayUnreachable)
  }
}

async function compare(
  { db, log }: BillDependencies,
  match: typeof matchBills,
  day: string,
  now: Date
): Promise<void> {
  const from = new Date(midnightOf(day).getTime() - EDGE_MS)
  const until = new Date(midnightOf(day, 1).getTime() - EDGE_MS)
  const added = await withTransaction(db, (tx) =>
    match({ day, from, until, numbers: numbersOf(day), now }, tx)
  )
  if (added > 0) reportOutcome(log, 'bill', 'differs', { day, differences: added })
}

/** Payments of a day are of orders of it, or of the three days before: their numbers begin with it, YYMMDD. */
const numbersOf = (day: string): readonly [string, string] => [
  shortDay(midnightOf(day, -3)),
  shortDay(midnightOf(day, 1))
]
const shortDay = (moment: Date) => dayInChina(moment).slice(2).replaceAll('-', '')
