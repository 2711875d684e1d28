import type { Data, RequestedLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import { buyerOf } from './buyer'
import { cartLineOf, type CartBuyer } from './model'
import { listCart } from './repository'
import { findSkus, type SkuRow } from './sku-repository'

/** The caller viewing a cart, with channel and time. */
export interface Looker {
  /** null = a visitor. */
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** Lines of a cart with their full data. */
export interface ReadCart {
  readonly lines: Data<'getCart'>['lines']
  readonly skus: ReadonlyMap<string, SkuRow>
  readonly buyer: CartBuyer
  /** Selected SKUs, including those that cannot be bought now. */
  readonly chosen: ReadonlySet<string>
}

/** The current state of requested lines for the caller: based on the server's prices and stock only. */
export async function readLines(
  db: Queryable,
  requested: readonly RequestedLine[],
  { memberId, channel, now }: Looker
): Promise<ReadCart> {
  const skuIds = requested.map(({ skuId }) => skuId)
  const skus = await findSkus(skuIds, channel, now, db)
  const buyer = await buyerOf(memberId, skus, now, db)
  return {
    lines: requested.map((line) => cartLineOf(line, skus.get(line.skuId), buyer)),
    skus,
    buyer,
    chosen: new Set(requested.filter((line) => line.chosen).map(({ skuId }) => skuId))
  }
}

/** The current state of the member's cart. */
export async function readCart(
  db: Queryable,
  looker: Looker & { readonly memberId: string }
): Promise<ReadCart> {
  return readLines(db, await listCart(looker.memberId, db), looker)
}
