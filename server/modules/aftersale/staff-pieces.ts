/** Staff refund chosen pieces of an order: a request like the buyer's, agreed to by whoever makes it. */
import type { AfterSaleState } from '@contract/types'
import type { Tx } from '../../db/client'
import { notFound } from '../../core/business-error'
import type { OrderNo } from '../../domain/order-number'
import { notNow } from './refusal'
import { lockSoldOrder, soldLines } from './order-repository'
import { expectAmount, openRequest, settleRequest, type Opened, type Pieces } from './request'

/** Before the goods are sent, or afterwards: then the buyer keeps them. */
export type StaffRefundKind = 'cancel' | 'refund'

/** What staff refund. */
export interface StaffPieces {
  readonly orderNo: OrderNo
  readonly kind: StaffRefundKind
  readonly lines: Pieces
  /** The buyer reads it. */
  readonly reason: string
  /** Idempotency key of the call. */
  readonly key: string
  /** The refund that was shown, fen. */
  readonly seenFen?: number | undefined
  readonly now: Date
}

/** A request that staff made. */
export interface RefundedPieces {
  readonly afterSaleId: string
  /** `applied`: the warehouse has to stop the parcel first. */
  readonly state: AfterSaleState
  /** Fen: with freight, without what is withheld. */
  readonly amountFen: number
}

const REASON = '商家退款'

/**
 * Refunds pieces inside the caller's transaction, by the rules and sums of after-sale. Only what the warehouse is packing waits for its
 * answer, as when the buyer cancels.
 * @throws BusinessError 404, 907, 922
 */
export async function refundPieces(tx: Tx, pieces: StaffPieces): Promise<RefundedPieces> {
  const opened = await openByStaff(tx, pieces)
  if (!waitsForWarehouse(opened)) await agree(tx, opened, pieces.now)
  // what waits is weighed again when it is refunded
  const made = await expectAmount(tx, opened.id, waitsForWarehouse(opened) ? undefined : pieces.seenFen)
  if (!made) throw new Error(`The request ${opened.id} is not there`)
  return { afterSaleId: opened.id, state: made.state, amountFen: made.amountFen }
}

/** Opens it. The caller's transaction holds the order's lock from here on. @throws BusinessError 404, 907 */
export async function openByStaff(
  tx: Tx,
  { orderNo, kind, lines, reason, key, now }: StaffPieces
): Promise<Opened> {
  const order = await lockSoldOrder(orderNo, tx)
  if (!order) throw notFound('订单不存在')
  if (order.state !== 'fulfilled') throw notNow(NOT_DELIVERED)
  return openRequest(tx, {
    ...{ order, kind, lines, reason: REASON, note: null, pictures: [], requestKey: `staff:${key}` },
    sold: await soldLines(orderNo, tx),
    said: { cause: 'merchant', note: `商家为您退款：${reason}`, now }
  })
}

/** Staff have decided by making it. */
export const agree = (tx: Tx, opened: Opened, now: Date): Promise<void> =>
  settleRequest(tx, opened, { cause: 'merchant', note: '商家已同意退款', now })

export const waitsForWarehouse = ({ needsWord, kind }: Opened): boolean => needsWord && kind === 'cancel'

/** Said of an order whose goods are not handed over, or that is over. */
export const NOT_DELIVERED = '订单尚未交付或已结束，不能按件退款'
