import type { AssistantMessage, Conversation, ConversationBrief } from '@contract/types'
import { iso } from '../../lib/iso'
import type { ConversationRow } from './conversation-repository'
import type { MessageRow } from './message-repository'

/** A message as the contract shows it. */
export function messageView(row: MessageRow): AssistantMessage {
  const { id, sender, body, state, found, sources, suggestions, good, reason, at } = row
  return {
    messageId: id,
    sender,
    text: body,
    state,
    found,
    sources: [...sources],
    suggestions: [...suggestions],
    rating: good === null ? null : { good, reason },
    at: iso(at)
  }
}

export const briefView = ({ id, state, title, saidAt }: ConversationRow): ConversationBrief => ({
  conversationId: id,
  state,
  title,
  at: iso(saidAt)
})

export const conversationView = (row: ConversationRow, messages: readonly MessageRow[]): Conversation => ({
  ...briefView(row),
  orderNo: row.orderNo,
  messages: messages.map(messageView)
})
