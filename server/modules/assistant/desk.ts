/** The customer service desk: the queue, the conversations, and the replies. */
import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { ConversationState } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import {
  findAnyConversation,
  holdAnyConversation,
  listAtDesk,
  moveConversation,
  type ConversationRow
} from './conversation-repository'
import { insertMessage, listMessages, withdrawAnswers } from './message-repository'
import { after } from './model'
import { applyMove } from './talk'

export interface DeskTalk {
  readonly id: string
  readonly state: ConversationState
  readonly title: string
  readonly channel: string
  readonly isMember: boolean
  /** The last message: a reply names it, so that nobody replies to an outdated conversation. */
  readonly seen: string
  readonly said: readonly { readonly sender: string; readonly body: string; readonly at: Date }[]
}

const SHOWN = 30
const SAID = 50

/** Conversations that are waiting for a person or have one, longest wait first. */
export async function talksAtDesk(db: Queryable): Promise<DeskTalk[]> {
  const talks: DeskTalk[] = []
  for (const row of await listAtDesk(SHOWN, db)) talks.push(await talkOf(row, db))
  return talks
}

/** One of them, whatever its state. @throws BusinessError 404 */
export async function talkAtDesk(db: Queryable, id: string): Promise<DeskTalk> {
  const row = await findAnyConversation(id, db)
  if (!row) throw noTalk()
  return talkOf(row, db)
}

async function talkOf(row: ConversationRow, db: Queryable): Promise<DeskTalk> {
  const { id, state, title, channelCode: channel, memberId } = row
  const said = await listMessages(id, SAID, db)
  return { id, state, title, channel, isMember: memberId !== null, seen: said.at(-1)?.id ?? '', said }
}

/** An agent's action, based on the conversation as they saw it. */
export interface DeskAct {
  readonly id: string
  readonly now: Date
  /** {@link DeskTalk.seen} of the version that was read; omitted = regardless of later messages. */
  readonly seen?: string | undefined
}

/**
 * Replies as a person; the first to do so takes over the conversation.
 * @throws BusinessError 404 if nobody is waiting for a person any longer, 907 if there are unseen messages
 */
export function answerAtDesk(db: Queryable, { id, now, seen }: DeskAct, body: string): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await holdAnyConversation(id, tx)
    if (!row || (row.state !== 'waiting' && row.state !== 'human')) throw notFound('这段对话已结束')
    await checkSeen(row, seen, tx)
    const state = after(row.state, 'answerByPerson') ?? row.state
    await withdrawAnswers(id, tx)
    await moveConversation(id, { state, title: '', now }, tx)
    await insertMessage({ id: randomUUID(), conversationId: id, sender: 'human', body, at: now }, tx)
  })
}

/**
 * Ends the conversation: the assistant responds again. Already ended, it stays unchanged.
 * @throws BusinessError 404, 907 as {@link answerAtDesk}
 */
export function resolveAtDesk(db: Queryable, { id, now, seen }: DeskAct): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await holdTalk(id, tx)
    await checkSeen(row, seen, tx)
    await applyMove(tx, row, 'resolve', { now })
  })
}

/** A conversation, locked until the transaction ends. @throws BusinessError 404 */
export async function holdTalk(id: string, tx: Tx): Promise<ConversationRow> {
  const row = await holdAnyConversation(id, tx)
  if (!row) throw noTalk()
  return row
}

export const noTalk = () => notFound('对话不存在或已删除')

/**
 * The lock prevents new messages meanwhile: the reply is to the last message.
 * @throws BusinessError 907 if there are messages after `seen`
 */
export async function checkSeen({ id }: ConversationRow, seen: string | undefined, tx: Tx): Promise<void> {
  if (seen === undefined) return
  const [last] = await listMessages(id, 1, tx)
  if ((last?.id ?? '') !== seen) throw new BusinessError(RESULT.orderState, '对话有新内容，请查看后再回复')
}
