/** Changes by hand: each locks its entry, so that orders of the same moment come before it or after it. */
import type { PricedKind, SaleKind, StockKind } from '@contract/console/catalogue/schema'
import type { Tx } from '../../db/client'
import { command, statement, type Command, type Statement } from '../../db/statement'
import { ON_SALE, PRICED, STOCKED } from './entry-kinds'

/** Prices of an entry, fen; null: it has none of this kind. */
export interface Prices {
  readonly priceFen: number
  readonly listPriceFen: number
  readonly cardPriceFen: number | null
  readonly weekendFen: number | null
}

const perKind = <Kind extends string, T>(tables: Readonly<Record<Kind, unknown>>, make: (kind: Kind) => T) =>
  Object.fromEntries((Object.keys(tables) as Kind[]).map((kind) => [kind, make(kind)])) as Record<Kind, T>

/** The product that a row belongs to, null for what is no SKU. */
const productOf = (kind: string) => (kind === 'mall-skus' ? 'product_id' : 'null::text')

const pricesOf: Readonly<Record<PricedKind, Statement<Prices & { productId: string | null }>>> = perKind(
  PRICED,
  (kind) => {
    const { table, cardPrice, weekend } = PRICED[kind]
    return statement(
      `lock-prices-of-${kind}`,
      `select price_fen as "priceFen", list_price_fen as "listPriceFen",
         ${cardPrice ? 'card_price_fen' : 'null::int'} as "cardPriceFen", ${weekend ? 'weekend_fen' : 'null::int'} as "weekendFen",
         ${productOf(kind)} as "productId"
       from ${table} where id = $1 for no key update`
    )
  }
)

const priced: Readonly<Record<PricedKind, Command>> = perKind(PRICED, (kind) => {
  const { table, cardPrice, weekend } = PRICED[kind]
  const own = `${cardPrice ? ', card_price_fen = $4' : ''}${weekend ? ', weekend_fen = $4' : ''}`
  return command(
    `set-prices-of-${kind}`,
    `update ${table} set price_fen = $2, list_price_fen = $3${own} where id = $1`
  )
})

/** The prices, and the product of a SKU; the row is locked. Undefined if there is no such entry. */
export const lockPrices = async (kind: PricedKind, itemId: string, tx: Tx) =>
  (await pricesOf[kind]([itemId], tx))[0]

/** Writes prices; those that the kind does not have are ignored. */
export async function writePrices(kind: PricedKind, itemId: string, prices: Prices, tx: Tx): Promise<void> {
  const { priceFen, listPriceFen, cardPriceFen, weekendFen } = prices
  const { cardPrice, weekend } = PRICED[kind]
  const own = cardPrice ? [cardPriceFen] : weekend ? [weekendFen] : []
  await priced[kind]([itemId, priceFen, listPriceFen, ...own], tx)
}

interface StockRow {
  readonly stock: number | null
}

const stockOf: Readonly<Record<StockKind, Statement<StockRow>>> = perKind(STOCKED, (kind) =>
  statement(`stock-of-${kind}`, `select stock from ${STOCKED[kind]} where id = $1`)
)

const added: Readonly<Record<StockKind, Statement<{ stock: number }>>> = perKind(STOCKED, (kind) =>
  statement(
    `add-stock-of-${kind}`,
    `update ${STOCKED[kind]} set stock = stock + $2::int
     where id = $1 and stock::bigint + $2::int between 0 and 2147483647 returning stock`
  )
)

/** Adds pieces, or takes some; undefined if so many are not there, or the stock is not limited. @returns what is there now */
export const addStock = async (
  kind: StockKind,
  itemId: string,
  by: number,
  tx: Tx
): Promise<number | undefined> => (await added[kind]([itemId, by], tx))[0]?.stock

/** The stock; undefined if there is no such entry. */
export const readStock = async (kind: StockKind, itemId: string, tx: Tx): Promise<StockRow | undefined> =>
  (await stockOf[kind]([itemId], tx))[0]

const saleOf: Readonly<Record<SaleKind, Statement<{ onSale: boolean; productId: string | null }>>> = perKind(
  ON_SALE,
  (kind) =>
    statement(
      `lock-sale-of-${kind}`,
      `select on_sale as "onSale", ${productOf(kind)} as "productId" from ${ON_SALE[kind]} where id = $1 for no key update`
    )
)

const put: Readonly<Record<SaleKind, Command>> = perKind(ON_SALE, (kind) =>
  command(`set-sale-of-${kind}`, `update ${ON_SALE[kind]} set on_sale = $2 where id = $1`)
)

/** Whether it is on sale, and the product of a SKU; the row is locked. Undefined if there is no such entry. */
export const lockSale = async (kind: SaleKind, itemId: string, tx: Tx) =>
  (await saleOf[kind]([itemId], tx))[0]

export async function writeSale(kind: SaleKind, itemId: string, onSale: boolean, tx: Tx): Promise<void> {
  await put[kind]([itemId, onSale], tx)
}

const rivals = statement<{
  choices: string[]
  axes: { name: string; values: string[] }[]
  rival: string | null
}>(
  'sku-choices',
  `select s.choices, p.axes, (select min(o.id) from mall_skus o
     where o.product_id = s.product_id and o.id <> s.id and o.on_sale and o.choices = s.choices) as rival
   from mall_skus s join mall_products p on p.id = s.product_id where s.id = $1`
)

/** The choices of a SKU, the axes of its product, and another SKU on sale that is chosen by the same. */
export const choicesOf = async (skuId: string, tx: Tx) => (await rivals([skuId], tx))[0]
