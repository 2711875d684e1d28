import type { AnswerSource, AssistantMessage, ConversationState, RatingReason } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import { keyHash, type Agent, type Owner } from './conversation-repository'

export interface MessageRow {
  readonly id: string
  readonly conversationId: string
  readonly sender: AssistantMessage['sender']
  readonly body: string
  readonly state: AssistantMessage['state']
  readonly found: boolean
  readonly sources: readonly AnswerSource[]
  readonly suggestions: readonly string[]
  readonly good: boolean | null
  readonly reason: RatingReason | null
  readonly heldUntil: Date | null
  /** Whoever of the staff wrote it; null for the command line. */
  readonly agentName: string | null
  readonly at: Date
}

/** An answer with its conversation. */
export interface OwnAnswer extends MessageRow {
  readonly conversationState: ConversationState
  readonly orderNo: string | null
}

const COLUMNS = `m.id, m.conversation_id as "conversationId", m.sender, m.body, m.state, m.found, m.sources, m.suggestions, m.good,
  m.reason, m.held_until as "heldUntil", m.agent_name as "agentName", m.at`

const insert = statement<MessageRow>(
  'assistant-say',
  `insert into assistant_messages as m (id, conversation_id, sender, body, state, held_until, request_key, at, agent_id, agent_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${COLUMNS}`
)

const ofRequest = statement<MessageRow>(
  'assistant-of-request',
  `select ${COLUMNS} from assistant_messages m where m.conversation_id = $1 and m.request_key = $2 order by m.seq`
)

const latest = statement<MessageRow>(
  'assistant-messages',
  `select * from (select ${COLUMNS}, m.seq from assistant_messages m where m.conversation_id = $1 order by m.seq desc limit $2) last
   order by seq`
)

const answer = statement<OwnAnswer>(
  'assistant-answer',
  `select ${COLUMNS}, c.state as "conversationState", c.order_no as "orderNo"
   from assistant_messages m join assistant_conversations c on c.id = m.conversation_id
   where m.id = $1 and m.sender = 'bot' and c.channel_code = $4
     and (case when $2::text is not null then c.member_id = $2 else c.visitor_hash is not null and c.visitor_hash = $3::text end)`
)

/** The assistant's text is accepted only while it is responding: the state is read by the same statement that writes. */
const grow = statement<{ id: string }>(
  'assistant-grow',
  `update assistant_messages m set body = $2, held_until = $3 from assistant_conversations c
   where m.id = $1 and m.state = 'writing' and c.id = m.conversation_id and c.state = 'bot' returning m.id`
)

const finish = statement<{ id: string }>(
  'assistant-finish',
  `update assistant_messages m set body = $2, state = $3, found = $4, sources = $5::jsonb, suggestions = $6, held_until = null
   from assistant_conversations c
   where m.id = $1 and m.state = 'writing' and c.id = m.conversation_id and c.state = 'bot' returning m.id`
)

const stop = statement<{ id: string }>(
  'assistant-stop',
  `update assistant_messages set state = 'stopped', held_until = null where id = $1 and state = 'writing' returning id`
)

const withdraw = statement(
  'assistant-withdraw',
  `update assistant_messages set state = 'withdrawn', held_until = null where conversation_id = $1 and state = 'writing'`
)

const takeOver = statement<{ id: string }>(
  'assistant-take-over',
  `update assistant_messages set held_until = $3, body = '' where id = $1 and state = 'writing' and held_until < $2 returning id`
)

const rate = statement('assistant-rate', 'update assistant_messages set good = $2, reason = $3 where id = $1')

const questionBefore = statement<{ body: string }>(
  'assistant-question-before',
  `select q.body from assistant_messages m join assistant_messages q on q.conversation_id = m.conversation_id and q.seq < m.seq
   where m.id = $1 and q.sender = 'asker' order by q.seq desc limit 1`
)

export interface NewMessage {
  readonly id: string
  readonly conversationId: string
  readonly sender: AssistantMessage['sender']
  readonly body: string
  readonly at: Date
  /** For an answer that is to be written. */
  readonly heldUntil?: Date
  readonly requestKey?: string
  /** Whoever of the staff says it. */
  readonly agent?: Agent | null
}

export async function insertMessage(message: NewMessage, tx: Tx): Promise<MessageRow> {
  const { id, conversationId, sender, body, at, heldUntil, requestKey, agent } = message
  const state = heldUntil ? 'writing' : 'done'
  const rows = await insert(
    [
      ...[id, conversationId, sender, body, state, heldUntil ?? null, requestKey ?? null, at],
      ...[agent?.id ?? null, agent?.name ?? null]
    ],
    tx
  )
  return rows[0] as MessageRow
}

/** What a call with this key has already created: the question, and the answer if one was started. */
export const messagesOfRequest = (conversationId: string, requestKey: string, db: Queryable) =>
  ofRequest([conversationId, requestKey], db)

/** The latest messages of a conversation, oldest first. */
export const listMessages = (conversationId: string, limit: number, db: Queryable) =>
  latest([conversationId, limit], db)

/** An answer of the caller's, and who is responding now; undefined if it is somebody else's. */
export const findAnswer = async (id: string, { memberId, visitorKey, channel }: Owner, db: Queryable) =>
  (await answer([id, memberId, visitorKey === undefined ? null : keyHash(visitorKey), channel], db))[0]

/** Stores what is written so far. @returns false if it is no longer wanted: stopped, or a person was requested */
export const growAnswer = async (id: string, body: string, heldUntil: Date, db: Queryable) =>
  (await grow([id, body, heldUntil], db)).length > 0

export interface FinishedAnswer {
  readonly body: string
  readonly state: 'done' | 'failed'
  readonly found: boolean
  readonly sources: readonly AnswerSource[]
  readonly suggestions: readonly string[]
}

/** Ends the writing; false if it had already ended. */
export const finishAnswer = async (id: string, end: FinishedAnswer, db: Queryable) =>
  (await finish([id, end.body, end.state, end.found, JSON.stringify(end.sources), end.suggestions], db))
    .length > 0

export async function stopAnswer(id: string, db: Queryable): Promise<void> {
  await stop([id], db)
}

/** A person takes over: answers being written are withdrawn. */
export async function withdrawAnswers(conversationId: string, tx: Tx): Promise<void> {
  await withdraw([conversationId], tx)
}

/** Takes over the writing from a dead process; only one contender succeeds. */
export const takeOverAnswer = async (id: string, now: Date, heldUntil: Date, db: Queryable) =>
  (await takeOver([id, now, heldUntil], db)).length > 0

export async function rateAnswer(
  id: string,
  good: boolean,
  reason: RatingReason | null,
  db: Queryable
): Promise<void> {
  await rate([id, good, reason], db)
}

/** The question of an answer. */
export const questionOf = async (answerId: string, db: Queryable) =>
  (await questionBefore([answerId], db))[0]?.body
