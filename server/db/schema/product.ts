/** Goods of the market. */
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { privileges } from './privilege'

/** Virtual goods of the market: bought once, delivered as receive records of a privilege. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    stock: integer(),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    sold: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [check('products_stock', sql`${t.stock} >= 0`)]
)
