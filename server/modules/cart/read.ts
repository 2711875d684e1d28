import type { Data, RequestedLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import { buyerOf } from './buyer'
import { cartLineOf, type CartBuyer } from './model'
import { listCart } from './repository'
import { findSkus, findSkusToBuy, type FindSkus, type SkuRow, type SkuToBuy } from './sku-repository'

/** The caller viewing a cart, with channel and time. */
export interface Looker {
  /** null = a visitor. */
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** Lines of a cart with their full data. */
export interface ReadCart<Row extends SkuRow = SkuRow> {
  readonly lines: Data<'getCart'>['lines']
  readonly skus: ReadonlyMap<string, Row>
  readonly buyer: CartBuyer
  /** Selected SKUs, including those that cannot be bought now. */
  readonly chosen: ReadonlySet<string>
}

/** The current state of requested lines for the caller: based on the server's prices and stock only. */
export const readLines = (
  db: Queryable,
  requested: readonly RequestedLine[],
  looker: Looker
): Promise<ReadCart> => linesBy(findSkus, db, requested, looker)

/** The current state of the member's cart. */
export const readCart = async (db: Queryable, looker: MemberLooking): Promise<ReadCart> =>
  linesBy(findSkus, db, await listCart(looker.memberId, db), looker)

/** The same, with what an order of it is priced by. */
export const readCartToBuy = async (db: Queryable, looker: MemberLooking): Promise<ReadCart<SkuToBuy>> =>
  linesBy(findSkusToBuy, db, await listCart(looker.memberId, db), looker)

type MemberLooking = Looker & { readonly memberId: string }

async function linesBy<Row extends SkuRow>(
  find: FindSkus<Row>,
  db: Queryable,
  requested: readonly RequestedLine[],
  { memberId, channel, now }: Looker
): Promise<ReadCart<Row>> {
  const skuIds = requested.map(({ skuId }) => skuId)
  const skus = await find(skuIds, channel, now, db)
  const buyer = await buyerOf(memberId, skus, now, db)
  return {
    lines: requested.map((line) => cartLineOf(line, skus.get(line.skuId), buyer)),
    skus,
    buyer,
    chosen: new Set(requested.filter((line) => line.chosen).map(({ skuId }) => skuId))
  }
}
