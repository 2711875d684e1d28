/** Plates: bundles of privileges, some of which can be taken each round. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { privileges } from './privilege'

export const plates = pgTable(
  'plates',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    subtitle: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    /** once | week | month | quarter | year. */
    period: text().notNull(),
    quota: integer().notNull(),
    rounds: integer().notNull(),
    /** How often one member may buy it; 0 = not limited. */
    buyLimit: integer('buy_limit').notNull(),
    /** null = not limited. */
    stock: integer(),
    rulesHtml: text('rules_html').notNull(),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    sold: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Cities whose home page shows it; empty = all. */
    cityCodes: text('city_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [
    check('plates_stock', sql`${t.stock} >= 0`),
    check('plates_quota', sql`${t.quota} > 0 and ${t.rounds} > 0`)
  ]
)

export const platePrivileges = pgTable(
  'plate_privileges',
  {
    plateId: text('plate_id')
      .notNull()
      .references(() => plates.id),
    privilegeId: text('privilege_id')
      .notNull()
      .references(() => privileges.id),
    sort: integer().notNull()
  },
  (t) => [primaryKey({ columns: [t.plateId, t.privilegeId] }), index('pp_privilege').on(t.privilegeId)]
)
