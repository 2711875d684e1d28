/** Conversations as staff list them, page by page. */
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Keyset, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { ConversationRow } from './conversation-repository'

/** A conversation with whose it is, and what was last said. */
export interface DeskRow extends Pick<
  ConversationRow,
  'id' | 'state' | 'title' | 'channelCode' | 'memberId' | 'agentId' | 'agentName'
> {
  readonly nickname: string | null
  readonly mobile: string | null
  /** What the list is sorted by. */
  readonly at: Date
  /** Whether the asker said something last; null if neither they nor a person said anything. */
  readonly isAsker: boolean | null
  readonly lastText: string | null
}

interface Place {
  readonly cursor: string | undefined
  readonly pageSize: number
}

/** One statement for each list, by its partial index: in that order, those that `which` names. */
function listed(name: string, order: Keyset, at: string, which: string) {
  const rows = statement<DeskRow & Positioned>(
    name,
    `select c.id, c.state, c.title, c.channel_code as "channelCode", c.member_id as "memberId", c.agent_id as "agentId",
       c.agent_name as "agentName", m.nickname, m.mobile, ${at} as at, last.sender = 'asker' as "isAsker",
       left(last.body, 200) as "lastText", ${order.column}
     from assistant_conversations c left join members m on m.id = c.member_id
     left join lateral (
       select s.sender, s.body from assistant_messages s
       where s.conversation_id = c.id and s.sender in ('asker', 'human') order by s.seq desc limit 1) last on true
     where ${which} and ${order.after('$1')} order by ${order.order} limit $2`
  )
  return async ({ cursor, pageSize }: Place, of: readonly string[], db: Queryable): Promise<Page<DeskRow>> =>
    order.page(await rows([order.start(cursor), limitOf(pageSize), ...of], db), pageSize)
}

const WAITS_SINCE = 'coalesce(c.waits_since, c.said_at)'
const LONGEST_WAIT = keyset({ by: WAITS_SINCE, type: 'timestamptz' }, { by: 'c.id', type: 'text' })
const OLDEST_WORDS = keyset({ by: 'c.said_at', type: 'timestamptz' }, { by: 'c.id', type: 'text' })
const LAST_CLOSED = keyset(
  { by: 'c.closed_at', type: 'timestamptz', desc: true },
  { by: 'c.id', type: 'text', desc: true }
)

/** A page of what waits for a person, the longest wait first. */
export const pageOfWaiting = listed('desk-waiting', LONGEST_WAIT, WAITS_SINCE, `c.state = 'waiting'`)

/** A page of what a person has, whoever that is; the longest silence first. */
export const pageOfServed = listed('desk-served', OLDEST_WORDS, 'c.said_at', `c.state = 'human'`)

/** The same for one agent. */
export const pageOfAgent = listed(
  'desk-of-agent',
  OLDEST_WORDS,
  'c.said_at',
  `c.state = 'human' and c.agent_id = $3`
)

/** A page of what is closed, the last one first. */
export const pageOfClosed = listed('desk-closed', LAST_CLOSED, 'c.closed_at', 'c.closed_at is not null')

const whose = statement<{ nickname: string; mobile: string | null }>(
  'desk-whose',
  'select nickname, mobile from members where id = $1'
)

/** Name and number of a conversation's member. */
export const memberOfTalk = async (memberId: string, db: Queryable) => (await whose([memberId], db))[0]
