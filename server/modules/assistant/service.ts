import type { Data, ParsedInput } from '@contract/types'
import { RESULT } from '@contract/envelope/codes'
import type { Network } from '../../core/network'
import type { Queryable } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import type { Limit } from '../../core/limit'
import { openingOf } from '../support'
import { ask } from './ask'
import { AnswerLooks } from './answer-looks'
import type { AnswerWriter } from './answer-writer'
import { findWithPerson, type Owner } from './conversation-repository'
import { followAnswer } from './follow'
import { helpOf } from './home'
import { findAnswer, questionOf, rateAnswer, stopAnswer, type OwnAnswer } from './message-repository'
import { StreamPlaces } from './stream-places'
import { moveOwn } from './talk'
import { briefView, messageView } from './view'

interface Dependencies {
  readonly db: Queryable
  readonly limit: Limit
  readonly writer: AnswerWriter
  /** Whether people reply at a desk. */
  readonly desk: boolean
}

/** The caller, besides the key to a visitor's conversation. */
export interface Caller {
  readonly memberId: string | null
  readonly channel: string
  readonly network: Network
  readonly now: Date
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Questions per person; visitors are identified by their address, which many may share. */
const A_MINUTE = 10
const A_DAY = { member: 200, visitor: 100 }
const STREAMS_A_MINUTE = 60
/** Concurrent streams per person, in this process: each is an open page. */
const STREAMS_AT_ONCE = { member: 4, visitor: 20 }
const NEW_A_MINUTE = 20

const noAnswer = () => notFound('回答不存在或已删除')

/** The assistant's operations. */
export function assistantService({ db, limit, writer, desk }: Dependencies) {
  const looks = new AnswerLooks(db)
  const places = new StreamPlaces()
  const ownerOf = ({ memberId, channel }: Caller, visitorKey: string | undefined): Owner => ({
    memberId,
    channel,
    visitorKey
  })
  const personOf = ({ memberId, network }: Caller) => memberId ?? `visitor ${network}`

  async function existing(answerId: string, owner: Owner) {
    const row = await findAnswer(answerId, owner, db)
    if (!row) throw noAnswer()
    return row
  }

  /** An answer whose writer has died is resumed by whichever process it is requested from. */
  async function revive(row: OwnAnswer, caller: Caller): Promise<void> {
    if (row.state !== 'writing' || !row.heldUntil || row.heldUntil >= caller.now) return
    const question = await questionOf(row.id, db)
    if (question === undefined) return
    const { memberId, channel, now } = caller
    const asker = { memberId, channel, now, orderNo: row.orderNo }
    await writer.takeOver({ answerId: row.id, conversationId: row.conversationId, question, asker })
  }

  return {
    async home({ memberId, channel, now }: Caller): Promise<Data<'getAssistantHome'>> {
      const opening = await openingOf(channel, now, db)
      const talk = memberId === null ? undefined : await findWithPerson(memberId, channel, db)
      return { ...(await helpOf(channel, db)), ...opening, desk, withPerson: talk ? briefView(talk) : null }
    },

    /** Each new conversation costs a row. @throws BusinessError 429 */
    mayOpen: (caller: Caller) => limit(`assistant-open:${personOf(caller)}`, NEW_A_MINUTE, MINUTE_MS),

    async ask(
      { conversationId, visitorKey, text }: ParsedInput<'askAssistant'>,
      caller: Caller,
      requestKey: string
    ): Promise<Data<'askAssistant'>> {
      const person = personOf(caller)
      await limit(`assistant-ask:${person}`, A_MINUTE, MINUTE_MS, '问得太快了，请稍等片刻再问')
      const aDay = caller.memberId === null ? A_DAY.visitor : A_DAY.member
      await limit(`assistant-day:${person}`, aDay, DAY_MS, '今天的提问次数已用完，请拨打客服电话或明天再问')
      const { memberId, channel, now } = caller
      const owner = ownerOf(caller, visitorKey)
      const { data, conversation, toWrite } = await ask(db, owner, { conversationId, text, requestKey, now })
      if (toWrite !== null) {
        const asker = { memberId, channel, now, orderNo: conversation.orderNo }
        writer.begin({ answerId: toWrite, conversationId, question: text, asker })
      }
      return data
    },

    async follow({ answerId, visitorKey, from }: ParsedInput<'followAnswer'>, caller: Caller) {
      const person = personOf(caller)
      const max = caller.memberId === null ? STREAMS_AT_ONCE.visitor : STREAMS_AT_ONCE.member
      await limit(`assistant-follow:${person}`, STREAMS_A_MINUTE, MINUTE_MS)
      const owner = ownerOf(caller, visitorKey)
      await existing(answerId, owner)
      places.expectRoom(person, max)
      const events = followAnswer(looks, answerId, owner, { from, stale: (row) => revive(row, caller) })
      return places.hold(person, max, events)
    },

    async answer(
      { answerId, visitorKey }: ParsedInput<'getAnswer'>,
      caller: Caller
    ): Promise<Data<'getAnswer'>> {
      const row = await existing(answerId, ownerOf(caller, visitorKey))
      await revive(row, caller)
      return { message: messageView(row), state: row.conversationState }
    },

    async stop(
      { answerId, visitorKey }: ParsedInput<'stopAnswer'>,
      caller: Caller
    ): Promise<Data<'stopAnswer'>> {
      const owner = ownerOf(caller, visitorKey)
      await existing(answerId, owner)
      await stopAnswer(answerId, db)
      return messageView(await existing(answerId, owner))
    },

    async rate(
      { answerId, visitorKey, good, reason }: ParsedInput<'rateAnswer'>,
      caller: Caller
    ): Promise<Data<'rateAnswer'>> {
      const owner = ownerOf(caller, visitorKey)
      const row = await existing(answerId, owner)
      if (row.state === 'writing') throw new BusinessError(RESULT.orderState, '回答还没写完')
      await rateAnswer(answerId, good, good ? null : (reason ?? null), db)
      return messageView(await existing(answerId, owner))
    },

    async handOver({ conversationId, visitorKey }: ParsedInput<'handOver'>, caller: Caller) {
      if (!desk) throw new BusinessError(RESULT.forbidden, '请在客服页联系人工客服')
      const { hours, openNow } = await openingOf(caller.channel, caller.now, db)
      const owner = ownerOf(caller, visitorKey)
      return moveOwn(db, conversationId, owner, 'handOver', { now: caller.now, hours, openNow })
    },

    endHandOver: ({ conversationId, visitorKey }: ParsedInput<'endHandOver'>, caller: Caller) =>
      moveOwn(db, conversationId, ownerOf(caller, visitorKey), 'resolve', { now: caller.now }),

    ownerOf
  }
}
