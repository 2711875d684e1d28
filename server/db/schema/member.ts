/** Members and their pictures. */
import { sql } from 'drizzle-orm'
import { check, date, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, bytea, now } from './columns'

export const members = pgTable('members', {
  id: text().primaryKey(),
  /** null after the account was deleted, or before a WeChat member gave one. */
  mobile: text().unique(),
  nickname: text().notNull(),
  avatar: text(),
  gender: text().notNull().default('unknown'),
  birthday: date({ mode: 'string' }),
  channelCode: text('channel_code').notNull(),
  agreementVersion: text('agreement_version'),
  createdAt: now('created_at'),
  deletedAt: at('deleted_at')
})

/** Pictures that members uploaded. In the database because several processes, on several machines, serve them. */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    mime: text().notNull(),
    sha256: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: now('created_at')
  },
  (t) => [
    /** The same picture twice is one upload. */
    unique('uploads_once').on(t.memberId, t.sha256),
    check('uploads_mime', sql`${t.mime} in ('image/png','image/jpeg','image/webp')`)
  ]
)
