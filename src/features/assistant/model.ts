/** Conversations with the assistant, as a page shows them. Pure. */
import type {
  AnswerEvent,
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
  AnswerEvent,
  AnswerSource,
  AssistantMessage,
  Conversation,
  ConversationBrief,
  ConversationState,
  HelpArticle,
  RatingReason
}
export type AssistantHome = Data<'getAssistantHome'>

/** What opens a conversation; a visitor's by its key. */
export interface Talk {
  readonly conversationId: string
  readonly visitorKey: string | null
}

/** How calls name it. */
export const inputOf = ({ conversationId, visitorKey }: Talk) => ({ conversationId, ...keyOf(visitorKey) })
export const keyOf = (visitorKey: string | null) => (visitorKey === null ? {} : { visitorKey })

export const MAX_QUESTION_LENGTH = 300

/** A conversation with a message put in the place of what it was, or at the end. */
export function withMessage(conversation: Conversation, message: AssistantMessage): Conversation {
  const existing = conversation.messages.some(({ messageId }) => messageId === message.messageId)
  const messages = existing
    ? conversation.messages.map((one) => (one.messageId === message.messageId ? message : one))
    : [...conversation.messages, message]
  return { ...conversation, messages }
}

/** A text with a piece of the stream in its place; a piece that comes again changes nothing. */
export const withPiece = (text: string, from: number, piece: string): string =>
  from <= text.length ? text.slice(0, from) + piece : text

/** A stretch of an answer: text, or the mark of a source. */
export type Stretch = { readonly text: string } | { readonly no: number }

/** A paragraph of an answer in its stretches. */
export function paragraphsOf(text: string, sources: readonly AnswerSource[]): Stretch[][] {
  const existing = new Set(sources.map(({ no }) => no))
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.split(/(\[\d\])/).flatMap((part): Stretch[] => {
        const no = Number(/^\[(\d)\]$/.exec(part)?.[1])
        // marks of an answer that is still being written: its sources come with its end
        if (no) return existing.has(no) ? [{ no }] : []
        return part === '' ? [] : [{ text: part }]
      })
    )
}

/** Questions with what was said to each, so that a page can bring the newest to its top. */
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

/** Whether a person has the word, or is waited for. */
export const isWithPerson = (state: ConversationState): boolean => state === 'waiting' || state === 'human'
