/**
 * What is claimed or refunded of an order: pieces of its lines with their money, and freight. Every refund claims it
 * here first, so that nothing is refunded twice; the tables' CHECKs are the final safeguard.
 */
import type { OrderState } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { moneyShares, type LineShare } from './money-shares'

/** Pieces of an order line. */
export interface ClaimedPieces {
  readonly orderNo: OrderNo
  readonly lineNo: number
  readonly quantity: number
  /** The maximum amount due for them, fen; omitted = their price. */
  readonly atMostFen?: number | undefined
}

/**
 * SQL: the value of q pieces of the line `l`: everything due for the pieces claimed so far plus these, less what was
 * claimed, so that however a line is split, its parts add up to what was paid for it. Never below 0.
 */
export const worthOfClaim = (pieces: string) =>
  `greatest(0, l.pay_fen::bigint * (l.claimed_pieces + ${pieces}) / l.quantity - l.claimed_fen)::int`

/** SQL: pieces of the line `l` that are definitely returned: excluding those of requests in progress. */
export const GONE_PIECES = `(l.claimed_pieces - coalesce((
  select sum(s.quantity) from after_sale_lines s join after_sales a on a.id = s.after_sale_id
  where a.order_no = l.order_no and s.line_no = l.line_no and a.state in ('applied', 'approved', 'returning', 'received')), 0))`

const claim = statement<{ amountFen: number }>(
  'claim-pieces',
  `with held as (
     select l.order_no, l.line_no, least(${worthOfClaim('$3::int')}, coalesce($4::int, l.pay_fen)) as fen from order_lines l
     where l.order_no = $1 and l.line_no = $2 and l.claimed_pieces + $3::int <= l.quantity and $3::int > 0 for no key update)
   update order_lines l set claimed_pieces = l.claimed_pieces + $3::int, claimed_fen = l.claimed_fen + held.fen
   from held where l.order_no = held.order_no and l.line_no = held.line_no returning held.fen as "amountFen"`
)

const release = statement(
  'release-pieces',
  `update order_lines set claimed_pieces = claimed_pieces - $3, claimed_fen = claimed_fen - $4
   where order_no = $1 and line_no = $2`
)

const claimRest = statement<{ amountFen: number }>(
  'claim-freight',
  `with before as (select order_no, freight_fen - freight_claimed_fen as fen from orders where order_no = $1 for no key update)
   update orders o set freight_claimed_fen = o.freight_fen from before where o.order_no = before.order_no
   returning before.fen as "amountFen"`
)

const releaseRest = statement(
  'release-freight',
  'update orders set freight_claimed_fen = freight_claimed_fen - $2 where order_no = $1'
)

const left = statement<{ pieces: number }>(
  'pieces-left',
  'select coalesce(sum(quantity - claimed_pieces), 0)::int as pieces from order_lines where order_no = $1'
)

/**
 * Claims pieces of a line. The caller has locked the order.
 * @returns their value, fen; null if not that many are left
 */
export async function claimPieces(
  { orderNo, lineNo, quantity, atMostFen }: ClaimedPieces,
  tx: Tx
): Promise<number | null> {
  const [row] = await claim([orderNo, lineNo, quantity, atMostFen ?? null], tx)
  return row?.amountFen ?? null
}

/** Releases a claim of `amountFen`. */
export async function releasePieces(
  { orderNo, lineNo, quantity }: ClaimedPieces,
  amountFen: number,
  tx: Tx
): Promise<void> {
  await release([orderNo, lineNo, quantity, amountFen], tx)
}

/** Claims the remaining freight. @returns fen */
export async function claimFreight(orderNo: OrderNo, tx: Tx): Promise<number> {
  const [row] = await claimRest([orderNo], tx)
  return row?.amountFen ?? 0
}

/** Releases claimed freight. */
export async function releaseFreight(orderNo: OrderNo, amountFen: number, tx: Tx): Promise<void> {
  await releaseRest([orderNo, amountFen], tx)
}

/** How many pieces of an order nobody has claimed. */
export async function piecesLeft(orderNo: OrderNo, tx: Tx): Promise<number> {
  const [row] = await left([orderNo], tx)
  return row?.pieces ?? 0
}

const unclaimed = statement<{ lineNo: number; fen: number }>(
  'unclaimed-money',
  `select line_no as "lineNo", pay_fen - claimed_fen as fen from order_lines where order_no = $1 order by line_no for no key update`
)

const claimFen = statement(
  'claim-money',
  `update order_lines l set claimed_fen = l.claimed_fen + g.fen from unnest($2::int[], $3::int[]) as g(line_no, fen)
   where l.order_no = $1 and l.line_no = g.line_no`
)

/**
 * Claims money refunded without its goods, distributed over the lines by their unclaimed value: later requests for
 * these pieces get the rest. Any excess over the lines is freight.
 * @returns the shares of the lines
 */
export async function claimMoney(orderNo: OrderNo, fen: number, tx: Tx): Promise<readonly LineShare[]> {
  const { shares, freightFen } = moneyShares(await unclaimed([orderNo], tx), fen)
  const [lineNos, amounts] = [shares.map(({ lineNo }) => lineNo), shares.map(({ amountFen }) => amountFen)]
  await claimFen([orderNo, lineNos, amounts], tx)
  if (freightFen > 0) await claimFreightPart([orderNo, freightFen], tx)
  return shares
}

const claimFreightPart = statement(
  'claim-freight-part',
  'update orders set freight_claimed_fen = least(freight_fen, freight_claimed_fen + $2::int) where order_no = $1'
)

const unclaimedSum = statement<{ state: OrderState; fen: number }>(
  'unclaimed-of-order',
  `select o.state, (o.freight_fen - o.freight_claimed_fen + coalesce((select sum(l.pay_fen - l.claimed_fen) from order_lines l
     where l.order_no = o.order_no), 0))::int as fen
   from orders o where o.order_no = $1`
)

/** What nobody has claimed of an order's money, freight included; null if there is no such order. */
export const unclaimedOf = async (
  orderNo: OrderNo,
  db: Queryable
): Promise<{ readonly state: OrderState; readonly fen: number } | null> =>
  (await unclaimedSum([orderNo], db))[0] ?? null

const withhold = statement(
  'add-withheld',
  'update orders set withheld_fen = withheld_fen + $2 where order_no = $1'
)

/** Money of an order that a refund withholds for used benefits: it no longer belongs to the order. */
export async function addWithheld(orderNo: OrderNo, fen: number, tx: Tx): Promise<void> {
  if (fen > 0) await withhold([orderNo, fen], tx)
}
