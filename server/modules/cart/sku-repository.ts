import type { Queryable } from '../../db/client'
import { statement, type Statement } from '../../db/statement'
import { MAX_PIECES } from '@contract/cart/shapes'
import { hasEnded, type GoodsRow } from '../order'

/** The fields of a SKU that determine whether it can be bought, its price and its freight. */
export interface SkuRow {
  readonly skuId: string
  readonly productId: string
  /** The product's name. */
  readonly name: string
  readonly choices: string[]
  readonly picture: string
  readonly priceFen: number
  readonly cardPriceFen: number | null
  /** Includes pieces that unpaid orders no longer reserve. */
  readonly stock: number
  /** The SKU and its product are on sale. */
  readonly onSale: boolean
  /** Pieces of the product that a member may buy; 0 = unlimited. */
  readonly buyLimit: number
  readonly weightGrams: number
  readonly freightTemplateId: string
}

/** A SKU with what an order of it is priced by. */
export interface SkuToBuy extends SkuRow {
  /** Its own name, which has the options in it. */
  readonly skuName: string
  /** The ids of its product and categories. */
  readonly within: string[]
  readonly returnDays: number
}

const COLUMNS = `s.id as "skuId", p.id as "productId", p.name, s.choices, s.picture, s.price_fen as "priceFen",
     s.card_price_fen as "cardPriceFen", s.weight_grams as "weightGrams", p.freight_template_id as "freightTemplateId",
     s.stock + case when s.stock >= ${MAX_PIECES} then 0 else (
       select coalesce(sum(l.quantity), 0)::int from orders o join order_lines l on l.order_no = o.order_no
       where ${hasEnded('$3')} and l.kind = 'sku' and l.item_id = s.id) end as stock,
     s.on_sale and p.on_sale as "onSale", p.buy_limit as "buyLimit"`

const FROM = 'from mall_skus s join mall_products p on p.id = s.product_id'
const IN_CHANNEL = `s.id = any($1) and (s.channel_codes = '{}' or $2 = any(s.channel_codes))
     and (p.channel_codes = '{}' or $2 = any(p.channel_codes))`

const readSkuRows = statement<SkuRow>('cart-skus', `select ${COLUMNS} ${FROM} where ${IN_CHANNEL}`)
const readSkusToBuy = statement<SkuToBuy>(
  'cart-skus-to-buy',
  `select ${COLUMNS}, s.name as "skuName", p.return_days as "returnDays",
     array_remove(array[p.id, p.category_id, c.parent_id], null) as within
   ${FROM} join mall_categories c on c.id = p.category_id where ${IN_CHANNEL}`
)

/** Finds SKUs as a channel sells them now, by id; missing ones, and those of another channel, are left out. */
export type FindSkus<Row extends SkuRow = SkuRow> = (
  skuIds: readonly string[],
  channel: string,
  now: Date,
  db: Queryable
) => Promise<Map<string, Row>>

const findBy =
  <Row extends SkuRow>(read: Statement<Row>): FindSkus<Row> =>
  async (skuIds, channel, now, db) => {
    if (skuIds.length === 0) return new Map()
    const rows = await read([skuIds, channel, now], db)
    return new Map(rows.map((row) => [row.skuId, row]))
  }

export const findSkus: FindSkus = findBy(readSkuRows)

/** The same with what an order of them is priced by, so that nothing has to be read of them twice. */
export const findSkusToBuy: FindSkus<SkuToBuy> = findBy(readSkusToBuy)

/** They as goods of an order: those of the channel alone, whatever the channels of each. */
export const goodsOf = ({ skuId, productId, skuName, ...sku }: SkuToBuy): GoodsRow => ({
  itemId: skuId,
  name: skuName,
  picture: sku.picture,
  unitFen: sku.priceFen,
  cardPriceFen: sku.cardPriceFen,
  stock: sku.stock,
  onSale: sku.onSale,
  buyLimit: sku.buyLimit,
  limitId: productId,
  within: sku.within,
  channelCodes: [],
  productCodes: [],
  returnTerms: { rule: 'days', days: sku.returnDays }
})
