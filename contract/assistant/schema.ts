import { z } from 'zod'
import { id, none, nothing, orderNo, paged, paging, text, typedText } from '../common'
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
      'The assistant’s start page: topics, popular questions, ways to reach an agent, open conversations',
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
    summary: 'A help article',
    input: z.object({ articleId: id }),
    data: helpArticle
  },
  openConversation: {
    summary: 'Start a conversation, optionally about an order of the caller',
    input: z.object({ orderNo: orderNo.optional() }),
    data: z.object({
      conversationId: id,
      /** For visitors: the key that opens it from now on. */
      visitorKey: text(43).nullable()
    })
  },
  getConversation: {
    summary: 'One of the caller’s conversations',
    input: z.object(ofConversation),
    data: conversation
  },
  askAssistant: {
    summary:
      'Ask a question. While an agent has taken over or is awaited, it is sent to them and no answer is generated',
    input: z.object({
      ...ofConversation,
      text: typedText(MAX_QUESTION_LENGTH, '请输入您的问题')
    }),
    data: z.object({
      question: message,
      /** Null while a person is answering. */
      answer: message.nullable(),
      state: conversationState
    }),
    codes: { '907': 'the previous answer is still being generated' }
  },
  followAnswer: {
    summary:
      'An answer as a stream of events, the last one being `end`. After an interruption, fetch it with getAnswer',
    input: z.object({ ...ofAnswer, from: z.int().min(0).max(6000).default(0) }),
    data: answerEvent
  },
  getAnswer: {
    summary: 'An answer as far as it has been generated',
    input: z.object(ofAnswer),
    data: z.object({ message, state: conversationState })
  },
  stopAnswer: {
    summary: 'Stop generating an answer; the text so far is kept',
    input: z.object(ofAnswer),
    data: message
  },
  rateAnswer: {
    summary: 'Rate an answer; the latest rating counts',
    input: z.object({ ...ofAnswer, good: z.boolean(), reason: ratingReason.optional() }),
    data: message,
    codes: { '907': 'it is still being generated' }
  },
  handOver: {
    summary: 'Request a human agent; a repeated request returns the current state',
    input: z.object(ofConversation),
    data: conversation,
    codes: { '403': 'agents are reached elsewhere: see desk of getAssistantHome' }
  },
  endHandOver: {
    summary: 'Leave the queue or the conversation with an agent: the assistant answers again',
    input: z.object(ofConversation),
    data: conversation
  },
  listConversations: {
    summary: "The member's conversations in the channel, newest first; kept for 90 days",
    input: z.object({
      ...paging,
      pageSize: z.int().min(1).max(MAX_HISTORY).default(20),
      /** Only those for this order. */
      orderNo: orderNo.optional()
    }),
    data: paged(conversationBrief)
  },
  deleteConversations: {
    summary: 'Delete one conversation of the member, or all in the channel',
    input: z.object({ conversationId: id.optional() }),
    data: nothing
  }
} as const satisfies Record<keyof typeof assistantEndpoints, EndpointSchema>
