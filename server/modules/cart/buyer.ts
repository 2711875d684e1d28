import type { Queryable } from '../../db/client'
import { holdsCard, listOwnHolds, timesBought } from '../order'
import { VISITOR, type CartBuyer } from './model'
import type { SkuRow } from './sku-repository'

/** What determines a caller's eligibility to buy these SKUs. */
export async function buyerOf(
  memberId: string | null,
  skus: ReadonlyMap<string, SkuRow>,
  now: Date,
  db: Queryable
): Promise<CartBuyer> {
  if (memberId === null || skus.size === 0) return VISITOR
  const limited = new Set(
    [...skus.values()].filter(({ buyLimit }) => buyLimit > 0).map(({ productId }) => productId)
  )
  // sequentially: `db` may be a transaction, whose connection runs one query at a time
  const holds = await listOwnHolds(memberId, 'sku', [...skus.keys()], now, db)
  const isHolder = await holdsCard(memberId, now, db)
  const times = await timesBought(memberId, 'sku', [...limited], now, db)
  const bought = new Map([...limited].map((id) => [id, times(id).bought - times(id).ended]))
  return { holdsCard: isHolder, held: new Map(holds.map((hold) => [hold.itemId, hold])), bought }
}
