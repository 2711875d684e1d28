/** Messages to members outside of the app: the outbox, and what members want. */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ReminderKind } from '@contract/types'
import { at } from './columns'
import { members } from './member'

/** What a message says; templates choose among them. */
export interface ReminderWords {
  /** Name of the goods, the card, the right … */
  readonly what: string
  /** In five characters at most. */
  readonly state: string
  readonly note: string
  /** A day, a moment or an amount as text. */
  readonly at?: string
  readonly amount?: string
  readonly number?: string
}

/** The outbox: a row for each event that a member is to be told of, under a key that names the event. */
export const reminders = pgTable(
  'reminders',
  {
    key: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text().$type<ReminderKind>().notNull(),
    words: jsonb().$type<ReminderWords>().notNull(),
    /** The page that it opens, with its query. */
    page: text().notNull(),
    /**
     * waiting → sending → sent | refused (by the member, in WeChat) | failed; skipped: nobody wants it. What stays `sending` was cut
     * off on its way, and is not sent again: it may have arrived.
     */
    state: text().notNull().default('waiting'),
    channel: text().$type<'wechat' | 'sms'>(),
    attempts: integer().notNull().default(0),
    dueAt: at('due_at').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at')
  },
  (t) => [
    check('reminders_state', sql`${t.state} in ('waiting','sending','sent','refused','failed','skipped')`),
    index('reminders_due')
      .on(t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    index('reminders_member').on(t.memberId),
    index('reminders_created').on(t.createdAt)
  ]
)

/** Kinds that a member has turned off. */
export const remindersOff = pgTable(
  'reminders_off',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    kind: text().$type<ReminderKind>().notNull(),
    at: at('at').notNull()
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] })]
)

/** Messages of a template that a member has subscribed to in WeChat: each subscription is good for one. */
export const reminderGrants = pgTable(
  'reminder_grants',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    templateId: text('template_id').notNull(),
    left: integer().notNull(),
    /** Idempotency key of the call that added the last one. */
    requestKey: text('request_key').notNull(),
    at: at('at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.templateId] }),
    check('reminder_grants_left', sql`${t.left} between 0 and 100`)
  ]
)
