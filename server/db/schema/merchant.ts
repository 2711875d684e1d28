/** Brands and their stores. */
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const brands = pgTable('brands', {
  id: text().primaryKey(),
  name: text().notNull(),
  logo: text().notNull(),
  intro: text().notNull()
})

export const merchants = pgTable(
  'merchants',
  {
    id: text().primaryKey(),
    brandId: text('brand_id').references(() => brands.id),
    name: text().notNull(),
    category: text().notNull(),
    cityCode: text('city_code').notNull(),
    city: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    lng: doublePrecision().notNull(),
    lat: doublePrecision().notNull(),
    phone: text().notNull(),
    hours: text().notNull(),
    picture: text().notNull(),
    rating: integer().notNull()
  },
  (t) => [
    index('merchants_city').on(t.cityCode, t.category),
    index('merchants_brand').on(t.brandId),
    /** Around a position. */
    index('merchants_place').on(t.lat, t.lng),
    /** Without a position: the best first. */
    index('merchants_best').on(t.rating.desc().nullsFirst(), t.id)
  ]
)

/**
 * The characters of each store's name and address, alone and in pairs, by which stores are found everywhere. A trigger writes them
 * (`search_pairs` of the migrations).
 */
export const merchantSearchTerms = pgTable(
  'merchant_search_terms',
  {
    merchantId: text('merchant_id')
      .primaryKey()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    pairs: text().array().notNull()
  },
  (t) => [index('merchant_search_terms_pairs').using('gin', t.pairs).with({ fastupdate: false })]
)
