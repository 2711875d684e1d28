import type { AfterSale, AfterSaleState } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OwnPatience } from '../../domain/patience'

/** A request with its lines and history, as returned by the database: moments as text. */
export interface AfterSaleView extends Omit<
  AfterSale,
  'returnTo' | 'returnParcel' | 'actions' | 'log' | 'createdAt' | 'turn'
> {
  readonly memberId: string
  readonly returnCarrier: string | null
  readonly returnNo: string | null
  /** Where the channel has goods sent back to; null if its catalogue does not say. */
  readonly returnAddress: string | null
  /** How long its channel waits, as far as the catalogue said when it was made. */
  readonly patience: OwnPatience
  readonly createdAt: Date
  readonly movedAt: Date
  readonly log: { state: AfterSaleState; note: string; at: string }[]
}

/** A request `a` with its lines and history. */
export const AFTER_SALE_COLUMNS = `a.id as "afterSaleId", a.member_id as "memberId", a.order_no as "orderNo", a.kind, a.state,
  a.amount_fen as "amountFen", a.freight_fen as "freightFen", a.reason, a.note, a.pictures,
  coalesce((select json_agg(json_build_object('kind', w.kind, 'words', w.words, 'fen', w.fen) order by w.seq)
   from after_sale_withholdings w where w.after_sale_id = a.id), '[]') as withheld,
  a.refused_reason as "refusedReason", a.return_carrier as "returnCarrier", a.return_no as "returnNo",
  (select c.config->>'returnTo' from orders o join channels c on c.code = o.channel_code where o.order_no = a.order_no) as "returnAddress",
  a.created_at as "createdAt", a.moved_at as "movedAt", a.patience,
  (select json_agg(json_build_object('lineNo', s.line_no, 'name', l.name, 'picture', l.picture,
     'quantity', s.quantity, 'amountFen', s.amount_fen) order by s.line_no)
   from after_sale_lines s join order_lines l on l.order_no = a.order_no and l.line_no = s.line_no
   where s.after_sale_id = a.id) as lines,
  (select json_agg(json_build_object('state', e.state, 'note', e.note, 'at', e.at) order by e.id)
   from after_sale_events e where e.after_sale_id = a.id) as log`

const one = statement<AfterSaleView>(
  'after-sale',
  `select ${AFTER_SALE_COLUMNS} from after_sales a where a.id = $1 and a.member_id = $2`
)

const NEWEST_FIRST = keyset(
  { by: 'a.created_at', type: 'timestamptz', desc: 'nulls last' },
  { by: 'a.id', type: 'text', desc: true }
)

const page = statement<AfterSaleView & Positioned>(
  'after-sales-page',
  `select ${AFTER_SALE_COLUMNS}, ${NEWEST_FIRST.column} from after_sales a
   where a.member_id = $1 and ($2::text is null or a.order_no = $2) and ${NEWEST_FIRST.after('$4')}
   order by ${NEWEST_FIRST.order} limit $3`
)

const newest = statement<AfterSaleView>(
  'newest-after-sales',
  `select ${AFTER_SALE_COLUMNS} from after_sales a order by a.created_at desc limit $1`
)

/** A request of this member; null if it is somebody else's. */
export async function viewAfterSale(
  id: string,
  memberId: string,
  db: Queryable
): Promise<AfterSaleView | null> {
  const [row] = await one([id, memberId], db)
  return row ?? null
}

/** A page of a member's requests, newest first; limited to one order if given. */
export async function listAfterSales(
  memberId: string,
  orderNo: string | null,
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<AfterSaleView>> {
  const rows = await page([memberId, orderNo, limitOf(pageSize), NEWEST_FIRST.start(cursor)], db)
  return NEWEST_FIRST.page(rows, pageSize)
}

/** All requests, newest first: for the merchant. */
export const newestAfterSales = (limit: number, db: Queryable): Promise<AfterSaleView[]> =>
  newest([limit], db)
