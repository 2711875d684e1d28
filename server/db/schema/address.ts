/** Postal addresses. */
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StoredPhone } from '../../domain/receiver-phone'
import { at, now } from './columns'
import { members } from './member'

export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    mobile: text().$type<StoredPhone>().notNull(),
    /** Of the district, or of a city without districts; '' for addresses saved before there were codes. */
    areaCode: text('area_code').notNull().default(''),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    street: text().notNull().default(''),
    detail: text().notNull(),
    /** For a deleted address: it was the default, and becomes so again if the deletion is undone. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Idempotency key of the call that created it. */
    requestKey: text('request_key'),
    /** When it was marked as deleted; an hour later the row is removed. */
    deletedAt: at('deleted_at'),
    createdAt: now('created_at')
  },
  (t) => [
    index('addresses_member').on(t.memberId),
    uniqueIndex('addresses_one_default')
      .on(t.memberId)
      .where(sql`${t.isDefault} and ${t.deletedAt} is null`),
    unique('addresses_request').on(t.memberId, t.requestKey),
    index('addresses_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    /** Those whose number is stored plain, as with orders. */
    index('addresses_plain_phone')
      .on(t.id)
      .where(sql`not starts_with(${t.mobile}, 'sealed:')`)
  ]
)
