/** The side of customer service: who waits, what they say, and what is answered. */
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
  /** What was said last: an answer names it, so that nobody answers what has changed meanwhile. */
  readonly seen: string
  readonly said: readonly { readonly sender: string; readonly body: string; readonly at: Date }[]
}

const SHOWN = 30
const SAID = 50

/** Talks that wait for a person, or have one, those first that wait longest. */
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

/** What a person does, who answers for it having seen the talk as it was then. */
export interface DeskAct {
  readonly id: string
  readonly now: Date
  /** {@link DeskTalk.seen} of what was looked at; left out = whatever was said since. */
  readonly seen?: string | undefined
}

/**
 * Says something as a person; the first to do so has the word from then on.
 * @throws BusinessError 404 where nobody is waited for any more, 907 where something was said that was not seen
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

/** Ends a talk: the assistant answers again. Ended before, it stays as it is. @throws BusinessError 404, 907 as {@link answerAtDesk} */
export function resolveAtDesk(db: Queryable, { id, now, seen }: DeskAct): Promise<void> {
  return withTransaction(db, async (tx) => {
    const row = await holdAnyConversation(id, tx)
    if (!row) throw noTalk()
    await checkSeen(row, seen, tx)
    await applyMove(tx, row, 'resolve', { now })
  })
}

const noTalk = () => notFound('对话不存在或已删除')

/** Held, nothing more can be said in it meanwhile: what was said last is what the answer is to. */
async function checkSeen({ id }: ConversationRow, seen: string | undefined, tx: Tx): Promise<void> {
  if (seen === undefined) return
  const [last] = await listMessages(id, 1, tx)
  if ((last?.id ?? '') !== seen) throw new BusinessError(RESULT.orderState, '对话有新内容，请查看后再回复')
}
