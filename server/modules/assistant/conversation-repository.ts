/** Conversations: every statement that takes an id from a caller filters by the owner. */
import { createHash } from 'node:crypto'
import type { ConversationState } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'

/** The owner of a conversation: a member, or the visitor who has its key. */
export interface Owner {
  readonly memberId: string | null
  readonly visitorKey: string | undefined
  readonly channel: string
}

/** One of the staff, as conversations know them. */
export interface Agent {
  readonly id: string
  readonly name: string
}

export interface ConversationRow {
  readonly id: string
  readonly memberId: string | null
  readonly channelCode: string
  readonly state: ConversationState
  readonly orderNo: OrderNo | null
  readonly title: string
  readonly saidAt: Date
  /** Whoever of the staff has it or had it last; null for nobody, or the command line. */
  readonly agentId: string | null
  readonly agentName: string | null
}

const COLUMNS = `c.id, c.member_id as "memberId", c.channel_code as "channelCode", c.state, c.order_no as "orderNo", c.title,
  c.said_at as "saidAt", c.agent_id as "agentId", c.agent_name as "agentName"`

/** SQL: the row belongs to the caller: $2 the member, $3 the hash of the visitor's key, $4 the channel. */
const OWNED = `c.channel_code = $4 and (case when $2::text is not null then c.member_id = $2
  else c.visitor_hash is not null and c.visitor_hash = $3::text end)`

const insert = statement(
  'assistant-open',
  `insert into assistant_conversations (id, member_id, visitor_hash, channel_code, order_no, created_at, said_at)
   values ($1, $2, $3, $4, $5, $6, $6)`
)

const one = statement<ConversationRow>(
  'assistant-conversation',
  `select ${COLUMNS} from assistant_conversations c where c.id = $1 and ${OWNED}`
)

const locked = statement<ConversationRow>(
  'assistant-conversation-lock',
  `select ${COLUMNS} from assistant_conversations c where c.id = $1 and ${OWNED} for no key update`
)

const byId = statement<ConversationRow>(
  'assistant-conversation-any',
  `select ${COLUMNS} from assistant_conversations c where c.id = $1`
)

const lockedById = statement<ConversationRow>(
  'assistant-conversation-lock-any',
  `select ${COLUMNS} from assistant_conversations c where c.id = $1 for no key update`
)

/** What the desk shows of a conversation follows from its states: since when it waits, who has it, when service ended. */
const move = statement(
  'assistant-move',
  `update assistant_conversations set state = $2, said_at = $3, title = case when title = '' then $4 else title end,
     waits_since = case when $2 = 'waiting' then coalesce(waits_since, $3) end,
     agent_id = case when $2 <> 'waiting' then agent_id end, agent_name = case when $2 <> 'waiting' then agent_name end,
     closed_at = case when $2 in ('waiting', 'human') then null when state in ('waiting', 'human') then $3 else closed_at end
   where id = $1`
)

const give = statement(
  'assistant-give-to-agent',
  'update assistant_conversations set agent_id = $2, agent_name = $3 where id = $1'
)

const LAST_SAID_FIRST = keyset(
  { by: 'c.said_at', type: 'timestamptz', desc: true },
  { by: 'c.id', type: 'text', desc: true }
)

const page = statement<ConversationRow & Positioned>(
  'assistant-conversations',
  `select ${COLUMNS}, ${LAST_SAID_FIRST.column} from assistant_conversations c
   where c.member_id = $1 and c.channel_code = $2 and c.title <> '' and c.said_at > $3
     and ($6::text is null or c.order_no = $6) and ${LAST_SAID_FIRST.after('$5')}
   order by ${LAST_SAID_FIRST.order} limit $4`
)

const withPerson = statement<ConversationRow>(
  'assistant-with-person',
  `select ${COLUMNS} from assistant_conversations c
   where c.member_id = $1 and c.channel_code = $2 and c.state in ('waiting', 'human') order by c.said_at desc limit 1`
)

const atDesk = statement<ConversationRow>(
  'assistant-desk',
  `select ${COLUMNS} from assistant_conversations c where c.state in ('waiting', 'human') order by c.said_at limit $1`
)

const remove = statement(
  'assistant-delete',
  `delete from assistant_conversations
   where member_id = $1 and channel_code = $2 and ($3::text is null or id = $3)`
)

/** The stored form of a visitor's key. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

const ownerValues = ({ memberId, visitorKey, channel }: Owner) => [
  memberId,
  visitorKey === undefined ? null : keyHash(visitorKey),
  channel
]

export async function insertConversation(
  conversation: {
    readonly id: string
    readonly owner: Owner
    readonly orderNo: OrderNo | null
    readonly now: Date
  },
  db: Queryable
): Promise<void> {
  const { id, owner, orderNo, now } = conversation
  await insert([id, ...ownerValues(owner), orderNo, now], db)
}

/** The caller's conversation; undefined if it is somebody else's. */
export const findConversation = async (id: string, owner: Owner, db: Queryable) =>
  (await one([id, ...ownerValues(owner)], db))[0]

/** The same, locked until the transaction ends: messages and state changes are serialised. */
export const holdConversation = async (id: string, owner: Owner, tx: Tx) =>
  (await locked([id, ...ownerValues(owner)], tx))[0]

/** Read by customer service. */
export const findAnyConversation = async (id: string, db: Queryable) => (await byId([id], db))[0]

/** Locked by customer service, which can see all of them. */
export const holdAnyConversation = async (id: string, tx: Tx) => (await lockedById([id], tx))[0]

export async function moveConversation(
  id: string,
  to: { readonly state: ConversationState; readonly title: string; readonly now: Date },
  tx: Tx
): Promise<void> {
  await move([id, to.state, to.now, to.title], tx)
}

/** Makes one of the staff the agent of a locked conversation. */
export async function setAgent(id: string, agent: Agent, tx: Tx): Promise<void> {
  await give([id, agent.id, agent.name], tx)
}

/** A page of the member's conversations, the last one first. */
export async function listConversations(
  memberId: string,
  channel: string,
  {
    since,
    orderNo,
    cursor,
    pageSize
  }: PageRequest & {
    readonly since: Date
    /** Only those about this order. */
    readonly orderNo: OrderNo | null
  },
  db: Queryable
): Promise<Page<ConversationRow>> {
  const start = LAST_SAID_FIRST.start(cursor)
  const rows = await page([memberId, channel, since, limitOf(pageSize), start, orderNo], db)
  return LAST_SAID_FIRST.page(rows, pageSize)
}

/** The member's conversation that a person handles, or that is waiting for one. */
export const findWithPerson = async (memberId: string, channel: string, db: Queryable) =>
  (await withPerson([memberId, channel], db))[0]

/** Conversations that are waiting for a person or have one, longest wait first. */
export const listAtDesk = (limit: number, db: Queryable) => atDesk([limit], db)

/** Deletes one conversation of a member, or all in the channel (null). */
export async function deleteConversations(
  memberId: string,
  channel: string,
  id: string | null,
  db: Queryable
): Promise<void> {
  await remove([memberId, channel, id], db)
}
