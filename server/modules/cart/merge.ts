import { MAX_LINES, MAX_PIECES } from '@contract/cart/shapes'
import type { RequestedLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import { changing } from './change'
import { findMerge, saveMerge, listCart, putLines } from './repository'
import { findSkus } from './sku-repository'

/** A visitor's cart to be merged into a member's. */
export interface Merging {
  readonly memberId: string
  readonly channel: string
  readonly guestCartId: string
  readonly lines: readonly RequestedLine[]
  readonly now: Date
}

/**
 * Merges a visitor's cart into a member's: quantities of SKUs in both add up, up to the limit of a line. Once per
 * guest cart: a repeat returns the same result, and another member gets nothing from it.
 * @returns SKUs for which the cart has no room
 * @throws BusinessError 305
 */
export function mergeCart(db: Queryable, merging: Merging): Promise<string[]> {
  const { memberId, channel, guestCartId, now } = merging
  return changing(db, memberId, async (tx) => {
    const rows = await listCart(memberId, tx)
    const there = new Map(rows.map((row) => [row.skuId, row]))
    const requested = summed(merging.lines)
    const skus = await findSkus(
      requested.map(({ skuId }) => skuId),
      channel,
      now,
      tx
    )
    // SKUs that are no longer sold here are not added to any cart
    const existing = requested.filter(({ skuId }) => skus.has(skuId))
    const added = existing.filter(({ skuId }) => !there.has(skuId))
    const leftOut = added.slice(Math.max(MAX_LINES - rows.length, 0)).map(({ skuId }) => skuId)
    if (!(await saveMerge({ guestCartId, memberId, leftOut, mergedAt: now }, tx)))
      return (await findMerge(guestCartId, memberId, tx)) ?? []
    const put = existing.filter(({ skuId }) => !leftOut.includes(skuId))
    await putLines(
      put.map(({ skuId, quantity, chosen, seenFen }) => {
        const row = there.get(skuId)
        return {
          memberId,
          skuId,
          quantity: Math.min(quantity + (row?.quantity ?? 0), MAX_PIECES),
          chosen: chosen || (row?.chosen ?? false),
          seenFen: row?.seenFen ?? seenFen ?? skus.get(skuId)?.priceFen ?? 0,
          addedAt: now,
          requestKey: row?.requestKey ?? null
        }
      }),
      tx
    )
    return leftOut
  })
}

/** One line per SKU, whatever a device sends. */
function summed(lines: readonly RequestedLine[]): RequestedLine[] {
  const requested = new Map<string, RequestedLine>()
  for (const line of lines) {
    const before = requested.get(line.skuId)
    const quantity = Math.min(line.quantity + (before?.quantity ?? 0), MAX_PIECES)
    requested.set(line.skuId, { ...line, quantity })
  }
  return [...requested.values()]
}
