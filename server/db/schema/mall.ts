/** The mall: shipped goods, their freight, and how they are found. */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text
} from 'drizzle-orm/pg-core'
import { now } from './columns'

/** Channels that have it; empty = all. */
const channelCodes = text('channel_codes')
  .array()
  .notNull()
  .default(sql`'{}'`)

/** Categories in two levels. */
export const mallCategories = pgTable('mall_categories', {
  id: text().primaryKey(),
  /** null = upper level. */
  parentId: text('parent_id').references((): AnyPgColumn => mallCategories.id),
  name: text().notNull(),
  picture: text().notNull(),
  /** Text and picture of its banner in the mall; null if it has none. */
  slogan: text(),
  banner: text(),
  sort: integer().notNull(),
  channelCodes
})

/** A freight template; its rules apply to areas. */
export const freightTemplates = pgTable(
  'freight_templates',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The unit: pieces, or grams. */
    kind: text().$type<'count' | 'weight'>().notNull(),
    /** Freight is free from this total, fen; null = never. */
    freeFromFen: integer('free_from_fen')
  },
  (t) => [check('freight_templates_kind', sql`${t.kind} in ('count','weight')`)]
)

export const freightRules = pgTable(
  'freight_rules',
  {
    templateId: text('template_id')
      .notNull()
      .references(() => freightTemplates.id),
    ruleNo: integer('rule_no').notNull(),
    /** Codes of provinces and cities; empty = everywhere that no other rule covers. */
    areaCodes: text('area_codes').array().notNull(),
    delivers: boolean().notNull(),
    /** Pieces or grams covered by `firstFen`; each further `moreUnits`, or part of it, costs `moreFen`. */
    firstUnits: integer('first_units').notNull(),
    firstFen: integer('first_fen').notNull(),
    moreUnits: integer('more_units').notNull(),
    moreFen: integer('more_fen').notNull(),
    /** Days until it arrives. */
    days: integer().notNull()
  },
  (t) => [
    primaryKey({ columns: [t.templateId, t.ruleNo] }),
    check(
      'freight_rules_units',
      sql`${t.firstUnits} > 0 and ${t.moreUnits} > 0 and ${t.firstFen} >= 0 and ${t.moreFen} >= 0 and ${t.days} > 0`
    )
  ]
)

/** One line of a product's specification: name and value. */
export interface MallParameter {
  readonly name: string
  readonly value: string
}

/** An axis of choice of a product: 颜色, with 雾白 and 墨绿. */
export interface MallAxis {
  readonly name: string
  readonly values: readonly string[]
}

export const mallProducts = pgTable(
  'mall_products',
  {
    id: text().primaryKey(),
    /** Of the lower level. */
    categoryId: text('category_id')
      .notNull()
      .references(() => mallCategories.id),
    name: text().notNull(),
    subtitle: text().notNull(),
    /** The first is shown in lists. */
    pictures: text().array().notNull(),
    detailHtml: text('detail_html').notNull(),
    parameters: jsonb().$type<readonly MallParameter[]>().notNull(),
    axes: jsonb().$type<readonly MallAxis[]>().notNull(),
    freightTemplateId: text('freight_template_id')
      .notNull()
      .references(() => freightTemplates.id),
    /** Days within which it can be returned without a reason; 0 = not returnable. */
    returnDays: integer('return_days').notNull(),
    /** Purchase limit per member; 0 = not limited. */
    buyLimit: integer('buy_limit').notNull().default(0),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    /** Sum over its SKUs, written by `refreshMallSummaries`. */
    sold: integer().notNull().default(0),
    channelCodes,
    createdAt: now('created_at'),
    /** Its search terms: server/lib/search-grams.ts. A trigger copies them to `mall_search_terms`. */
    grams: text().array().notNull(),
    /** Of its cheapest SKU on sale, written by `refreshMallSummaries`; fen, null if none is on sale. */
    priceFen: integer('price_fen'),
    /** The lowest price for card holders, if lower than `priceFen`. */
    cardPriceFen: integer('card_price_fen')
  },
  (t) => [
    check('mall_products_numbers', sql`${t.returnDays} >= 0 and ${t.buyLimit} >= 0 and ${t.sold} >= 0`),
    index('mall_products_category').on(t.categoryId, t.sort),
    // one index per sort order of the list: a page is a prefix of it
    index('mall_products_sort').on(t.sort, t.id),
    index('mall_products_sold').on(t.sold.desc().nullsFirst(), t.sort, t.id),
    index('mall_products_price').on(t.priceFen, t.sort, t.id),
    index('mall_products_new').on(t.createdAt.desc().nullsFirst(), t.sort, t.id)
  ]
)

/**
 * The search terms of each product once more, for their index alone, and written by a trigger: beside them every new price or number sold
 * would be some fifty entries of that index.
 */
export const mallSearchTerms = pgTable(
  'mall_search_terms',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => mallProducts.id, { onDelete: 'cascade' }),
    grams: text().array().notNull()
  },
  (t) => [index('mall_search_terms_grams').using('gin', t.grams).with({ fastupdate: false })]
)

export const mallSkus = pgTable(
  'mall_skus',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => mallProducts.id),
    /** One value of each axis of the product, in their order. */
    choices: text().array().notNull(),
    /** Product and choices in one line, 60 characters at most: its name in an order. */
    name: text().notNull(),
    picture: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    /** For holders of any active card; null = no card price. */
    cardPriceFen: integer('card_price_fen'),
    stock: integer().notNull(),
    sold: integer().notNull().default(0),
    weightGrams: integer('weight_grams').notNull(),
    onSale: boolean('on_sale').notNull(),
    channelCodes
  },
  (t) => [
    check('mall_skus_stock', sql`${t.stock} >= 0`),
    check(
      'mall_skus_prices',
      sql`${t.priceFen} > 0 and ${t.listPriceFen} >= ${t.priceFen} and ${t.cardPriceFen} between 0 and ${t.priceFen} and ${t.weightGrams} > 0`
    ),
    index('mall_skus_product').on(t.productId)
  ]
)
