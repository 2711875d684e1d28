import { z } from 'zod'
import { id, moment, orderNo, text } from '../common'

/** Longest question, characters. */
export const MAX_QUESTION_LENGTH = 300

/** Who is answering: the assistant; nobody yet, as a person was requested; a person; or it is settled. */
export const conversationState = z.enum(['bot', 'waiting', 'human', 'resolved'])

/** Kind of a source. */
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

/** A source of an answer: `no` is its mark in the text, `link` our page that says so. */
export const source = z.object({
  no: z.int().min(1).max(9),
  kind: sourceKind,
  title: text(80),
  excerpt: text(200),
  link: text(300)
})

/**
 * `writing` while an answer is streamed; `stopped` by the user; `failed` if no answer could be written; `withdrawn` if a
 * person took over meanwhile.
 */
export const messageState = z.enum(['writing', 'done', 'stopped', 'failed', 'withdrawn'])

/** Why an answer was not helpful. */
export const ratingReason = z.enum(['wrong', 'unrelated', 'unclear', 'other'])

export const message = z.object({
  messageId: id,
  sender: z.enum(['asker', 'bot', 'human', 'notice']),
  text: text(6000),
  state: messageState,
  /** For an answer: whether any source was found for it. */
  found: z.boolean(),
  sources: z.array(source),
  /** Suggested follow-up questions. */
  suggestions: z.array(text(60)),
  rating: z.object({ good: z.boolean(), reason: ratingReason.nullable() }).nullable(),
  at: moment
})

export const conversationBrief = z.object({
  conversationId: id,
  state: conversationState,
  /** The first question; empty before there is one. */
  title: text(80),
  at: moment
})

export const conversation = conversationBrief.extend({
  orderNo: orderNo.nullable(),
  /** The latest hundred, oldest first. */
  messages: z.array(message)
})

/** Events of an answer while it is streamed. */
export const answerEvent = z.discriminatedUnion('type', [
  /** A piece of its text and its position: the number of characters (UTF-16) before it. */
  z.object({
    type: z.literal('piece'),
    from: z.int().min(0),
    // not `text`: it may end in the middle of an emoji
    text: z.string().max(6000)
  }),
  /** It is complete and has been stored in this form. */
  z.object({ type: z.literal('end'), message, state: conversationState })
])

/** A help article. */
export const helpArticle = z.object({
  articleId: id,
  title: text(60),
  /** Plain text, one paragraph per line. */
  body: text(2000),
  /** Our page where it is done; empty = none. */
  link: text(200),
  linkText: text(20)
})

export const helpSubject = z.object({
  subjectId: id,
  name: text(20),
  articles: z.array(helpArticle.pick({ articleId: true, title: true }))
})
