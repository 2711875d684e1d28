/** Members' feedback and the replies to it. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Feedback } from '@contract/types'
import { at, now } from './columns'
import { members } from './member'

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    channelCode: text('channel_code').notNull(),
    kind: text().$type<Feedback['kind']>().notNull(),
    content: text().notNull(),
    pictures: text().array().notNull(),
    contact: text(),
    /** Never changed once set. */
    answer: text(),
    answeredAt: at('answered_at'),
    /** Idempotency key of the call that created it. */
    requestKey: text('request_key').notNull(),
    createdAt: now('created_at')
  },
  (t) => [
    unique('feedbacks_request').on(t.memberId, t.requestKey),
    check('feedbacks_kind', sql`${t.kind} in ('fault','suggestion','service','other')`),
    check('feedbacks_pictures', sql`cardinality(${t.pictures}) <= 9`),
    check('feedbacks_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index('feedbacks_member').on(t.memberId, t.createdAt.desc()),
    index('feedbacks_open')
      .on(t.createdAt)
      .where(sql`${t.answer} is null`),
    index('feedbacks_answered')
      .on(t.answeredAt, t.id)
      .where(sql`${t.answer} is not null`)
  ]
)
