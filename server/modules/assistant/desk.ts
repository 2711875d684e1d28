/** The side of customer service: who waits, what they say, and what is answered. */
import { randomUUID } from 'node:crypto'
import type { ConversationState } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { notFound } from '../../http/business-error'
import { holdAnyConversation, listAtDesk, moveConversation } from './conversation-repository'
import { insertMessage, listMessages, withdrawAnswers } from './message-repository'
import { after } from './model'
import { applyMove } from './talk'

export interface DeskTalk {
  readonly id: string
  readonly state: ConversationState
  readonly title: string
  readonly channel: string
  readonly isMember: boolean
  readonly said: readonly { readonly sender: string; readonly body: string; readonly at: Date }[]
}

const SHOWN = 30
const SAID = 50

/** Talks that wait for a person, or have one. */
export async function talksAtDesk(db: Queryable): Promise<DeskTalk[]> {
  const talks: DeskTalk[] = []
  for (const row of await listAtDesk(SHOWN, db)) {
    const said = await listMessages(row.id, SAID, db)
    const { id, state, title, channelCode: channel, memberId } = row
    talks.push({ id, state, title, channel, isMember: memberId !== null, said })
  }
  return talks
}

/** Says something as a person; the first to do so has the word from then on. @throws BusinessError 404 where nobody is waited for any more */
export function answerAtDesk(db: Queryable, id: string, body: string, now: Date): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await holdAnyConversation(id, tx)
    if (!row || (row.state !== 'waiting' && row.state !== 'human')) throw notFound('这段会话已结束')
    const state = after(row.state, 'answerByPerson') ?? row.state
    await withdrawAnswers(id, tx)
    await moveConversation(id, { state, title: '', now }, tx)
    await insertMessage({ id: randomUUID(), conversationId: id, sender: 'human', body, at: now }, tx)
  })
}

/** Ends a talk: the assistant answers again. @throws BusinessError 404 */
export function resolveAtDesk(db: Queryable, id: string, now: Date): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await holdAnyConversation(id, tx)
    if (!row) throw notFound('会话不存在或已删除')
    await applyMove(tx, row, 'resolve', { now })
  })
}
