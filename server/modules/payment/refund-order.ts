/** Paid orders that cannot be delivered: everything is refunded, once, inside the caller's transaction. */
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { type BoughtLine, claimPieces, lifecycle, listLines } from '../order'
import { lockOrder, paidBy } from './give-back-repository'
import { bookRefund, refundPartially, wholeOf } from './book-refund'

/** Why an order cannot be delivered, as shown to the buyer with the refund. */
const REASONS = {
  refundUndelivered: '会员卡已到期，原路退回',
  refundPartner: '合作方未能接单，原路退回',
  refundRecharge: '充值失败，原路退回'
} as const

/**
 * Takes back an order with everything that it holds, and refunds its payment in full; a free one is refunded at once.
 * Nothing happens to an order that is not in the transition's initial state.
 */
export async function refundOrder(
  tx: Tx,
  orderNo: OrderNo,
  transition: keyof typeof REASONS,
  now: Date
): Promise<void> {
  const order = await lifecycle.moveOrder(orderNo, transition, { at: now }, tx)
  if (!order) return
  const outTradeNo = await paidBy(orderNo, tx)
  if (outTradeNo === null) await lifecycle.moveOrder(orderNo, 'refunded', { at: now }, tx)
  else {
    const { payFen: amountFen } = order
    const reason = REASONS[transition]
    const refundKey = wholeOf(outTradeNo)
    await bookRefund(tx, { outTradeNo, orderNo, refundKey, amountFen, lines: 'all', reason, now })
  }
}

/** Outcome of the pieces that an order bought. */
export interface EndedPieces {
  /** Positions in the order of those whose recharge failed permanently. */
  readonly failed: readonly number[]
  readonly all: number
}

/**
 * Refunds recharges that failed permanently: all of the order, or the share of the failed ones, in which case the
 * order stays fulfilled. `ended` is called while the order is locked, and returns null while any is in progress: so
 * that however many recharges end at once, the last one decides.
 */
export async function refundFailedRecharges(
  tx: Tx,
  orderNo: OrderNo,
  ended: (tx: Tx) => Promise<EndedPieces | null>,
  now: Date
): Promise<void> {
  const order = await lockOrder(orderNo, tx)
  if (order?.state !== 'fulfilled') return
  const pieces = await ended(tx)
  if (!pieces || pieces.failed.length === 0) return
  if (pieces.failed.length === pieces.all) return refundOrder(tx, orderNo, 'refundRecharge', now)
  const failed = (await listLines(orderNo, tx))
    .map((line) => ({ line, count: failedOf(line, pieces) }))
    .filter(({ count }) => count > 0)
  const shares: { lineNo: number; amountFen: number }[] = []
  for (const { line, count } of failed) {
    const share = await claimPieces({ orderNo, lineNo: line.lineNo, quantity: count }, tx)
    if (share === null) throw new Error(`Failed pieces of order ${orderNo} were given back before`)
    shares.push({ lineNo: line.lineNo, amountFen: share })
  }
  const back = failed.map(({ line, count }) => ({ kind: line.kind, itemId: line.itemId, quantity: count }))
  // goods before accounts, in the locking order of paying
  await lifecycle.returnSold(back, tx)
  const amountFen = shares.reduce((sum, share) => sum + share.amountFen, 0)
  const reason = REASONS.refundRecharge
  await refundPartially(tx, { orderNo, refundKey: 'recharge:failed', amountFen, lines: shares, reason, now })
}

/** How many of a line's pieces failed. */
const failedOf = ({ firstPiece, quantity }: BoughtLine, { failed }: EndedPieces): number =>
  failed.filter((place) => place >= firstPiece && place < firstPiece + quantity).length
