/** Postal addresses. */
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { now } from './columns'
import { members } from './member'

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    mobile: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    street: text().notNull().default(''),
    detail: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: now('created_at')
  },
  (t) => [
    index('addresses_member').on(t.memberId),
    uniqueIndex('addresses_one_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`)
  ]
)
