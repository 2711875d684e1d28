/** Channels and their agreements with members. */
import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns'

export const channels = pgTable('channels', {
  code: text().primaryKey(),
  name: text().notNull(),
  slogan: text().notNull(),
  logo: text().notNull(),
  needMobile: boolean('need_mobile').notNull(),
  /** What the client reads as channelConfig (rule data.channelConfig); sent as JSON text. */
  config: jsonb().notNull(),
  servicePhone: text('service_phone').notNull(),
  serviceHours: text('service_hours').notNull(),
  /** Home banners: {id, picture, alt, link, cityCodes?}[]; without cities they are shown in every one. */
  banners: jsonb().notNull(),
  /** Cards listed before all others here, in this order: they represent the channel. */
  leadCardIds: text('lead_card_ids')
    .array()
    .notNull()
    .default(sql`'{}'`)
})

export const agreements = pgTable(
  'agreements',
  {
    kind: text().notNull(),
    version: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
    effectiveAt: at('effective_at').notNull()
  },
  (t) => [primaryKey({ columns: [t.kind, t.version] })]
)
