import { randomUUID } from 'node:crypto'
import type { AfterSaleKind } from '@contract/types'
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { revokeUnclaimed } from '../lottery'
import { claimPieces, lifecycle } from '../order'
import { holdAccount } from '../points'
import { ruleOf, revokeHeldGoods } from './goods'
import { insertAfterSale, logEvent } from './repository'
import { lockSoldOrder, soldLines, type SoldLine, type SoldOrder } from './order-repository'

/** No approval needed: unused rights, unsent goods. */
const AT_ONCE = ['refund', 'cancel'] as const satisfies readonly AfterSaleKind[]

/**
 * Takes back the rest of an order that the merchant refunded manually, as far as no approval is needed: unused
 * rights, unsent goods, unclaimed prizes. What was used, sent or claimed stays with the buyer, as the merchant decided. All pieces are claimed,
 * so that nobody requests them again. Runs inside the transaction that books the refund.
 */
export async function revokeRest(tx: Tx, orderNo: OrderNo, now: Date): Promise<void> {
  const order = await lockSoldOrder(orderNo, tx)
  if (!order) return
  const restocked: { kind: string; itemId: string; quantity: number }[] = []
  for (const line of await soldLines(orderNo, tx)) {
    if (line.unclaimed === 0) continue
    const quantity = await takeBackLine(tx, order, line, now)
    await claimPieces({ orderNo, lineNo: line.lineNo, quantity: line.unclaimed }, tx)
    if (quantity > 0) restocked.push({ kind: line.kind, itemId: line.itemId, quantity })
  }
  await lifecycle.returnSold(restocked, tx)
  // goods, account, prizes: the locking order of refunds that members ask for
  await holdAccount(order, tx)
  await revokeUnclaimed(orderNo, tx)
}

/** The warehouse is packing them: it is asked as for a buyer's cancellation, with no money involved. */
async function askToKeepBack(
  tx: Tx,
  { orderNo, memberId }: SoldOrder,
  { lineNo }: SoldLine,
  { id, quantity, now }: { readonly id: string; readonly quantity: number; readonly now: Date }
): Promise<void> {
  await insertAfterSale(
    {
      ...{ id, memberId, orderNo, kind: 'cancel', state: 'applied', reason: '商家退款', pictures: [] },
      ...{
        amountFen: 0,
        freightFen: 0,
        requestKey: `merchant:${orderNo}:${lineNo}`,
        createdAt: now,
        movedAt: now
      }
    },
    [{ lineNo, quantity, amountFen: 0 }],
    tx
  )
  await logEvent(
    { afterSaleId: id, state: 'applied', cause: 'merchant', note: '商家已退款，正在拦截发货', at: now },
    tx
  )
}

/** @returns how many pieces were recovered */
async function takeBackLine(tx: Tx, order: SoldOrder, line: SoldLine, now: Date): Promise<number> {
  const rule = ruleOf(line)
  if (!rule) return 0
  const left = await rule.left(order, line, now, tx)
  for (const kind of AT_ONCE) {
    const quantity = Math.min(left[kind], line.unclaimed)
    // goods that have arrived are requested back, not taken
    if (quantity === 0 || (kind === 'refund' && line.terms.rule === 'days')) continue
    const id = randomUUID()
    const taken = await rule.takeBack(tx, { afterSaleId: id, kind, order, line, quantity, now })
    if (kind === 'cancel' && taken.needsWord) {
      await askToKeepBack(tx, order, line, { id, quantity, now })
      return 0
    }
    // codes that were shown are locked for staff; whoever refunded the money has decided
    await revokeHeldGoods(tx, id, now)
    return quantity
  }
  return 0
}
