import type { AfterSaleKind, ParsedInput } from '@contract/types'
import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import { ourNumber } from '../../domain/order-number'
import { claimFreight, claimPieces, piecesLeft } from '../order'
import { isPaidByApple, ONLY_APPLE } from '../payment'
import { wasSent } from '../shipping'
import { lockTerm } from '../card'
import { savedByCard, type SavedLine } from './benefits/card-price-repository'
import { ruleOf, revokeHeldGoods, WITHOUT_RULE } from './goods'
import { notNow } from './refusal'
import { lockSoldOrder, soldLines, type SoldLine, type SoldOrder } from './order-repository'
import { restock, startRefund, step } from './progress'
import {
  afterSaleOfRequest,
  findAfterSale,
  insertAfterSale,
  logEvent,
  type RequestedLine
} from './repository'
import { reasonsFor } from './states'

export interface Application extends Omit<ParsedInput<'applyAfterSale'>, 'orderNo'> {
  readonly orderNo: string
  readonly memberId: string
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
}

const NOT_BY_THIS_KIND = '请选择其他申请类型'

const APPLIED: Readonly<Record<AfterSaleKind, string>> = {
  cancel: '您申请取消订单',
  refund: '您申请退款',
  return: '您申请退货退款'
}

/**
 * Creates a request, once per key. Requests that need nobody's approval are approved at once and their refund is
 * started.
 * @returns its id @throws BusinessError 404, 907
 */
export function applyAfterSale(db: Queryable, application: Application): Promise<string> {
  const { memberId, requestKey, now, kind, lines } = application
  return withTransaction(db, async (tx) => {
    const order = await lockSoldOrder(ourNumber(application.orderNo), tx)
    if (!order || order.memberId !== memberId) throw notFound('订单不存在')
    const existing = await afterSaleOfRequest(memberId, requestKey, tx)
    if (existing) return existing.id
    if (order.state !== 'fulfilled') throw notNow('这笔订单现在不能申请售后')
    if (await isPaidByApple(order.orderNo, tx)) throw notNow(ONLY_APPLE)
    const sold = await soldLines(order.orderNo, tx)
    const reasons = reasonsFor(
      kind,
      sold.map(({ terms }) => terms)
    )
    if (!reasons.includes(application.reason)) throw notNow('请选择申请原因')

    const id = randomUUID()
    const asked = [...lines].sort((a, b) => a.lineNo - b.lineNo)
    const saved = await savedWith(tx, order)
    const { needsWord, worthOf } = await takeBack(tx, { id, order, sold, kind, asked, now })
    const claimed: RequestedLine[] = []
    for (const pieces of asked) {
      const amountFen = await claimPieces(
        { orderNo: order.orderNo, ...pieces, atMostFen: worthOf.get(pieces.lineNo) },
        tx
      )
      if (amountFen === null) throw notNow('所选商品已申请过售后')
      claimed.push({ ...pieces, amountFen })
    }
    const freightFen = await freightOf(tx, order, kind)
    const amountFen = claimed.reduce((sum, line) => sum + line.amountFen, freightFen)

    const { reason, note = null, pictures } = application
    const { orderNo } = order
    await insertAfterSale(
      {
        ...{ id, memberId, orderNo, kind, reason, note, pictures, amountFen, freightFen, requestKey },
        ...{ state: 'applied', createdAt: now, movedAt: now }
      },
      claimed,
      tx
    )
    await logEvent({ afterSaleId: id, state: 'applied', cause: 'buyer', note: APPLIED[kind], at: now }, tx)
    if (!needsWord) await settle(tx, id, { saved, isWhole: worthOf.size === 0, now })
    await refuseOther(tx, id, application.seenFen)
    return id
  })
}

/** No approval needed: the goods return to stock and the money is refunded. */
async function settle(
  tx: Tx,
  id: string,
  {
    saved,
    isWhole,
    now
  }: { readonly saved: readonly SavedLine[]; readonly isWhole: boolean; readonly now: Date }
): Promise<void> {
  const row = await step(tx, id, 'approve', { cause: 'rule', note: '符合退款规则，已自动通过', now })
  if (!row) return
  await revokeHeldGoods(tx, id, now)
  // partly used goods cannot be resold
  if (isWhole) await restock(tx, row)
  await startRefund(tx, id, 'rule', now, saved)
}

/** The savings from a card, read once nobody can buy with it any longer, and before it is revoked. */
async function savedWith(tx: Tx, { orderNo, kind }: SoldOrder): Promise<SavedLine[]> {
  if (kind !== 'card') return []
  await lockTerm(orderNo, tx)
  return savedByCard(orderNo, tx)
}

/**
 * If something was used between the preview and the request, the member must review it again.
 * @throws BusinessError 922
 */
async function refuseOther(tx: Tx, id: string, seenFen: number | undefined): Promise<void> {
  if (seenFen === undefined) return
  const made = await findAfterSale(id, tx)
  if (made && made.amountFen !== seenFen)
    throw new BusinessError(RESULT.priceChanged, '退款金额有变化，请核对后重新提交')
}

/** @returns whether approval is needed, and the amount due for partly used lines @throws BusinessError 907 */
async function takeBack(
  tx: Tx,
  {
    id,
    order,
    sold,
    kind,
    asked,
    now
  }: {
    id: string
    order: SoldOrder
    sold: readonly SoldLine[]
    kind: AfterSaleKind
    asked: readonly { lineNo: number; quantity: number }[]
    now: Date
  }
): Promise<{ readonly needsWord: boolean; readonly worthOf: ReadonlyMap<number, number> }> {
  let needsWord = false
  const worthOf = new Map<number, number>()
  for (const { lineNo, quantity } of asked) {
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
