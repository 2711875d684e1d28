import { z } from 'zod'
import { conversationState, message } from '../../assistant/shapes'
import { id, moment, orderNo, text, typedText } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, consoleMember, consolePage, consolePaging } from '../common'
import { MAX_TALK_ANSWER, MAX_TALK_MESSAGES } from './limits'
import type { consoleTalkEndpoints } from './endpoints'

const agent = z.object({ id, name: text(40) })

const talkBrief = z.object({
  talkId: id,
  state: conversationState,
  /** The first question; empty if there was none. */
  title: text(80),
  channelCode: text(40),
  /** Null for a visitor. */
  member: consoleMember.nullable(),
  /** Whoever has it, or had it last. Null while nobody has, and where it was answered on the command line. */
  agent: agent.nullable(),
  /** waiting: since when; with a person: its last message; closed: when it was closed. */
  at: moment,
  /** What was last said by a person on either side; phone numbers are masked. Null if nothing was. */
  last: z.object({ isAsker: z.boolean(), text: text(200) }).nullable()
})

const ended = { '907': 'somebody else has it, it has ended, or there are messages that were not seen' }

export const consoleTalkSchemas = {
  talks: {
    summary:
      'Conversations: those that wait (longest wait first), one’s own, all with a person, or those that are closed',
    input: z.object({
      ...consolePaging,
      view: z.enum(['waiting', 'mine', 'served', 'closed']).default('waiting')
    }),
    data: consolePage(talkBrief)
  },
  talk: {
    summary: 'One conversation with its latest messages, phone numbers masked',
    input: z.object({ talkId: id }),
    data: talkBrief.omit({ last: true, at: true }).extend({
      /** The order that it is about, one of the member’s own. */
      orderNo: orderNo.nullable(),
      /** The last message: closing names it. Empty if there is none. */
      seen: z.union([id, z.literal('')]),
      messages: z
        .array(
          message.pick({ messageId: true, sender: true, text: true, state: true, at: true }).extend({
            /** Of the staff: who wrote it. */
            agentName: text(40).nullable()
          })
        )
        .max(MAX_TALK_MESSAGES)
    })
  },
  takeTalk: {
    summary: 'Become the agent of a conversation that waits, or take it over from a colleague',
    input: z.object({
      talkId: id,
      /** The colleague who has it, as one saw it. */
      fromAgentId: id.optional()
    }),
    data: acted,
    codes: { '907': 'somebody else has taken it, or it has ended' }
  },
  answerTalk: {
    summary: 'Answer as its agent, once per key: the member sees it at once',
    input: z.object({ talkId: id, text: typedText(MAX_TALK_ANSWER, '请填写回复') }),
    data: acted,
    codes: ended
  },
  giveBackTalk: {
    summary: 'Put it back into the queue, for a colleague',
    input: z.object({ talkId: id }),
    data: acted,
    codes: ended
  },
  closeTalk: {
    summary: 'Close it: the assistant answers again',
    input: z.object({ talkId: id, seen: id }),
    data: acted,
    codes: ended
  }
} as const satisfies Record<keyof typeof consoleTalkEndpoints, EndpointSchema>
