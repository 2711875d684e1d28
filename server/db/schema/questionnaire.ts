/** Questionnaires of the operator, their answered versions, and members' answers. */
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { Answer, Question } from '@contract/types'
import { at, endOfDay, now } from './columns'
import { members } from './member'

export const questionnaires = pgTable(
  'questionnaires',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    intro: text().notNull(),
    /** Approximate time needed. */
    minutes: integer().notNull(),
    questions: jsonb().$type<Question[]>().notNull(),
    /** Reward: points, if the channel has them. */
    points: integer(),
    /** Reward: one of the coupons. */
    couponId: text('coupon_id'),
    startsAt: at('starts_at').notNull(),
    endsAt: endOfDay('ends_at').notNull(),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    sort: integer().notNull()
  },
  (t) => [check('questionnaires_points', sql`${t.points} is null or ${t.points} > 0`)]
)

/** The questions as they were when somebody started: never changed, whatever the operator edits. */
export const questionnaireVersions = pgTable(
  'questionnaire_versions',
  {
    questionnaireId: text('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id),
    /** A hash of the questions. */
    version: text().notNull(),
    questions: jsonb().$type<Question[]>().notNull()
  },
  (t) => [primaryKey({ columns: [t.questionnaireId, t.version] })]
)

/** One per person and questionnaire, even under concurrent requests: first a draft, then the submission. */
export const questionnaireResponses = pgTable(
  'questionnaire_responses',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    questionnaireId: text('questionnaire_id').notNull(),
    version: text().notNull(),
    channelCode: text('channel_code').notNull(),
    state: text().$type<'draft' | 'done'>().notNull(),
    /** Keyed by question id. */
    answers: jsonb()
      .$type<Record<string, Answer>>()
      .notNull()
      .default(sql`'{}'`),
    /** The question where the member left off. */
    lastAt: text('last_at'),
    /** The reward received. */
    pointsGiven: integer('points_given'),
    couponReceiveId: text('coupon_receive_id'),
    /** Idempotency key of the call that submitted it. */
    requestKey: text('request_key'),
    startedAt: now('started_at'),
    savedAt: now('saved_at'),
    doneAt: at('done_at')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.questionnaireId] }),
    foreignKey({
      name: 'questionnaire_responses_version',
      columns: [t.questionnaireId, t.version],
      foreignColumns: [questionnaireVersions.questionnaireId, questionnaireVersions.version]
    }),
    unique('questionnaire_responses_request').on(t.memberId, t.requestKey),
    check('questionnaire_responses_state', sql`${t.state} in ('draft','done')`),
    check(
      'questionnaire_responses_done',
      sql`(${t.state} = 'done') = (${t.doneAt} is not null) and (${t.state} = 'done') = (${t.requestKey} is not null)`
    ),
    index('questionnaire_responses_of').on(t.questionnaireId, t.state),
    index('questionnaire_responses_latest')
      .on(t.questionnaireId, t.doneAt, t.memberId)
      .where(sql`${t.state} = 'done'`)
  ]
)
