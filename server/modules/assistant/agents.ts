/** Staff at the console: each conversation has one of them at most. What they do is one transaction of their act. */
import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { Tx } from '../../db/client'
import { moveConversation, setAgent, type Agent, type ConversationRow } from './conversation-repository'
import { checkSeen, holdTalk } from './desk'
import { insertMessage } from './message-repository'
import { applyMove } from './talk'

/** Who does something, with which conversation. */
export interface AgentAct {
  readonly talkId: string
  readonly agent: Agent
  readonly now: Date
}

const refused = (why: string) => new BusinessError(RESULT.orderState, why)

const isWithPeople = ({ state }: ConversationRow): boolean => state === 'waiting' || state === 'human'

/**
 * Makes somebody the agent of a conversation: of one that nobody has, or that the colleague `fromAgentId` has.
 * @returns whoever had it before
 * @throws BusinessError 404, 907 if it has ended, or somebody else has it
 */
export async function takeTalk(
  tx: Tx,
  { talkId, agent, now }: AgentAct,
  fromAgentId: string | undefined
): Promise<Agent | null> {
  const row = await holdTalk(talkId, tx)
  if (!isWithPeople(row)) throw refused('这段对话已结束')
  const { agentId, agentName } = row
  if (agentId !== null && agentId !== agent.id && agentId !== fromAgentId)
    throw refused(`${agentName ?? '同事'}已接入这段对话`)
  await applyMove(tx, row, 'take', { now })
  await setAgent(talkId, agent, tx)
  return agentId === null ? null : { id: agentId, name: agentName ?? '' }
}

/** Answers. @returns the message's id @throws BusinessError 404, 907 if they are not its agent */
export async function answerTalk(tx: Tx, { talkId, agent, now }: AgentAct, body: string): Promise<string> {
  const { state } = await holdOwn(tx, talkId, agent)
  const id = randomUUID()
  await moveConversation(talkId, { state, title: '', now }, tx)
  await insertMessage({ id, conversationId: talkId, sender: 'human', body, at: now, agent }, tx)
  return id
}

/** Puts it back into the queue. @throws BusinessError 404, 907 if they are not its agent */
export async function giveBackTalk(tx: Tx, { talkId, agent, now }: AgentAct): Promise<void> {
  await applyMove(tx, await holdOwn(tx, talkId, agent), 'giveBack', { now })
}

/**
 * Closes it, if `seen` is its last message: nobody closes over words that they have not read.
 * @throws BusinessError 404, 907 if they are not its agent, or there are later messages
 */
export async function closeTalk(tx: Tx, { talkId, agent, now }: AgentAct, seen: string): Promise<void> {
  const row = await holdOwn(tx, talkId, agent)
  await checkSeen(row, seen, tx)
  await applyMove(tx, row, 'resolve', { now })
}

async function holdOwn(tx: Tx, talkId: string, { id }: Agent): Promise<ConversationRow> {
  const row = await holdTalk(talkId, tx)
  if (!isWithPeople(row)) throw refused('这段对话已结束')
  if (row.agentId === id) return row
  throw refused(row.agentId === null ? '请先接入这段对话' : `${row.agentName ?? '同事'}已接入这段对话`)
}
