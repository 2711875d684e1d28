/**
 * How a request proceeds once created. Every function runs inside a transaction that holds the lock on the request's
 * order.
 */
import type { Tx } from '../../db/client'
import { lifecycle, listLines, releaseFreight, releasePieces, returnPointsOf, splitByWeight } from '../order'
import { releaseHeld } from '../privilege'
import { releaseHeldTickets } from '../ticket'
import { refundPartially, type DoneRefund } from '../payment'
import { queueReminder } from '../reminder'
import type { SavedLine } from './benefits/card-price-repository'
import { settleBenefits } from './benefits/settle'
import { insertWithholdings } from './benefits/withheld-repository'
import { findSoldOrder, lockSoldOrder, soldLines } from './order-repository'
import {
  findAfterSale,
  hasOpenRequest,
  logEvent,
  moveAfterSale,
  requestedLines,
  type AfterSaleRow,
  type Changed,
  type RequestedLine
} from './repository'
import type { Cause, MoveName } from './states'

/** Who acts, and the text shown to the buyer. */
export interface Said {
  readonly cause: Cause
  readonly note: string
  readonly now: Date
}

/** What the buyer is told of outside of the app; a refund is told by itself, and approval only where they have to act. */
function toldOf(name: MoveName, { kind }: AfterSaleRow): string | undefined {
  if (name === 'refuse') return '未通过'
  return name === 'approve' && kind === 'return' ? '请寄回' : undefined
}

/** Moves a request on and writes its history; null if it is in another state. */
export async function step(
  tx: Tx,
  id: string,
  name: MoveName,
  { cause, note, now }: Said,
  changed: Changed = {}
): Promise<AfterSaleRow | null> {
  const moved = await moveAfterSale(id, name, { ...changed, now }, tx)
  if (!moved) return null
  await logEvent({ afterSaleId: id, state: moved.state, cause, note, at: now }, tx)
  const told = cause === 'buyer' ? undefined : toldOf(name, moved)
  if (told) {
    await queueReminder(
      {
        key: `afterSale:${id}:${moved.state}`,
        kind: 'afterSale',
        to: { orderNo: moved.orderNo },
        words: { state: told, note, number: moved.orderNo },
        page: `pages-my/orderRecord/refund_detail?afterSaleId=${id}`,
        now
      },
      tx
    )
  }
  return moved
}

const REFUND_NOTES = {
  cancel: '订单取消，款项原路退回中',
  refund: '退款中，款项原路退回',
  return: '已收到退货，款项原路退回中'
} as const

/** Starts the refund of an approved or received request. A request for no money is completed at once. */
export async function startRefund(
  tx: Tx,
  id: string,
  cause: Cause,
  now: Date,
  saved: readonly SavedLine[] = []
): Promise<void> {
  const row = await findAfterSale(id, tx)
  const order = row && (await findSoldOrder(row.orderNo, tx))
  if (!row || !order) return
  const { orderNo } = order
  const refundKey = `aftersale:${id}`
  const lines = await requestedLines(id, tx)
  await returnPointsOf({ orderNo, pieces: lines, source: refundKey, at: now }, tx)
  const worthFen = row.amountFen - row.freightFen
  const whole = (await soldLines(orderNo, tx)).every(({ unclaimed }) => unclaimed === 0)
  const going = { ...order, worthFen, freightFen: row.freightFen, whole, comingBack: 0, saved }
  const withheld = await settleBenefits(tx, going, { source: refundKey, now })
  const withheldFen = withheld.reduce((sum, { fen }) => sum + fen, 0)
  const amountFen = row.amountFen - withheldFen
  const note = withheldFen > 0 ? `${REFUND_NOTES[row.kind]}，已扣除已享优惠` : REFUND_NOTES[row.kind]
  const moved = await step(tx, id, 'refund', { cause, note, now }, { amountFen, withheldFen })
  if (!moved) throw new Error(`The request ${id} is not to be refunded`)
  await insertWithholdings(id, withheld, tx)
  const reason = moved.kind === 'cancel' ? '取消订单，原路退回' : '售后退款，原路退回'
  const { outcome } = await refundPartially(tx, {
    ...{ orderNo, refundKey, amountFen, reason, now },
    lines: sharesOf(worthFen, lines)
  })
  if (outcome === 'nothing') await finish(tx, moved, now)
}

/** Each line's share of a request's money: any fee of the rule that it was ordered under is included in the claim. */
function sharesOf(worthFen: number, lines: readonly RequestedLine[]) {
  const shares = splitByWeight(
    worthFen,
    lines.map(({ amountFen }) => amountFen)
  )
  return lines.map(({ lineNo }, index) => ({ lineNo, amountFen: shares[index] ?? 0 }))
}

/** The request's money has been refunded to the buyer. */
export async function afterSaleRefundDone(tx: Tx, { refundKey }: DoneRefund, now: Date): Promise<void> {
  const row = await findAfterSale(refundKey.replace(/^aftersale:/, ''), tx)
  if (row) await finish(tx, row, now)
}

/** The channel cannot refund the request automatically: the buyer sees that staff are handling it. */
export async function afterSaleRefundFailed(tx: Tx, { refundKey }: DoneRefund, now: Date): Promise<void> {
  const row = await findAfterSale(refundKey.replace(/^aftersale:/, ''), tx)
  if (!row) return
  const note = '款项未能原路退回，客服会与您联系处理'
  await logEvent({ afterSaleId: row.id, state: row.state, cause: 'payment', note, at: now }, tx)
}

/** Once every piece of an order has been returned, the order is refunded, even if its freight was not. */
async function finish(tx: Tx, { id, orderNo }: AfterSaleRow, now: Date): Promise<void> {
  await step(tx, id, 'finish', { cause: 'payment', note: '退款已原路退回', now })
  if (await hasOpenRequest(orderNo, tx)) return
  const lines = await soldLines(orderNo, tx)
  if (lines.every(({ unclaimed }) => unclaimed === 0)) {
    const isWhole = lines.every(({ payFen, claimedFen }) => claimedFen === payFen)
    await lifecycle.moveOrder(orderNo, isWhole ? 'refundedInParts' : 'refundedPartly', { at: now }, tx)
  }
}

/** Releases what a request claimed: it was refused or withdrawn. */
export async function release(tx: Tx, { id, orderNo, freightFen }: AfterSaleRow): Promise<void> {
  for (const { amountFen, ...pieces } of await requestedLines(id, tx)) {
    await releasePieces({ orderNo, ...pieces }, amountFen, tx)
  }
  if (freightFen > 0) await releaseFreight(orderNo, freightFen, tx)
  await releaseHeld(id, tx)
  await releaseHeldTickets(id, tx)
}

/** Returns the pieces of a request to stock. */
export async function restock(tx: Tx, { id, orderNo }: AfterSaleRow): Promise<void> {
  const bought = new Map((await listLines(orderNo, tx)).map((line) => [line.lineNo, line]))
  const pieces = (await requestedLines(id, tx)).flatMap(({ lineNo, quantity }) => {
    const line = bought.get(lineNo)
    return line ? [{ kind: line.kind, itemId: line.itemId, quantity }] : []
  })
  await lifecycle.returnSold(pieces, tx)
}

/** A request, with its order locked until the transaction ends: concurrent changes wait here. */
export async function holdAfterSale(tx: Tx, id: string): Promise<AfterSaleRow | null> {
  const found = await findAfterSale(id, tx)
  if (!found) return null
  await lockSoldOrder(found.orderNo, tx)
  return findAfterSale(id, tx)
}
