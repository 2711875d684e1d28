import { assistantEndpoints } from '@contract/assistant/endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { keyed, type Write } from '@/api/write'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import {
  inputOf,
  keyOf,
  type AssistantMessage,
  type Conversation,
  type RatingReason,
  type Talk
} from './model'

/** This visit's conversation: returning to the chat continues it. */
export const savedConversation = (): Talk | undefined => readStored('assistantTalk')
export const saveConversation = (talk: Talk): void => writeStored('assistantTalk', talk)
export const forgetTalk = (): void => removeStored('assistantTalk')

/** Starts a conversation, about an order if one is named. @throws ApiError */
export async function openTalk(orderNo: string | undefined): Promise<Talk> {
  const talk = await call(assistantEndpoints.openConversation, orderNo === undefined ? {} : { orderNo }, {
    quiet: true
  })
  saveConversation(talk)
  return talk
}

/** A question; `nth` distinguishes it from the same one asked before. */
export interface Asking {
  readonly talk: Talk
  readonly text: string
  readonly nth: number
}

/** Asks only once, however often it is sent until it is decided. */
export const questionWrite: Write<Asking, Data<'askAssistant'>> = {
  name: ({ talk, text, nth }) => `ask|${talk.conversationId}|${nth}|${text}`,
  // questions are private: not stored on the device
  secret: true,
  quiet: true,
  // the page merges the result into what it shows: a refetch could restore the older state
  later: ['conversation'],
  call: ({ talk, text }) => keyed(assistantEndpoints.askAssistant, { ...inputOf(talk), text })
}

const ofAnswer = ({ visitorKey }: Talk, answerId: string) => ({ answerId, ...keyOf(visitorKey) })

/** An answer as written so far. @throws ApiError */
export const readAnswer = (talk: Talk, answerId: string) =>
  call(assistantEndpoints.getAnswer, ofAnswer(talk, answerId), { quiet: true })

/** Stops the writing of an answer; returns what is kept of it. @throws ApiError, already reported */
export const stopAnswer = (talk: Talk, answerId: string): Promise<AssistantMessage> =>
  call(assistantEndpoints.stopAnswer, ofAnswer(talk, answerId))

/** Rates whether an answer was useful. @throws ApiError, already reported */
export const rateAnswer = (
  talk: Talk,
  answerId: string,
  good: boolean,
  reason?: RatingReason
): Promise<AssistantMessage> =>
  call(assistantEndpoints.rateAnswer, { ...ofAnswer(talk, answerId), good, ...(reason ? { reason } : {}) })

/** Requests a human agent. @throws ApiError, already reported */
export async function handOver(talk: Talk): Promise<Conversation> {
  const conversation = await call(assistantEndpoints.handOver, inputOf(talk))
  void invalidate(assistantEndpoints.handOver)
  return conversation
}

/** Ends waiting for a human agent, or the conversation with one. @throws ApiError, already reported */
export async function endHandOver(talk: Talk): Promise<Conversation> {
  const conversation = await call(assistantEndpoints.endHandOver, inputOf(talk))
  void invalidate(assistantEndpoints.endHandOver)
  return conversation
}

/** Deletes a conversation of the member, or all of them. @throws ApiError, already reported */
export async function deleteTalks(conversationId?: string): Promise<void> {
  await call(assistantEndpoints.deleteConversations, conversationId === undefined ? {} : { conversationId })
  if (conversationId === undefined || savedConversation()?.conversationId === conversationId) forgetTalk()
  await invalidate(assistantEndpoints.deleteConversations)
}
