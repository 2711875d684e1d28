import { z } from 'zod'
import { id, none, nothing, orderNo, paged, paging, text, trimmed } from '../common'
import type { EndpointSchema } from '../schema'
import type { assistantEndpoints } from './endpoints'
import {
  answerEvent,
  conversation,
  conversationBrief,
  conversationState,
  helpArticle,
  helpSubject,
  MAX_QUESTION_LENGTH,
  message,
  ratingReason
} from './shapes'

/** Key to a visitor's conversation, which has no member: returned once to whoever started it. Members need none. */
const visitorKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, '对话编号不正确')
  .optional()

const ofConversation = { conversationId: id, visitorKey }
const ofAnswer = { answerId: id, visitorKey }

const MAX_HISTORY = 50

export const assistantSchemas = {
  getAssistantHome: {
    summary:
      'What the assistant can be asked: subjects, hot questions; how to reach a person; talks that are open',
    input: none,
    data: z.object({
      subjects: z.array(helpSubject),
      hot: z.array(text(60)),
      phone: text(20),
      hours: text(60),
      openNow: z.boolean(),
      /** Whether a talk can be handed over in place; otherwise people are reached in the chats of customer service. */
      desk: z.boolean(),
      /** For members: the talk that is with a person, or waiting for one. */
      withPerson: conversationBrief.nullable()
    })
  },
  getHelpArticle: {
    summary: 'An article of help',
    input: z.object({ articleId: id }),
    data: helpArticle
  },
  openConversation: {
    summary: 'Begins a conversation, about an order of the caller if one is named',
    input: z.object({ orderNo: orderNo.optional() }),
    data: z.object({
      conversationId: id,
      /** For visitors: the key that opens it from now on. */
      visitorKey: text(43).nullable()
    })
  },
  getConversation: {
    summary: 'A conversation of the caller',
    input: z.object(ofConversation),
    data: conversation
  },
  askAssistant: {
    summary:
      'Asks. While a person has the word, or is waited for, it is said to them and no answer is written',
    input: z.object({
      ...ofConversation,
      text: trimmed(MAX_QUESTION_LENGTH, 1)
    }),
    data: z.object({
      question: message,
      /** Null while a person is answering. */
      answer: message.nullable(),
      state: conversationState
    }),
    codes: { '907': 'the answer before is still being written' }
  },
  followAnswer: {
    summary:
      'An answer as it is written: events, the last one being `end`. One that broke off is asked for by getAnswer',
    input: z.object({ ...ofAnswer, from: z.int().min(0).max(6000).default(0) }),
    data: answerEvent
  },
  getAnswer: {
    summary: 'An answer as far as it is written',
    input: z.object(ofAnswer),
    data: z.object({ message, state: conversationState })
  },
  stopAnswer: {
    summary: 'Ends the writing of an answer; what is there stays',
    input: z.object(ofAnswer),
    data: message
  },
  rateAnswer: {
    summary: 'Says whether an answer was of use; said again it is the last word that counts',
    input: z.object({ ...ofAnswer, good: z.boolean(), reason: ratingReason.optional() }),
    data: message,
    codes: { '907': 'it is still being written' }
  },
  handOver: {
    summary: 'Asks for a person; asked again it says how it stands',
    input: z.object(ofConversation),
    data: conversation,
    codes: { '403': 'people are talked with elsewhere: see desk of getAssistantHome' }
  },
  endHandOver: {
    summary: 'Ends the waiting for a person, or the talk with one: the assistant answers again',
    input: z.object(ofConversation),
    data: conversation
  },
  listConversations: {
    summary: "The member's conversations in the channel, the newest first; they are kept for 90 days",
    input: z.object({
      ...paging,
      pageSize: z.int().min(1).max(MAX_HISTORY).default(20),
      /** Only those for this order. */
      orderNo: orderNo.optional()
    }),
    data: paged(conversationBrief)
  },
  deleteConversations: {
    summary: 'Deletes a conversation of the member, or all of those in the channel',
    input: z.object({ conversationId: id.optional() }),
    data: nothing
  }
} as const satisfies Record<keyof typeof assistantEndpoints, EndpointSchema>
