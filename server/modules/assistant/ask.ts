import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { heldFrom } from './answer-writer'
import {
  holdConversation,
  moveConversation,
  type ConversationRow,
  type Owner
} from './conversation-repository'
import { insertMessage, listMessages, messagesOfRequest, type MessageRow } from './message-repository'
import { after, botSpeaks, titleOf } from './model'
import { noConversation } from './talk'
import { messageView } from './view'

export interface Question {
  readonly conversationId: string
  readonly text: string
  readonly requestKey: string
  readonly now: Date
}

export interface Asked {
  readonly data: Data<'askAssistant'>
  /** The conversation, and the answer to be written for this call; null if there is none, or it was already started. */
  readonly conversation: ConversationRow
  readonly toWrite: string | null
}

/**
 * Stores a question, and a placeholder for its answer if the assistant is responding. A repeat of the call finds
 * both.
 * @throws BusinessError 404 for another person's conversation, 907 while the previous answer is being written
 */
export function ask(db: Queryable, owner: Owner, question: Question): Promise<Asked> {
  const { conversationId, text, requestKey, now } = question
  return withTransaction(db, async (tx) => {
    const conversation = await holdConversation(conversationId, owner, tx)
    if (!conversation) throw noConversation()
    const [existing, existingAnswer] = await messagesOfRequest(conversationId, requestKey, tx)
    if (existing) return { ...requested(conversation, existing, existingAnswer), toWrite: null }
    const [last] = (await listMessages(conversationId, 1, tx)).slice(-1)
    if (last?.state === 'writing')
      throw new BusinessError(RESULT.orderState, '上一个回答还没写完，可以先停止它')
    const state = after(conversation.state, 'ask') ?? conversation.state
    await moveConversation(conversationId, { state, title: titleOf(text), now }, tx)
    const said = { conversationId, at: now, requestKey }
    const asker = await insertMessage({ ...said, id: randomUUID(), sender: 'asker', body: text }, tx)
    const moved = { ...conversation, state }
    if (!botSpeaks(state)) return { ...requested(moved, asker), toWrite: null }
    const answer = await insertMessage(
      { ...said, id: randomUUID(), sender: 'bot', body: '', heldUntil: heldFrom(now) },
      tx
    )
    return { ...requested(moved, asker, answer), toWrite: answer.id }
  })
}

const requested = (conversation: ConversationRow, question: MessageRow, answer?: MessageRow) => ({
  conversation,
  data: {
    question: messageView(question),
    answer: answer ? messageView(answer) : null,
    state: conversation.state
  }
})
