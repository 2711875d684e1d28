/** Items of WeChat's virtual payment: which goods at which price were made and released there. */
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VirtualKind } from '../../domain/virtual-goods'
import { at } from './columns'

export const virtualGoods = pgTable(
  'virtual_goods',
  {
    /** 0 = production, 1 = WeChat's sandbox: their items are separate. */
    env: integer().$type<0 | 1>().notNull(),
    /** Names goods and price: see `virtualProductId`. */
    productId: text('product_id').notNull(),
    kind: text().$type<VirtualKind>().notNull(),
    itemId: text('item_id').notNull(),
    priceFen: integer('price_fen').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
    /** Null = not yet released: nobody can buy it. */
    publishedAt: at('published_at')
  },
  (t) => [
    primaryKey({ columns: [t.env, t.productId] }),
    check('virtual_goods_env', sql`${t.env} in (0, 1)`),
    check('virtual_goods_price', sql`${t.priceFen} > 0`)
  ]
)
