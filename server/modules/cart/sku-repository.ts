import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { MAX_PIECES } from '@contract/cart/shapes'
import { hasEnded } from '../order'

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

const readSkuRows = statement<SkuRow>(
  'cart-skus',
  `select s.id as "skuId", p.id as "productId", p.name, s.choices, s.picture, s.price_fen as "priceFen",
     s.card_price_fen as "cardPriceFen", s.weight_grams as "weightGrams", p.freight_template_id as "freightTemplateId",
     s.stock + case when s.stock >= ${MAX_PIECES} then 0 else (
       select coalesce(sum(l.quantity), 0)::int from orders o join order_lines l on l.order_no = o.order_no
       where ${hasEnded('$3')} and l.kind = 'sku' and l.item_id = s.id) end as stock,
     s.on_sale and p.on_sale as "onSale", p.buy_limit as "buyLimit"
   from mall_skus s join mall_products p on p.id = s.product_id
   where s.id = any($1) and (s.channel_codes = '{}' or $2 = any(s.channel_codes))
     and (p.channel_codes = '{}' or $2 = any(p.channel_codes))`
)

/** SKUs as a channel sells them now, by id; missing ones, and those of another channel, are left out. */
export async function findSkus(
  skuIds: readonly string[],
  channel: string,
  now: Date,
  db: Queryable
): Promise<Map<string, SkuRow>> {
  if (skuIds.length === 0) return new Map()
  const rows = await readSkuRows([skuIds, channel, now], db)
  return new Map(rows.map((row) => [row.skuId, row]))
}
