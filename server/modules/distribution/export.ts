/** Commission entries as CSV for bookkeeping: one line at a time, so that memory use does not grow with their number. */
import type { CommissionEntry } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { iso } from '../../lib/iso'
import { MASKED } from './read-repository'

/** Which entries: of a channel, from one moment until before another; all if omitted. */
export interface ExportOf {
  readonly channel?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

interface Row {
  readonly memberId: string
  readonly mobile: string | null
  readonly channel: string
  readonly seq: number
  readonly kind: CommissionEntry['kind']
  readonly orderNo: string | null
  readonly friendId: string | null
  readonly pendingFen: number
  readonly settledFen: number
  readonly pendingAfter: number
  readonly settledAfter: number
  readonly source: string
  readonly at: Date
}

const AT_ONCE = 1000

const page = statement<Row>(
  'commission-export',
  `select e.member_id as "memberId", ${MASKED} as mobile, e.channel_code as channel, e.seq, e.kind, e.order_no as "orderNo",
     c.member_id as "friendId", e.pending_fen as "pendingFen", e.settled_fen as "settledFen",
     e.pending_after as "pendingAfter", e.settled_after as "settledAfter", e.source, e.at
   from commission_entries e join members m on m.id = e.member_id left join commissions c on c.order_no = e.order_no
   where (e.member_id, e.channel_code, e.seq) > ($1, $2, $3::int) and ($4::text is null or e.channel_code = $4)
     and ($5::timestamptz is null or e.at >= $5) and ($6::timestamptz is null or e.at < $6)
   order by e.member_id, e.channel_code, e.seq limit ${AT_ONCE}`
)

const COLUMNS = [
  ['member', (row: Row) => row.memberId],
  ['mobile', (row: Row) => row.mobile ?? ''],
  ['channel', (row: Row) => row.channel],
  ['entry', (row: Row) => row.seq],
  ['kind', (row: Row) => row.kind],
  ['order', (row: Row) => row.orderNo ?? ''],
  ['friend', (row: Row) => row.friendId ?? ''],
  ['pending_fen', (row: Row) => row.pendingFen],
  ['settled_fen', (row: Row) => row.settledFen],
  ['pending_after_fen', (row: Row) => row.pendingAfter],
  ['settled_after_fen', (row: Row) => row.settledAfter],
  ['source', (row: Row) => row.source],
  ['at', (row: Row) => iso(row.at)]
] as const

/** Quoted, so that a spreadsheet reads it as text; no cell begins with anything that it would interpret as a formula. */
const cell = (value: string | number): string =>
  typeof value === 'number'
    ? String(value)
    : `"${value.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** Yields line by line, column names first; members by their ids, numbers masked. */
export async function* exportEntries(
  db: Queryable,
  { channel, from, before }: ExportOf
): AsyncGenerator<string> {
  yield `${COLUMNS.map(([name]) => name).join(',')}\n`
  let last: readonly unknown[] = ['', '', 0]
  for (;;) {
    const rows = await page([...last, channel ?? null, from ?? null, before ?? null], db)
    for (const row of rows) yield `${COLUMNS.map(([, of]) => cell(of(row))).join(',')}\n`
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return
    last = [end.memberId, end.channel, end.seq]
  }
}
