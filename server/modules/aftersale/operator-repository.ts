/** Requests of all members, for staff. */
import type { AfterSaleState } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import { AFTER_SALE_COLUMNS, type AfterSaleView } from './read-repository'

/** A request with whose it is. */
export interface OperatorAfterSale extends AfterSaleView {
  readonly nickname: string
  readonly mobile: string | null
}

export interface AfterSaleFilter {
  readonly state: AfterSaleState | null
  readonly orderNo: string | null
  readonly cursor: string | undefined
  readonly pageSize: number
}

const COLUMNS = `${AFTER_SALE_COLUMNS}, m.nickname, m.mobile`
const FROM = 'from after_sales a join members m on m.id = a.member_id'

const NEWEST_FIRST = keyset(
  { by: 'a.created_at', type: 'timestamptz', desc: true },
  { by: 'a.id', type: 'text', desc: true }
)
const all = statement<OperatorAfterSale & Positioned>(
  'operator-after-sales',
  `select ${COLUMNS}, ${NEWEST_FIRST.column} ${FROM}
   where ($1::text is null or a.state = $1) and ($2::text is null or a.order_no = $2) and ${NEWEST_FIRST.after('$3')}
   order by ${NEWEST_FIRST.order} limit $4`
)

const OLDEST_FIRST = keyset({ by: 'a.moved_at', type: 'timestamptz' }, { by: 'a.id', type: 'text' })
// as turnOf (states.ts) says whose turn it is
const waiting = statement<OperatorAfterSale & Positioned>(
  'operator-after-sales-waiting',
  `select ${COLUMNS}, ${OLDEST_FIRST.column} ${FROM}
   where (a.state = 'returning' or (a.state = 'applied' and a.kind <> 'cancel'))
     and ($1::text is null or a.state = $1) and ($2::text is null or a.order_no = $2) and ${OLDEST_FIRST.after('$3')}
   order by ${OLDEST_FIRST.order} limit $4`
)

/** A page of all requests, newest first. */
export async function listAllAfterSales(
  { state, orderNo, cursor, pageSize }: AfterSaleFilter,
  db: Queryable
): Promise<Page<OperatorAfterSale>> {
  const rows = await all([state, orderNo, NEWEST_FIRST.start(cursor), limitOf(pageSize)], db)
  return NEWEST_FIRST.page(rows, pageSize)
}

/** A page of those that wait for staff, the longest wait first. */
export async function listWaitingAfterSales(
  { state, orderNo, cursor, pageSize }: AfterSaleFilter,
  db: Queryable
): Promise<Page<OperatorAfterSale>> {
  const rows = await waiting([state, orderNo, OLDEST_FIRST.start(cursor), limitOf(pageSize)], db)
  return OLDEST_FIRST.page(rows, pageSize)
}
