/** A request is opened, by its buyer or by staff: pieces are claimed, and what needs nobody's word is taken back at once. */
import type { AfterSaleKind } from '@contract/types'
import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { claimFreight, claimPieces, piecesLeft } from '../order'
import { isPaidByApple, ONLY_APPLE } from '../payment'
import { wasSent } from '../shipping'
import { lockTerm } from '../card'
import { savedByCard, type SavedLine } from './benefits/card-price-repository'
import { ruleOf, revokeHeldGoods, WITHOUT_RULE } from './goods'
import { notNow } from './refusal'
import type { SoldLine, SoldOrder } from './order-repository'
import { restock, startRefund, step, type Said } from './progress'
import { findAfterSale, insertAfterSale, logEvent, type AfterSaleRow, type RequestedLine } from './repository'

/** Pieces of lines, by their numbers. */
export type Pieces = readonly { readonly lineNo: number; readonly quantity: number }[]

/** What is asked back of an order that the caller has locked, and what is written down about it. */
export interface PieceRequest {
  readonly order: SoldOrder
  readonly sold: readonly SoldLine[]
  readonly kind: AfterSaleKind
  readonly lines: Pieces
  readonly reason: string
  readonly note: string | null
  readonly pictures: string[]
  /** One request of a member for each. */
  readonly requestKey: string
  /** The first line of its history. */
  readonly said: Said
}

/** A request as it was opened. */
export interface Opened {
  readonly id: string
  readonly kind: AfterSaleKind
  /** Nothing may be refunded before somebody has agreed: the warehouse for a cancellation, otherwise staff. */
  readonly needsWord: boolean
  /** Partly used goods are refunded in part, and cannot be sold again. */
  readonly isWhole: boolean
  readonly saved: readonly SavedLine[]
}

const NOT_BY_THIS_KIND = '请选择其他申请类型'

/** Claims the pieces, takes them back as far as nobody's word is needed, and writes the request. @throws BusinessError 907 */
export async function openRequest(tx: Tx, request: PieceRequest): Promise<Opened> {
  const { order, kind, reason, note, pictures, requestKey, said } = request
  const { orderNo, memberId } = order
  if (await isPaidByApple(orderNo, tx)) throw notNow(ONLY_APPLE)
  const id = randomUUID()
  const asked = [...request.lines].sort((a, b) => a.lineNo - b.lineNo)
  const saved = await savedWith(tx, order)
  const { needsWord, worthOf } = await takeBack(tx, id, { ...request, lines: asked })
  const claimed: RequestedLine[] = []
  for (const pieces of asked) {
    const amountFen = await claimPieces({ orderNo, ...pieces, atMostFen: worthOf.get(pieces.lineNo) }, tx)
    if (amountFen === null) throw notNow('所选商品已申请过售后')
    claimed.push({ ...pieces, amountFen })
  }
  const freightFen = await freightOf(tx, order, kind)
  const amountFen = claimed.reduce((sum, line) => sum + line.amountFen, freightFen)
  await insertAfterSale(
    {
      ...{ id, memberId, orderNo, kind, reason, note, pictures, amountFen, freightFen, requestKey },
      ...{ state: 'applied', createdAt: said.now, movedAt: said.now }
    },
    claimed,
    tx
  )
  const { cause, note: words, now: at } = said
  await logEvent({ afterSaleId: id, state: 'applied', cause, note: words, at }, tx)
  return { id, kind, needsWord, isWhole: worthOf.size === 0, saved }
}

/** It is agreed to: what came back returns to stock, and the money is refunded. */
export async function settleRequest(
  tx: Tx,
  { id, kind, needsWord, isWhole, saved }: Opened,
  said: Said
): Promise<void> {
  const row = await step(tx, id, 'approve', said)
  if (!row) return
  const isHeld = await revokeHeldGoods(tx, id, said.now)
  // what was sent stays with the buyer; what was partly used cannot be sold again
  const isOurs = isHeld || kind === 'cancel' || !needsWord
  if (isOurs && isWhole) await restock(tx, row)
  await startRefund(tx, id, said.cause, said.now, saved)
}

/**
 * If something was used between the preview and the request, it must be reviewed again. `laterFen` will be withheld when a request
 * that waits is refunded: the preview has taken it off.
 * @returns the request as it is now @throws BusinessError 922
 */
export async function expectAmount(
  tx: Tx,
  id: string,
  seenFen: number | undefined,
  laterFen = 0
): Promise<AfterSaleRow | null> {
  const made = await findAfterSale(id, tx)
  if (seenFen !== undefined && made && made.amountFen - laterFen !== seenFen)
    throw new BusinessError(RESULT.priceChanged, '退款金额有变化，请核对后重新提交')
  return made
}

/** The savings from a card, read once nobody can buy with it any longer, and before it is revoked. */
async function savedWith(tx: Tx, { orderNo, kind }: SoldOrder): Promise<SavedLine[]> {
  if (kind !== 'card') return []
  await lockTerm(orderNo, tx)
  return savedByCard(orderNo, tx)
}

/** @returns whether approval is needed, and the amount due for partly used lines @throws BusinessError 907 */
async function takeBack(
  tx: Tx,
  id: string,
  { order, sold, kind, lines, said: { now } }: PieceRequest
): Promise<{ readonly needsWord: boolean; readonly worthOf: ReadonlyMap<number, number> }> {
  let needsWord = false
  const worthOf = new Map<number, number>()
  for (const { lineNo, quantity } of lines) {
    const line = sold.find((one) => one.lineNo === lineNo)
    const rule = line && ruleOf(line)
    if (!line || !rule) throw notNow(WITHOUT_RULE)
    const left = await rule.left(order, line, now, tx)
    if (left[kind] < quantity)
      throw notNow(left[kind] === 0 ? (left.why ?? NOT_BY_THIS_KIND) : `最多可申请 ${left[kind]} 件`)
    const taken = await rule.takeBack(tx, { afterSaleId: id, kind, order, line, quantity, now })
    needsWord ||= taken.needsWord
    if (taken.worthFen !== undefined) worthOf.set(lineNo, taken.worthFen)
  }
  return { needsWord, worthOf }
}

/** Freight is refunded with the last piece, provided nothing was sent: that is what a cancellation is. */
async function freightOf(tx: Tx, { orderNo }: SoldOrder, kind: AfterSaleKind): Promise<number> {
  if (kind !== 'cancel' || (await piecesLeft(orderNo, tx)) > 0 || (await wasSent(orderNo, tx))) return 0
  return claimFreight(orderNo, tx)
}
