/** The assistant: what it is asked about, what it looks things up in, and what was said. */
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique
} from 'drizzle-orm/pg-core'
import type { AnswerSource, AssistantMessage, ConversationState, RatingReason } from '@contract/types'
import type { HelpSubject } from '../../domain/help-subjects'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'
import { members } from './member'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Answers that the operator wrote. */
export const helpArticles = pgTable('help_articles', {
  id: text().primaryKey(),
  subject: text().$type<HelpSubject>().notNull(),
  /** As people ask. */
  title: text().notNull(),
  /** Other ways to ask the same: found by, not shown. */
  otherWords: text('other_words')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Plain text; a line is a paragraph. */
  body: text().notNull(),
  /** The page where it is done, and what the way there is called; empty = none. */
  link: text().notNull().default(''),
  linkText: text('link_text').notNull().default(''),
  /** Stands among the questions that are asked most. */
  isHot: boolean('is_hot').notNull().default(false),
  channelCodes: text('channel_codes')
    .array()
    .notNull()
    .default(sql`'{}'`),
  onSale: boolean('on_sale').notNull().default(true),
  sort: integer().notNull()
})

/** What answers are looked up in: made from the catalogue, and again whenever it is applied. */
export const assistantDocuments = pgTable(
  'assistant_documents',
  {
    /** Kind, id of the thing, and the part of it. */
    id: text().primaryKey(),
    kind: text().$type<AnswerSource['kind']>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: text().notNull(),
    /** Channels that have it; none = all. */
    channelCodes: text('channel_codes').array().notNull(),
    /** Pairs of characters made by us: weight A in the title, D in the text. */
    terms: tsvector().notNull(),
    /** How many terms it has in all. */
    length: integer().notNull(),
    /** Of what it was made from: what has not changed is not written. */
    hash: text().notNull()
  },
  (t) => [index('assistant_documents_terms').using('gin', t.terms)]
)

export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    id: text().primaryKey(),
    memberId: text('member_id').references(() => members.id),
    /** SHA-256 of what opens a visitor's. */
    visitorHash: text('visitor_hash'),
    channelCode: text('channel_code').notNull(),
    state: text().$type<ConversationState>().notNull().default('bot'),
    /** The order that it is about, the member's own. */
    orderNo: text('order_no').$type<OrderNo>(),
    /** The first question. */
    title: text().notNull().default(''),
    createdAt: now('created_at'),
    /** When something was said last. */
    saidAt: now('said_at')
  },
  (t) => [
    check('assistant_conversations_owner', sql`(${t.memberId} is null) <> (${t.visitorHash} is null)`),
    check('assistant_conversations_state', sql`${t.state} in ('bot','waiting','human','resolved')`),
    check('assistant_conversations_order', sql`${t.orderNo} is null or ${t.memberId} is not null`),
    index('assistant_conversations_member').on(t.memberId, t.channelCode, t.saidAt),
    index('assistant_conversations_said').on(t.saidAt),
    index('assistant_conversations_desk')
      .on(t.saidAt)
      .where(sql`${t.state} in ('waiting','human')`)
  ]
)

export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: text().primaryKey(),
    /** Their order. */
    seq: bigserial({ mode: 'number' }).notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => assistantConversations.id, { onDelete: 'cascade' }),
    sender: text().$type<AssistantMessage['sender']>().notNull(),
    body: text().notNull(),
    state: text().$type<AssistantMessage['state']>().notNull().default('done'),
    found: boolean().notNull().default(true),
    sources: jsonb()
      .$type<readonly AnswerSource[]>()
      .notNull()
      .default(sql`'[]'`),
    suggestions: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    good: boolean(),
    reason: text().$type<RatingReason>(),
    /** Idempotency key of the call that asked: should it come again after a crash, question and answer are there. */
    requestKey: text('request_key'),
    /** While it is being written: until when its writer is taken to be alive. */
    heldUntil: at('held_until'),
    at: now('at')
  },
  (t) => [
    unique('assistant_messages_request').on(t.conversationId, t.requestKey, t.sender),
    check('assistant_messages_sender', sql`${t.sender} in ('asker','bot','human','notice')`),
    check(
      'assistant_messages_state',
      sql`${t.state} = 'done' or (${t.sender} = 'bot' and ${t.state} in ('writing','stopped','failed','withdrawn'))`
    ),
    check('assistant_messages_writing', sql`(${t.state} = 'writing') = (${t.heldUntil} is not null)`),
    check('assistant_messages_rated', sql`${t.good} is null or ${t.sender} = 'bot'`),
    index('assistant_messages_talk').on(t.conversationId, t.seq)
  ]
)
