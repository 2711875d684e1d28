/** Members and their pictures. */
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { at, bytea, now } from './columns'

export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    /** null after the account was deleted or merged into another, or before a WeChat member provided one. */
    mobile: text().unique(),
    nickname: text().notNull(),
    avatar: text(),
    gender: text().notNull().default('unknown'),
    birthday: date({ mode: 'string' }),
    channelCode: text('channel_code').notNull(),
    agreementVersion: text('agreement_version'),
    createdAt: now('created_at'),
    /** Since when the account is closed: nobody is logged in. Its owner may undo that for 15 days (ADR 0041). */
    deletedAt: at('deleted_at'),
    /** When all personal data was removed from it, permanently. */
    anonymisedAt: at('anonymised_at'),
    /** Since when staff keep its owner out: every login is refused, and no session is left. */
    blockedAt: at('blocked_at'),
    /** The account that this one was merged into: what remains here is anonymous, and everything else was moved there. */
    mergedInto: text('merged_into')
  },
  (t) => [
    foreignKey({ name: 'members_merged_into', columns: [t.mergedInto], foreignColumns: [t.id] }),
    /** Never into itself; and nobody can log in to it any more. */
    check(
      'members_merged',
      sql`${t.mergedInto} is null or (${t.mergedInto} <> ${t.id} and ${t.deletedAt} is not null and ${t.mobile} is null)`
    ),
    index('members_merged')
      .on(t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    /** An anonymised account is closed, and has no number to log in with. */
    check(
      'members_anonymised',
      sql`${t.anonymisedAt} is null or (${t.deletedAt} is not null and ${t.mobile} is null)`
    ),
    index('members_created').on(t.createdAt),
    /** Closed accounts whose data is still to be deleted. */
    index('members_closed')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null and ${t.anonymisedAt} is null`)
  ]
)

/** Merges of accounts: one row for each account that ended. */
export const memberMerges = pgTable(
  'member_merges',
  {
    loserId: text('loser_id')
      .primaryKey()
      .references(() => members.id),
    survivorId: text('survivor_id')
      .notNull()
      .references(() => members.id),
    /** Idempotency key of the call: if it is repeated after a crash, it finds this. */
    requestKey: text('request_key').notNull(),
    mergedAt: at('merged_at').notNull(),
    /** When it is next looked whether a call that was under way has added something to the loser; null = no more. */
    lookAt: at('look_at').default(sql`now()`)
  },
  (t) => [
    unique('member_merges_request').on(t.survivorId, t.requestKey),
    index('member_merges_at').on(t.mergedAt),
    index('member_merges_to_look_at')
      .on(t.lookAt)
      .where(sql`${t.lookAt} is not null`),
    check('member_merges_two', sql`${t.loserId} <> ${t.survivorId}`)
  ]
)

/** Pictures that members uploaded; the bytes are in the storage (server/gateways/storage), under the picture's id. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    mime: text().notNull(),
    /** Hash of the stored bytes, hexadecimal: also the picture's ETag. */
    sha256: text().notNull(),
    /** Size in bytes. */
    size: integer().notNull(),
    createdAt: now('created_at'),
    /** Since when it is hidden from everybody; it is deleted from the storage soon after. */
    removedAt: at('removed_at'),
    /** When it is next checked whether anything uses it; of a removed one, when it is next tried to delete it from the storage. */
    checkAt: at('check_at')
      .notNull()
      .default(sql`now() + interval '1 day'`)
  },
  (t) => [
    /** Uploading the same picture twice stores it once. */
    uniqueIndex('uploads_once')
      .on(t.memberId, t.sha256)
      .where(sql`${t.removedAt} is null`),
    /** Merges and exports of accounts: removed ones too. */
    index('uploads_member').on(t.memberId),
    index('uploads_to_check')
      .on(t.checkAt)
      .where(sql`${t.removedAt} is null`),
    index('uploads_to_delete')
      .on(t.checkAt)
      .where(sql`${t.removedAt} is not null`),
    check('uploads_mime', sql`${t.mime} in ('image/png','image/jpeg','image/webp')`),
    check('uploads_size', sql`${t.size} > 0`)
  ]
)

/** Limits on a member's stored uploads at one time. */
export const MAX_PICTURES = 60
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024

/** How much each member has uploaded and stored. */
export const uploadTotals = pgTable(
  'upload_totals',
  {
    memberId: text('member_id')
      .primaryKey()
      .references(() => members.id),
    pictures: integer().notNull(),
    bytes: integer().notNull()
  },
  (t) => [
    check('upload_totals_pictures', sql`${t.pictures} between 0 and ${sql.raw(String(MAX_PICTURES))}`),
    check('upload_totals_bytes', sql`${t.bytes} between 0 and ${sql.raw(String(MAX_PICTURE_BYTES))}`)
  ]
)

/** Files of the storage if that is the database. */
export const storedFiles = pgTable('stored_files', {
  key: text().primaryKey(),
  bytes: bytea().notNull()
})
