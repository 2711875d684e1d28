/** Differences between bills and books, for staff: to be read, and settled with a reason. */
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { command, statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { Difference } from './model'

const OLDEST_FIRST = keyset({ by: 'id', type: 'int' })

const list = statement<Difference & Positioned>(
  'bill-differences',
  `select id::int as id, day::text as day, bill, kind, number, order_no as "orderNo", ours, theirs, found_at as "foundAt",
     settled_at as "settledAt", settled_by as "settledBy", reason, ${OLDEST_FIRST.column}
   from bill_differences where ($1::boolean is null or (settled_at is null) = $1::boolean)
     and ($2::date is null or day = $2::date) and ${OLDEST_FIRST.after('$4')} order by ${OLDEST_FIRST.order} limit $3`
)

/** Which differences: open ones, settled ones, or all; of one day, or of all. */
export interface DifferenceFilter extends PageRequest {
  readonly open?: boolean | undefined
  readonly day?: string | undefined
}

/** A page of differences, oldest first. */
export async function listDifferences(
  { open, day, cursor, pageSize }: DifferenceFilter,
  db: Queryable
): Promise<Page<Difference>> {
  const rows = await list([open ?? null, day ?? null, limitOf(pageSize), OLDEST_FIRST.start(cursor)], db)
  return OLDEST_FIRST.page(rows, pageSize)
}

const settle = command(
  'settle-bill-difference',
  `update bill_differences set settled_at = $4, settled_by = $2, reason = $3 where id = $1 and settled_at is null`
)

/** Settles a difference once; false if it is unknown, or settled before: the first decision stays. */
export async function settleDifference(
  decision: {
    readonly id: number
    readonly staff: string
    readonly reason: string
    readonly now: Date
  },
  db: Queryable
): Promise<boolean> {
  const { id, staff, reason, now } = decision
  return (await settle([id, staff, reason, now], db)) > 0
}

const days = statement<BillDay>(
  'bill-days',
  `select d.day::text as day, d.bill, d.state, d.rows, d.stored_at as "storedAt", d.matched_at as "matchedAt",
     (select count(*) from bill_differences x where x.day = d.day and x.bill = d.bill and x.settled_at is null)::int as open
   from bill_days d order by d.day desc, d.bill limit $1`
)

/** A bill, and how many of its differences are open. */
export interface BillDay {
  readonly day: string
  readonly bill: Difference['bill']
  readonly state: 'waiting' | 'stored' | 'missing'
  readonly rows: number
  readonly storedAt: Date | null
  readonly matchedAt: Date | null
  readonly open: number
}

/** The last bills, newest first. */
export const listBillDays = (limit: number, db: Queryable): Promise<BillDay[]> => days([limit], db)
