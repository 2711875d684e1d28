import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from './client'

interface Only {
  readonly productId?: string
  readonly skuIds?: readonly string[]
}

function whichOf({ productId, skuIds }: Only): SQL {
  if (productId !== undefined) return sql`p.id = ${productId}`
  if (skuIds === undefined) return sql`true`
  return sql`p.id in (select product_id from mall_skus where id = any(${sql.param([...skuIds])}::text[]))`
}

/**
 * Updates the columns by which mall products are listed, sorted and filtered: the price of the cheapest SKU on sale, and
 * the number sold. To be called by whoever writes SKUs, in the same transaction; orders count on SKUs, which are summed up
 * from time to time, under the lock of the catalogue: a price that is changed meanwhile would be set back.
 * @param only of one product, or of those of some SKUs; of all without it
 */
export async function refreshMallSummaries(db: Queryable, only: Only = {}): Promise<void> {
  await db.execute(sql`
    update mall_products p set price_fen = s.price_fen, card_price_fen = s.card_price_fen, sold = s.sold
    from (
      select p.id, min(s.price_fen) filter (where s.on_sale) as price_fen, coalesce(sum(s.sold), 0)::int as sold,
        case when min(s.card_price_fen) filter (where s.on_sale) < min(s.price_fen) filter (where s.on_sale)
          then min(s.card_price_fen) filter (where s.on_sale) end as card_price_fen
      from mall_products p left join mall_skus s on s.product_id = p.id
      where ${whichOf(only)}
      group by p.id) s
    where s.id = p.id
      and (p.price_fen, p.card_price_fen, p.sold) is distinct from (s.price_fen, s.card_price_fen, s.sold)`)
}
