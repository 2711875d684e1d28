/** Commission entries as CSV for bookkeeping: one page at a time, so that memory use does not grow with their number. */
import { stringify, type Options } from 'csv-stringify/sync'
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

const COLUMNS = {
  memberId: 'member',
  mobile: 'mobile',
  channel: 'channel',
  seq: 'entry',
  kind: 'kind',
  orderNo: 'order',
  friendId: 'friend',
  pendingFen: 'pending_fen',
  settledFen: 'settled_fen',
  pendingAfter: 'pending_after_fen',
  settledAfter: 'settled_after_fen',
  source: 'source',
  at: 'at'
} satisfies Record<keyof Row, string>

/** A spreadsheet rounds numbers of more digits, unless a formula says that they are text. */
const MAX_EXACT_DIGITS = 15
const isLongNumber = (value: string) => value.length > MAX_EXACT_DIGITS && /^\d+$/.test(value)

/** Text is quoted, and no cell begins with anything that a spreadsheet would take for a formula. */
const FORMAT: Options = {
  columns: COLUMNS,
  quoted_string: true,
  escape_formulas: true,
  cast: {
    string: (value) => (isLongNumber(value) ? { value: `="${value}"`, escape_formulas: false } : value),
    date: iso
  }
}

/**
 * Yields the file in parts, the columns' names first; members by their ids, numbers masked. It begins with the mark by which a
 * spreadsheet knows UTF-8.
 */
export async function* exportEntries(
  db: Queryable,
  { channel, from, before }: ExportOf
): AsyncGenerator<string> {
  yield stringify([], { ...FORMAT, header: true, bom: true })
  let last: readonly unknown[] = ['', '', 0]
  for (;;) {
    const rows = await page([...last, channel ?? null, from ?? null, before ?? null], db)
    yield stringify([...rows], FORMAT)
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return
    last = [end.memberId, end.channel, end.seq]
  }
}
