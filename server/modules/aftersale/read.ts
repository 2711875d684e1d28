import type { AfterSale, AfterSaleKind, Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import { patienceOf, type Patience } from '../../domain/patience'
import { notFound } from '../../core/business-error'
import { iso } from '../../lib/iso'
import { pointsOfPieces } from '../order'
import { isPaidByApple, ONLY_APPLE } from '../payment'
import { wasSent } from '../shipping'
import { NOTHING_LEFT, ruleOf, WITHOUT_RULE, type Left } from './goods'
import { savedByCard } from './benefits/card-price-repository'
import { weighBenefits, type Weighed } from './benefits/weigh'
import { findSoldOrder, soldLines, worthOfPieces, type SoldLine, type SoldOrder } from './order-repository'
import { listAfterSales, viewAfterSale, type AfterSaleView } from './read-repository'
import { actionsOf, reasonsFor, turnOf } from './states'

/** Where goods are sent back to if the channel's catalogue does not say. */
const RETURN_TO = '权益中心退货组 021-6100 0000 上海市闵行区申虹路 666 号 3 号门'

/** A request as the contract shows it. */
export function afterSaleView(row: AfterSaleView, now: Date): AfterSale {
  const { returnCarrier, returnNo, returnAddress, patience, createdAt, movedAt, log, ...rest } = row
  const goesBack = row.kind === 'return' && row.state !== 'applied' && row.state !== 'refused'
  return {
    ...rest,
    createdAt: iso(createdAt),
    turn: turnOf({ ...row, movedAt }, patienceOf(patience), now),
    log: log.map((event) => ({ ...event, at: iso(new Date(event.at)) })),
    returnTo: goesBack ? (returnAddress ?? RETURN_TO) : null,
    returnParcel:
      returnCarrier !== null && returnNo !== null ? { carrier: returnCarrier, trackingNo: returnNo } : null,
    actions: actionsOf(row.state)
  }
}

/** @throws BusinessError 404 */
export async function afterSaleOf(
  memberId: string,
  id: string,
  now: Date,
  db: Queryable
): Promise<AfterSale> {
  const row = await viewAfterSale(id, memberId, db)
  if (!row) throw notFound('售后申请不存在')
  return afterSaleView(row, now)
}

export async function afterSalesOf(
  memberId: string,
  { orderNo, ...part }: ParsedInput<'afterSaleList'>,
  now: Date,
  db: Queryable
): Promise<Data<'afterSaleList'>> {
  if (orderNo !== undefined) await ownOrder(memberId, orderNo, db)
  const { rows, next } = await listAfterSales(memberId, orderNo ?? null, part, db)
  return { list: rows.map((row) => afterSaleView(row, now)), next }
}

const KINDS = ['cancel', 'refund', 'return'] as const

/** What can now be refunded of an order, and the amount for these pieces. @throws BusinessError 404 */
export async function previewAfterSale(
  memberId: string,
  { orderNo, kind, lines = [] }: ParsedInput<'previewAfterSale'>,
  now: Date,
  db: Queryable
): Promise<Data<'previewAfterSale'>> {
  const number = ourNumber(orderNo)
  const order = await ownOrder(memberId, orderNo, db)
  const sold = await soldLines(number, db)
  const views: (Data<'previewAfterSale'>['lines'][number] & { left: Left })[] = []
  for (const line of sold) {
    const rule = order.state === 'fulfilled' ? ruleOf(line) : undefined
    const left: Left = rule ? await rule.left(order, line, now, db) : NOTHING_LEFT
    const { lineNo, name, picture, quantity } = line
    views.push({ lineNo, name, picture, quantity, left })
  }
  const onlyApple = await isPaidByApple(number, db)
  const kinds = onlyApple ? [] : KINDS.filter((one) => views.some(({ left }) => left[one] > 0))
  const terms = sold.map((line) => line.terms)
  const takesAll = sold.every(({ lineNo, unclaimed }) => unclaimed === piecesOf(lines, lineNo))
  const freed = kind === 'cancel' && lines.length > 0 && takesAll && !(await wasSent(number, db))
  const freightFen = freed ? order.freightLeftFen : 0
  const asked = fitting(lines, sold)
  const shares = views.flatMap(({ lineNo, left }) => (piecesOf(asked, lineNo) > 0 ? (left.shares ?? []) : []))
  const worthFen =
    shares.length > 0 ? shares.reduce((sum, { fen }) => sum + fen, 0) : await worthOfPieces(number, asked, db)
  const { withheld, refusal } = await benefitsOf({ order, sold, asked, worthFen, freightFen }, now, db)
  return {
    orderNo,
    kinds: kinds.map((one) => ({ kind: one, reasons: [...reasonsFor(one, terms)] })),
    why: onlyApple
      ? ONLY_APPLE
      : (refusal ?? (kinds.length > 0 ? null : (views[0]?.left.why ?? WITHOUT_RULE))),
    lines: views,
    review: reviewOf(kind, views, lines, patienceOf(order.patience)),
    shares: [...shares],
    withheld: withheld.map(({ kind: of, words, fen }) => ({ kind: of, words, fen })),
    amountFen: worthFen + freightFen - withheld.reduce((sum, { fen }) => sum + fen, 0),
    freightFen
  }
}

/** What the order's benefits withhold from the refund of some pieces; nothing if no pieces are given. */
async function benefitsOf(
  {
    order,
    sold,
    asked,
    ...money
  }: {
    readonly order: SoldOrder
    readonly sold: readonly SoldLine[]
    readonly asked: Pieces
    readonly worthFen: number
    readonly freightFen: number
  },
  now: Date,
  db: Queryable
): Promise<Pick<Weighed, 'withheld' | 'refusal'>> {
  if (asked.length === 0) return { withheld: [], refusal: null }
  const whole = sold.every(({ lineNo, unclaimed }) => unclaimed === piecesOf(asked, lineNo))
  const comingBack = await pointsOfPieces(order.orderNo, asked, db)
  const saved = order.kind === 'card' ? await savedByCard(order.orderNo, db) : []
  return weighBenefits({ ...order, ...money, whole, comingBack, saved }, now, db)
}

/** The text shown if staff review it first. */
function reviewOf(
  kind: AfterSaleKind | undefined,
  views: readonly { lineNo: number; left: Left }[],
  lines: Pieces,
  { staffDays }: Patience
): string | null {
  if (kind === undefined || kind === 'cancel') return null
  const isFree = lines.every(
    ({ lineNo, quantity }) => quantity <= (views.find((view) => view.lineNo === lineNo)?.left.atOnce ?? 0)
  )
  if (isFree) return null
  const isRight = views.some(({ left }) => left.return === 0 && left.refund > 0)
  return isRight
    ? `券码已展示过，商家核实未使用后退款，${staffDays} 天内答复`
    : `商品已发出，商家核对后退款，${staffDays} 天内答复`
}

/** @throws BusinessError 404 */
async function ownOrder(memberId: string, orderNo: string, db: Queryable): Promise<SoldOrder> {
  const order = await findSoldOrder(ourNumber(orderNo), db)
  if (!order || order.memberId !== memberId) throw notFound('订单不存在')
  return order
}

type Pieces = readonly { readonly lineNo: number; readonly quantity: number }[]

const piecesOf = (lines: Pieces, lineNo: number) =>
  lines.find((line) => line.lineNo === lineNo)?.quantity ?? 0

/** At most the unclaimed pieces: a price for more would exceed what was paid. */
const fitting = (lines: Pieces, sold: readonly { lineNo: number; unclaimed: number }[]) =>
  lines.map(({ lineNo, quantity }) => ({
    lineNo,
    quantity: Math.min(quantity, sold.find((line) => line.lineNo === lineNo)?.unclaimed ?? 0)
  }))
