/** Order data that after-sale reads. */
import type { OrderKind, OrderState } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { ownPatience } from '../../db/patience-sql'
import type { ReturnTerms } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { OwnPatience } from '../../domain/patience'
import { worthOfClaim } from '../order'

/** An order for which a refund is requested. */
export interface SoldOrder {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  readonly kind: OrderKind
  readonly state: OrderState
  readonly freightLeftFen: number
  readonly paidAt: Date | null
  /** How long the channel waits now, as far as its catalogue says. */
  readonly patience: OwnPatience
}

/** A line of it with the pieces that nobody has claimed yet. */
export interface SoldLine {
  readonly lineNo: number
  readonly kind: OrderKind
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly quantity: number
  /** Position of its first piece within the whole order, from 1. */
  readonly firstPiece: number
  readonly unclaimed: number
  readonly payFen: number
  /** The part of its money that is claimed or refunded, fen. */
  readonly claimedFen: number
  /** Its return terms, as of the time of ordering. */
  readonly terms: ReturnTerms
}

const COLUMNS = `order_no as "orderNo", member_id as "memberId", channel_code as channel, kind, state,
  freight_fen - freight_claimed_fen as "freightLeftFen", paid_at as "paidAt",
  ${ownPatience('orders.channel_code')} as patience`

const lock = statement<SoldOrder>(
  'lock-sold-order',
  `select ${COLUMNS} from orders where order_no = $1 for no key update`
)
const read = statement<SoldOrder>('sold-order', `select ${COLUMNS} from orders where order_no = $1`)

const lines = statement<SoldLine>(
  'sold-lines',
  `select line_no as "lineNo", kind, item_id as "itemId", name, picture, quantity,
     (sum(quantity) over (order by line_no) - quantity + 1)::int as "firstPiece",
     quantity - claimed_pieces as unclaimed, pay_fen as "payFen", claimed_fen as "claimedFen", return_terms as terms
   from order_lines where order_no = $1 order by line_no`
)

const worth = statement<{ fen: number }>(
  'worth-of-pieces',
  `select coalesce(sum(${worthOfClaim('w.quantity')}), 0)::int as fen from order_lines l
   join unnest($2::int[], $3::int[]) as w(line_no, quantity) on w.line_no = l.line_no
   where l.order_no = $1`
)

/** Locks an order's state until the transaction ends. Every change to a request locks its order first. */
export async function lockSoldOrder(orderNo: OrderNo, tx: Tx): Promise<SoldOrder | null> {
  const [row] = await lock([orderNo], tx)
  return row ?? null
}

export async function findSoldOrder(orderNo: OrderNo, db: Queryable): Promise<SoldOrder | null> {
  const [row] = await read([orderNo], db)
  return row ?? null
}

export const soldLines = (orderNo: OrderNo, db: Queryable): Promise<SoldLine[]> => lines([orderNo], db)

/** The refund for these pieces, fen. */
export async function worthOfPieces(
  orderNo: OrderNo,
  pieces: readonly { readonly lineNo: number; readonly quantity: number }[],
  db: Queryable
): Promise<number> {
  const [row] = await worth([orderNo, pieces.map((one) => one.lineNo), pieces.map((one) => one.quantity)], db)
  return row?.fen ?? 0
}

const claims = statement<{ cancelling: number; after: number }>(
  'claims-on-sent-goods',
  `select coalesce(sum(s.quantity) filter (where a.kind = 'cancel' and a.state = 'applied'), 0)::int as cancelling,
     coalesce(sum(s.quantity) filter (where a.kind <> 'cancel'), 0)::int as after
   from after_sale_lines s join after_sales a on a.id = s.after_sale_id
   where a.order_no = $1 and s.line_no = $2 and a.state not in ('withdrawn', 'refused')`
)

/** The pieces of a shippable line that are already claimed. */
export async function claimsOnSent(orderNo: OrderNo, lineNo: number, db: Queryable) {
  const [row] = await claims([orderNo, lineNo], db)
  return row ?? { cancelling: 0, after: 0 }
}
