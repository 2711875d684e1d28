import { MAX_LINES, MAX_PIECES } from '@contract/cart/shapes'
import { RESULT } from '@contract/envelope/codes'
import type { GoodsLine, SkuLine } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, loginExpired, notFound } from '../../core/business-error'
import { maxOf } from './model'
import { buyerOf } from './buyer'
import {
  countPieces,
  listCart,
  lockCart,
  moveLine,
  putLines,
  removeLines,
  setChosen,
  setQuantity,
  type CartRow
} from './repository'
import { findSkus, type SkuRow } from './sku-repository'

/** Runs one change to a member's cart, after any other in progress. @throws BusinessError 305 for a deleted account */
export function changing<T>(db: Queryable, memberId: string, change: (tx: Tx) => Promise<T>): Promise<T> {
  return withTransaction(db, async (tx) => {
    if (!(await lockCart(memberId, tx))) throw loginExpired()
    return change(tx)
  })
}

/** A SKU line to add to a cart. */
export interface Adding extends SkuLine {
  readonly memberId: string
  readonly channel: string
  readonly requestKey: string
  readonly now: Date
}

/**
 * Adds pieces to those already in the cart, once per request key.
 * @returns pieces in the cart
 * @throws BusinessError 404, 901, 902
 */
export function addToCart(db: Queryable, adding: Adding): Promise<number> {
  const { memberId, channel, skuId, now } = adding
  return changing(db, memberId, async (tx) => {
    const rows = await listCart(memberId, tx)
    const there = rows.find((row) => row.skuId === skuId)
    if (there?.requestKey !== adding.requestKey) {
      const skus = await findSkus([skuId], channel, now, tx)
      const sku = skus.get(skuId)
      if (!sku?.onSale) throw notFound('商品不存在或已下架')
      const max = maxOf(sku, await buyerOf(memberId, skus, now, tx))
      await putLines([lineOf(adding, sku, quantityOf(adding, there, max), rows, there)], tx)
    }
    return countPieces(memberId, tx)
  })
}

/** @throws BusinessError 901, 902 */
function quantityOf({ quantity }: Adding, there: CartRow | undefined, max: number): number {
  const sum = quantity + (there?.quantity ?? 0)
  if (sum <= max) return sum
  if (max === MAX_PIECES) throw new BusinessError(RESULT.limitReached, `同一商品最多放 ${MAX_PIECES} 件`)
  const has = there ? `，购物车已有 ${there.quantity} 件` : ''
  throw new BusinessError(RESULT.soldOut, max > 0 ? `最多可买 ${max} 件${has}` : '商品已卖完')
}

/** @throws BusinessError 902 if the cart is full */
function lineOf(
  { memberId, skuId, requestKey, now }: Adding,
  { priceFen }: SkuRow,
  quantity: number,
  rows: readonly CartRow[],
  there: CartRow | undefined
) {
  if (!there && rows.length >= MAX_LINES) throw cartFull()
  return { memberId, skuId, quantity, chosen: true, seenFen: priceFen, addedAt: now, requestKey }
}

const cartFull = () => new BusinessError(RESULT.limitReached, `购物车最多 ${MAX_LINES} 种商品，请先删除一些`)

/** Sets the quantity of a line. A line that no longer exists is ignored. */
export function changeQuantity(db: Queryable, memberId: string, { skuId, quantity }: SkuLine): Promise<void> {
  return changing(db, memberId, (tx) => setQuantity(memberId, skuId, quantity, tx))
}

/** A line to become another SKU. */
export interface SkuChange {
  readonly memberId: string
  readonly channel: string
  readonly skuId: string
  readonly toSkuId: string
  readonly now: Date
}

/**
 * Changes a line to another SKU of its product, together with the pieces of it that are there, and no more than can be
 * bought. A line that no longer exists is ignored: so is a repeat.
 * @throws BusinessError 404 for what is not sold, or of another product; 901 for what is sold out
 */
export function changeSku(db: Queryable, change: SkuChange): Promise<void> {
  const { memberId, channel, skuId, toSkuId, now } = change
  return changing(db, memberId, async (tx) => {
    if (skuId === toSkuId) return
    const skus = await findSkus([skuId, toSkuId], channel, now, tx)
    const to = skus.get(toSkuId)
    if (!to?.onSale || to.productId !== skus.get(skuId)?.productId) throw notFound('商品不存在或已下架')
    const most = maxOf(to, await buyerOf(memberId, skus, now, tx))
    if (most === 0) throw new BusinessError(RESULT.soldOut, '商品已卖完')
    await moveLine(memberId, skuId, { toSkuId, priceFen: to.priceFen, most }, tx)
  })
}

/** Selects the lines to be bought. */
export const choose = (db: Queryable, memberId: string, skuIds: readonly string[], chosen: boolean) =>
  changing(db, memberId, (tx) => setChosen(memberId, skuIds, chosen, tx))

/** Removes lines. */
export const remove = (db: Queryable, memberId: string, skuIds: readonly string[]) =>
  changing(db, memberId, (tx) => removeLines(memberId, skuIds, tx))

/** Removes what was bought from the cart, and leaves pieces added beyond it. Locks nothing but the cart's lines. */
export async function removeBought(
  memberId: string,
  bought: readonly Pick<GoodsLine, 'itemId' | 'quantity'>[],
  tx: Tx
): Promise<void> {
  const rows = await listCart(memberId, tx)
  const of = new Map(bought.map(({ itemId, quantity }) => [itemId, quantity]))
  const left = rows.flatMap((row) => {
    const quantity = row.quantity - (of.get(row.skuId) ?? row.quantity)
    return quantity > 0 ? [{ ...row, quantity }] : []
  })
  await removeLines(
    memberId,
    bought.map(({ itemId }) => itemId),
    tx
  )
  await putLines(left, tx)
}
