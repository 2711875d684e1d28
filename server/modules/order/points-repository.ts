/** Points used on an order: deducted with it, and returned with it or with its pieces. */
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { restorePoints } from '../points'

interface Back {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  readonly points: number
}

const OWNER = `select b.order_no as "orderNo", o.member_id as "memberId", o.channel_code as channel, b.points
   from back b join orders o on o.order_no = b.order_no order by o.member_id, b.order_no`

/** Everything not returned before. */
const rest = statement<Back>(
  'points-rest-back',
  `with held as (
     select order_no, line_no, points - points_back as points from order_lines
     where order_no = any($1) and points > points_back order by order_no, line_no for no key update),
   given as (
     update order_lines l set points_back = l.points, points_back_pieces = l.quantity from held h
     where l.order_no = h.order_no and l.line_no = h.line_no),
   back as (select order_no, sum(points)::int as points from held group by order_no)
   ${OWNER}`
)

/**
 * SQL: the points due for the pieces of the line `l` that have gone back so far and those of `a`. All of them are back already where the
 * merchant gave back the rest of the order while a request for these pieces was open.
 */
const DUE = 'l.points::bigint * least(l.quantity, l.points_back_pieces + a.pieces) / l.quantity'

/**
 * The share of some pieces: everything due for the pieces so far plus these, less what was returned, so that however
 * a line is split, its parts add up.
 */
const share = statement<Back>(
  'points-share-back',
  `with asked as (select * from unnest($2::int[], $3::int[]) as a(line_no, pieces)),
   held as (
     select l.order_no, l.line_no, a.pieces,
       (${DUE} - l.points_back)::int as points
     from order_lines l join asked a on a.line_no = l.line_no
     where l.order_no = $1 and l.points > 0 order by l.line_no for no key update of l),
   given as (
     update order_lines l set points_back = l.points_back + h.points, points_back_pieces = least(l.quantity, l.points_back_pieces + h.pieces)
     from held h where l.order_no = h.order_no and l.line_no = h.line_no),
   back as (select order_no, sum(points)::int as points from held group by order_no)
   ${OWNER}`
)

const due = statement<{ points: number }>(
  'points-share-due',
  `select coalesce(sum(${DUE} - l.points_back), 0)::int as points
   from order_lines l join unnest($2::int[], $3::int[]) as a(line_no, pieces) on a.line_no = l.line_no
   where l.order_no = $1 and l.points > 0`
)

type PointPieces = readonly { readonly lineNo: number; readonly quantity: number }[]

/** How many of an order's points are returned with some pieces. */
export async function pointsOfPieces(orderNo: OrderNo, pieces: PointPieces, db: Queryable): Promise<number> {
  const [row] = await due(
    [orderNo, pieces.map(({ lineNo }) => lineNo), pieces.map(({ quantity }) => quantity)],
    db
  )
  return row?.points ?? 0
}

async function giveBack(
  rows: readonly Back[],
  source: (row: Back) => string,
  at: Date,
  tx: Tx
): Promise<void> {
  for (const { points, ...order } of rows)
    await restorePoints(tx, order, { points, source: source({ points, ...order }), at })
}

/** Returns the remaining points of ended orders. */
export async function returnPoints(orderNos: readonly OrderNo[], at: Date, tx: Tx): Promise<void> {
  await giveBack(await rest([orderNos], tx), ({ orderNo }) => `order:${orderNo}`, at, tx)
}

/** Returns the points of some pieces of an order, once per source. The caller has locked the order, and calls once. */
export async function returnPointsOf(
  {
    orderNo,
    pieces,
    source,
    at
  }: {
    readonly orderNo: OrderNo
    readonly pieces: PointPieces
    readonly source: string
    readonly at: Date
  },
  tx: Tx
): Promise<void> {
  const lineNos = pieces.map(({ lineNo }) => lineNo)
  const rows = await share([orderNo, lineNos, pieces.map(({ quantity }) => quantity)], tx)
  await giveBack(rows, () => source, at, tx)
}
