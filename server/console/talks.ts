import { consoleTalkEndpoints } from '@contract/console/talks/endpoints'
import { consoleTalkSchemas } from '@contract/console/talks/schema'
import type { Tx } from '../db/client'
import type { Kit } from '../http/kit'
import {
  answerTalk,
  closeTalk,
  giveBackTalk,
  operatorTalk,
  operatorTalks,
  takeTalk,
  type AgentAct
} from '../modules/assistant'
import { performAct, type Actor } from '../modules/staff'
import type { BindConsole } from './bind'

/** The desk: conversations in which somebody asked for a person. */
export function bindTalks({ db }: Kit, bind: BindConsole): void {
  /** Does something with a conversation as an act of staff. */
  async function act(
    name: string,
    talkId: string,
    actor: Actor,
    work: (tx: Tx, of: AgentAct) => Promise<{ readonly before?: unknown; readonly after: unknown }>
  ) {
    const { staff, now } = actor
    const about = { kind: 'talk', id: talkId }
    const of = { talkId, agent: { id: staff.id, name: staff.name }, now }
    const { actId } = await performAct(db, actor, { act: name, about }, (tx) => work(tx, of))
    return { actId }
  }

  bind(consoleTalkEndpoints, consoleTalkSchemas, {
    talks: (input, { staff }) => operatorTalks(db, input, staff.id),
    talk: ({ talkId }) => operatorTalk(db, talkId),
    takeTalk: ({ talkId, fromAgentId }, { actor }) =>
      act('takeTalk', talkId, actor, async (tx, of) => ({
        before: { agent: await takeTalk(tx, of, fromAgentId) },
        after: { agent: of.agent }
      })),
    answerTalk: ({ talkId, text }, { actor }) =>
      // the words are in the conversation, and go with it
      act('answerTalk', talkId, actor, async (tx, of) => ({
        after: { messageId: await answerTalk(tx, of, text) }
      })),
    giveBackTalk: ({ talkId }, { actor }) =>
      act('giveBackTalk', talkId, actor, async (tx, of) => {
        await giveBackTalk(tx, of)
        return { after: { state: 'waiting' } }
      }),
    closeTalk: ({ talkId, seen }, { actor }) =>
      act('closeTalk', talkId, actor, async (tx, of) => {
        await closeTalk(tx, of, seen)
        return { after: { state: 'resolved' } }
      })
  })
}
