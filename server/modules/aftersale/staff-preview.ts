/** What refunding pieces would do, found by doing it and undoing it (ADR 0082). */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { BusinessError, notFound } from '../../core/business-error'
import type { Queryable, Tx } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import { trial } from '../../db/trial'
import { ourNumber, type OrderNo } from '../../domain/order-number'
import { operatorOrder } from '../order'
import { NOTHING_LEFT, ruleOf, WITHOUT_RULE } from './goods'
import { findSoldOrder, soldLines, worthOfPieces } from './order-repository'
import { sumsOfOrder, withheldOf } from './staff-preview-repository'
import { findAfterSale, requestedLines } from './repository'
import { agree, NOT_DELIVERED, openByStaff, waitsForWarehouse, type StaffPieces } from './staff-pieces'

type Preview = ConsoleData<'previewPieces'>
type Outcome = NonNullable<Preview['outcome']>

const KINDS = ['cancel', 'refund'] as const

/** Which pieces of an order can be refunded, and what refunding some would do. @throws BusinessError 404 */
export async function previewPieces(
  source: PhoneSource,
  { orderNo, kind, lines }: ConsoleParsed<'previewPieces'>,
  now: Date
): Promise<Preview> {
  const { db } = source
  const number = ourNumber(orderNo)
  const shown = await linesOf(number, now, db)
  const kinds = KINDS.filter((one) => shown.some(({ left }) => left[one] > 0))
  const used = kind ?? kinds[0]
  const order = await findSoldOrder(number, db)
  const why =
    order?.state === 'fulfilled'
      ? (shown.find((line) => line.why !== null)?.why ?? WITHOUT_RULE)
      : NOT_DELIVERED
  const isAsked = lines !== undefined && lines.length > 0 && used !== undefined
  const wanted = { orderNo: number, lines: lines ?? [], reason: '', key: `preview:${orderNo}`, now }
  return {
    kinds,
    why: kinds.length > 0 ? null : why,
    lines: shown,
    ...(isAsked ? await outcomeOf(source, { ...wanted, kind: used }) : { outcome: null, refusal: null })
  }
}

async function linesOf(orderNo: OrderNo, now: Date, db: Queryable): Promise<Preview['lines']> {
  const order = await findSoldOrder(orderNo, db)
  if (!order) throw notFound('订单不存在')
  const shown: Preview['lines'] = []
  for (const line of await soldLines(orderNo, db)) {
    const rule = order.state === 'fulfilled' ? ruleOf(line) : undefined
    const { cancel, refund, why, worthFen } = rule ? await rule.left(order, line, now, db) : NOTHING_LEFT
    const { lineNo, name, picture, quantity, unclaimed, payFen } = line
    const pieceFen =
      worthFen ?? (unclaimed > 0 ? await worthOfPieces(orderNo, [{ lineNo, quantity: 1 }], db) : 0)
    shown.push({
      lineNo,
      name,
      picture,
      quantity,
      unclaimed,
      payFen,
      pieceFen,
      left: { cancel, refund },
      why
    })
  }
  return shown
}

interface TrialSource extends PhoneSource {
  readonly db: Tx
}

/** What comes of it, or why it cannot be. */
async function outcomeOf(
  { db, phones }: PhoneSource,
  pieces: StaffPieces
): Promise<{ readonly outcome: Outcome | null; readonly refusal: string | null }> {
  try {
    return { outcome: await trial(db, (tx) => tryPieces({ db: tx, phones }, pieces)), refusal: null }
  } catch (problem) {
    if (problem instanceof BusinessError) return { outcome: null, refusal: problem.message }
    throw problem
  }
}

async function tryPieces(source: TrialSource, pieces: StaffPieces): Promise<Outcome> {
  const { db: tx } = source
  const { orderNo, now } = pieces
  const [detail, sums] = [await operatorOrder(source, orderNo, now), await sumsOfOrder(orderNo, tx)]
  const opened = await openByStaff(tx, pieces)
  const isWaiting = waitsForWarehouse(opened)
  // as if the warehouse agreed
  await agree(tx, opened, now)
  const [after, sumsAfter] = [await operatorOrder(source, orderNo, now), await sumsOfOrder(orderNo, tx)]
  const made = await findAfterSale(opened.id, tx)
  if (!made) throw new Error(`The request ${opened.id} is not there`)
  const isAll = after.lines.every(({ quantity, claimedPieces }) => claimedPieces === quantity)
  const isWhole = isAll && after.lines.every(({ payFen, claimedFen }) => claimedFen === payFen)
  const { couponName } = detail.order
  return {
    amountFen: made.amountFen,
    freightFen: made.freightFen,
    lines: await requestedLines(opened.id, tx),
    withheld: await withheldOf(opened.id, tx),
    isWaiting,
    isAll,
    rights: goneOf(detail.rights, after.rights),
    pointsBack: sumsAfter.pointsBack - sums.pointsBack,
    pointsTaken: sumsAfter.pointsTaken - sums.pointsTaken,
    commissionFen: sums.commissionFen - sumsAfter.commissionFen,
    coupon: couponName === null ? null : { name: couponName, comesBack: isWhole }
  }
}

type Rights = ConsoleData<'orderDetail'>['rights']

/** Rights that are not as they were. */
function goneOf(before: Rights, after: Rights): Outcome['rights'] {
  const kept = new Set(after.map((right) => JSON.stringify(right)))
  return before
    .filter((right) => !kept.has(JSON.stringify(right)))
    .map(({ kind, name, codeTail }) => ({ kind, name, codeTail }))
}
