import { z } from 'zod'
import { id, moment, orderNo, text } from '../common'

/** Longest question. */
export const MAX_QUESTION_LENGTH = 300

/** Who has the word: the assistant; nobody yet, a person was asked for; a person; it is settled. */
export const conversationState = z.enum(['bot', 'waiting', 'human', 'resolved'])

/** What a source is. */
export const sourceKind = z.enum([
  'help',
  'agreement',
  'card',
  'plate',
  'privilege',
  'product',
  'sight',
  'store',
  'service',
  'points',
  'order',
  'memberCard'
])

/** What an answer stands on: `no` is its mark in the text, `link` the page of ours that says it. */
export const source = z.object({
  no: z.int().min(1).max(9),
  kind: sourceKind,
  title: text(80),
  excerpt: text(200),
  link: text(300)
})

/**
 * `writing` while an answer comes; `stopped` by the asker; `failed` where no answer could be written; `withdrawn` where a
 * person took over while it came.
 */
export const messageState = z.enum(['writing', 'done', 'stopped', 'failed', 'withdrawn'])

/** Why an answer was of no use. */
export const ratingReason = z.enum(['wrong', 'unrelated', 'unclear', 'other'])

export const message = z.object({
  messageId: id,
  sender: z.enum(['asker', 'bot', 'human', 'notice']),
  text: text(6000),
  state: messageState,
  /** Of an answer: whether anything was found that it stands on. */
  found: z.boolean(),
  sources: z.array(source),
  /** What could be asked next. */
  suggestions: z.array(text(60)),
  rating: z.object({ good: z.boolean(), reason: ratingReason.nullable() }).nullable(),
  at: moment
})

export const conversationBrief = z.object({
  conversationId: id,
  state: conversationState,
  /** The first question; empty before it. */
  title: text(80),
  at: moment
})

export const conversation = conversationBrief.extend({
  orderNo: orderNo.nullable(),
  /** The latest hundred, oldest first. */
  messages: z.array(message)
})

/** What happens to an answer that is followed. */
export const answerEvent = z.discriminatedUnion('type', [
  /** A piece of its text, and where it belongs: the number of characters (UTF-16) before it. */
  z.object({ type: z.literal('piece'), from: z.int().min(0), text: text(6000) }),
  /** It has come to its end: so it is kept. */
  z.object({ type: z.literal('end'), message, state: conversationState })
])

/** An article of help. */
export const helpArticle = z.object({
  articleId: id,
  title: text(60),
  /** Plain text; a line is a paragraph. */
  body: text(2000),
  /** The page of ours where it is done; empty = none. */
  link: text(200),
  linkText: text(20)
})

export const helpSubject = z.object({
  subjectId: id,
  name: text(20),
  articles: z.array(helpArticle.pick({ articleId: true, title: true }))
})
