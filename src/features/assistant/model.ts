/** Conversations with the assistant, as a page shows them. Pure. */
import type {
  AnswerSource,
  AssistantMessage,
  Conversation,
  ConversationBrief,
  ConversationState,
  Data,
  HelpArticle,
  RatingReason
} from '@contract/types'
import { lastOf } from '@/lib/last-of'

export type {
  AnswerSource,
  AssistantMessage,
  Conversation,
  ConversationBrief,
  ConversationState,
  HelpArticle,
  RatingReason
}
export type AssistantHome = Data<'getAssistantHome'>

/** The reference to a conversation; a visitor's includes its key. */
export interface Talk {
  readonly conversationId: string
  readonly visitorKey: string | null
}

/** The input by which calls refer to it. */
export const inputOf = ({ conversationId, visitorKey }: Talk) => ({ conversationId, ...keyOf(visitorKey) })
export const keyOf = (visitorKey: string | null) => (visitorKey === null ? {} : { visitorKey })

export const MAX_QUESTION_LENGTH = 300

/** A conversation with a message replaced by its new version, or appended. */
export function withMessage(conversation: Conversation, message: AssistantMessage): Conversation {
  const existing = conversation.messages.some(({ messageId }) => messageId === message.messageId)
  const messages = existing
    ? conversation.messages.map((one) => (one.messageId === message.messageId ? message : one))
    : [...conversation.messages, message]
  return { ...conversation, messages }
}

/** A text with a piece of the stream inserted at its position; a repeated piece changes nothing. */
export const withPiece = (text: string, from: number, piece: string): string =>
  from <= text.length ? text.slice(0, from) + piece : text

/** A segment of an answer: text, or a source reference. */
export type Stretch = { readonly text: string } | { readonly no: number }

/** The paragraphs of an answer, in segments. */
export function paragraphsOf(text: string, sources: readonly AnswerSource[]): Stretch[][] {
  const existing = new Set(sources.map(({ no }) => no))
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.split(/(\[\d\])/).flatMap((part): Stretch[] => {
        const no = Number(/^\[(\d)\]$/.exec(part)?.[1])
        // references in an unfinished answer: its sources arrive at the end
        if (no) return existing.has(no) ? [{ no }] : []
        return part === '' ? [] : [{ text: part }]
      })
    )
}

/** Questions with their replies, so that a page can scroll the newest to its top. */
export interface Exchange {
  readonly key: string
  readonly messages: readonly AssistantMessage[]
}

export function exchangesOf(messages: readonly AssistantMessage[]): Exchange[] {
  const exchanges: { key: string; messages: AssistantMessage[] }[] = []
  for (const message of messages) {
    const last = lastOf(exchanges)
    if (!last || message.sender === 'asker') exchanges.push({ key: message.messageId, messages: [message] })
    else last.messages.push(message)
  }
  return exchanges
}

export const REASONS: readonly { readonly key: RatingReason; readonly title: string }[] = [
  { key: 'wrong', title: '答案不对' },
  { key: 'unrelated', title: '答非所问' },
  { key: 'unclear', title: '看不明白' },
  { key: 'other', title: '其他' }
]

/** Whether a human agent has taken over, or is being waited for. */
export const isWithPerson = (state: ConversationState): boolean => state === 'waiting' || state === 'human'
