/** Who has the word in a conversation, and when it changes. Pure. */
import type { ConversationState } from '@contract/types'
import { CONVERSATION_DAYS } from '../../domain/terms'

/** What happens to a conversation, and by whom. */
export type Move = 'ask' | 'handOver' | 'answerByPerson' | 'resolve'

/**
 * What each leads to; what is not here changes nothing. A question asked while a person is waited for, or has the word, is said to
 * them.
 */
const MOVES: Readonly<Record<Move, Partial<Record<ConversationState, ConversationState>>>> = {
  ask: { resolved: 'bot' },
  handOver: { bot: 'waiting', resolved: 'waiting' },
  answerByPerson: { waiting: 'human' },
  resolve: { waiting: 'resolved', human: 'resolved' }
}

/** Where `move` leads from `state`; undefined where it changes nothing. */
export const after = (state: ConversationState, move: Move): ConversationState | undefined =>
  MOVES[move][state]

/** Whether the assistant has the word. */
export const botSpeaks = (state: ConversationState): boolean => state === 'bot'

const DAY_MS = 86_400_000
/** A visitor's is kept as long as the visit lasts, about. */
const VISITOR_DAYS = 1

export const retainedSince = (now: Date): Date => new Date(now.getTime() - CONVERSATION_DAYS * DAY_MS)
export const visitorsRetainedSince = (now: Date): Date => new Date(now.getTime() - VISITOR_DAYS * DAY_MS)

const MAX_TITLE_LENGTH = 40

/** A conversation is called by its first question. */
export const titleOf = (question: string): string => {
  const line = question.replace(/\s+/g, ' ')
  return line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH - 1)}…` : line
}
