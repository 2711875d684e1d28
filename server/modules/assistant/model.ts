/** Who responds in a conversation, and when that changes. Pure. */
import type { ConversationState } from '@contract/types'
import { CONVERSATIONS_KEPT_MS } from '../../domain/periods'

/** What happens to a conversation, and by whom. */
export type Move = 'ask' | 'handOver' | 'take' | 'answerByPerson' | 'giveBack' | 'resolve'

/**
 * The transitions; anything missing here changes nothing. A question asked while waiting for a person, or while one
 * responds, is addressed to them.
 */
const MOVES: Readonly<Record<Move, Partial<Record<ConversationState, ConversationState>>>> = {
  ask: { resolved: 'bot' },
  handOver: { bot: 'waiting', resolved: 'waiting' },
  take: { waiting: 'human' },
  answerByPerson: { waiting: 'human' },
  giveBack: { human: 'waiting' },
  resolve: { waiting: 'resolved', human: 'resolved' }
}

/** The state after `move` from `state`; undefined if nothing changes. */
export const after = (state: ConversationState, move: Move): ConversationState | undefined =>
  MOVES[move][state]

/** Whether the assistant is responding. */
export const botSpeaks = (state: ConversationState): boolean => state === 'bot'

export const retainedSince = (now: Date): Date => new Date(now.getTime() - CONVERSATIONS_KEPT_MS)

const MAX_TITLE_LENGTH = 40

/** A conversation is titled by its first question. */
export const titleOf = (question: string): string => {
  const line = question.replace(/\s+/g, ' ')
  return line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH - 1)}…` : line
}
