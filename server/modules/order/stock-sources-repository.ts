import type { GoodsKind } from '@contract/types'
import { getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { cardProducts } from '../../db/schema/card'
import { loungePlans } from '../../db/schema/lounge'
import { mallSkus } from '../../db/schema/mall'
import { plates } from '../../db/schema/plate'
import { products } from '../../db/schema/product'
import { ticketDays } from '../../db/schema/ticket'

/** Where the stock of a kind of goods is stored: orders take from it and return to it. */
export interface StockSource {
  readonly kind: string
  readonly table: PgTable
  /** What an order line refers to as its item. */
  readonly id: PgColumn
  /** Pieces that can be sold; null in a row = unlimited. */
  readonly stock: PgColumn
  /** Pieces sold, counted on delivery. */
  readonly sold: PgColumn
  readonly priceFen: PgColumn
  readonly onSale: PgColumn
  /** Goods of one basket can be combined in an order; null = always ordered separately. */
  readonly basket: string | null
}

const of = (
  kind: GoodsKind,
  table:
    | typeof cardProducts
    | typeof plates
    | typeof products
    | typeof mallSkus
    | typeof ticketDays
    | typeof loungePlans,
  basket: string | null
): StockSource => ({
  kind,
  table,
  id: table.id,
  stock: table.stock,
  sold: table.sold,
  priceFen: table.priceFen,
  onSale: table.onSale,
  basket
})

/**
 * Every kind of our own goods, in the locking order of their rows (within a kind by id). A new kind is a new entry.
 * Anything missing here is not in our stock: partners' orders.
 */
export const STOCK_SOURCES: readonly StockSource[] = [
  of('card', cardProducts, null),
  of('plate', plates, null),
  of('product', products, 'products'),
  of('sku', mallSkus, 'mall'),
  of('ticket', ticketDays, 'tickets'),
  of('lounge', loungePlans, null)
]

/** Whether lines of these kinds can form one order: a single line, or all of one basket. */
export function mayStandTogether(
  lines: readonly { readonly kind: string }[],
  sources: readonly StockSource[] = STOCK_SOURCES
): boolean {
  if (lines.length <= 1) return true
  const baskets = new Set(
    lines.map(({ kind }) => sources.find((source) => source.kind === kind)?.basket ?? null)
  )
  return baskets.size === 1 && !baskets.has(null)
}

/** Table and columns of a source, as SQL names. */
export function namesOf({ table, id, stock, sold, priceFen, onSale }: StockSource) {
  return {
    table: getTableName(table),
    id: id.name,
    stock: stock.name,
    sold: sold.name,
    priceFen: priceFen.name,
    onSale: onSale.name
  }
}
