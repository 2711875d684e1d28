/** Conversations as the console shows them. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { MAX_TALK_MESSAGES } from '@contract/console/talks/limits'
import type { Queryable } from '../../db/client'
import { iso } from '../../lib/iso'
import { maskPhones } from '../../lib/mask-phones'
import { maskedMember } from '../../lib/masked-member'
import { findAnyConversation } from './conversation-repository'
import {
  memberOfTalk,
  pageOfAgent,
  pageOfClosed,
  pageOfServed,
  pageOfWaiting,
  type DeskRow
} from './desk-repository'
import { noTalk } from './desk'
import { listMessages } from './message-repository'

type Brief = ConsoleData<'talks'>['items'][number]

/** A page of conversations; `agentId`: whose are one's own. */
export async function operatorTalks(
  db: Queryable,
  { view, cursor, limit }: ConsoleParsed<'talks'>,
  agentId: string
): Promise<ConsoleData<'talks'>> {
  const place = { cursor, pageSize: limit }
  const { rows, next } = await (view === 'mine'
    ? pageOfAgent(place, [agentId], db)
    : { waiting: pageOfWaiting, served: pageOfServed, closed: pageOfClosed }[view](place, [], db))
  return { items: rows.map(briefOf), nextCursor: next }
}

/** One conversation with its latest messages. @throws BusinessError 404 */
export async function operatorTalk(db: Queryable, talkId: string): Promise<ConsoleData<'talk'>> {
  const row = await findAnyConversation(talkId, db)
  if (!row) throw noTalk()
  const messages = await listMessages(talkId, MAX_TALK_MESSAGES, db)
  const member = row.memberId === null ? undefined : await memberOfTalk(row.memberId, db)
  return {
    talkId,
    ...shared({ ...row, nickname: member?.nickname ?? null, mobile: member?.mobile ?? null }),
    orderNo: row.orderNo,
    seen: messages.at(-1)?.id ?? '',
    messages: messages.map(({ id, sender, body, state, agentName, at }) => ({
      messageId: id,
      sender,
      text: maskPhones(body),
      state,
      agentName,
      at: iso(at)
    }))
  }
}

const briefOf = (row: DeskRow): Brief => ({
  talkId: row.id,
  ...shared(row),
  at: iso(row.at),
  last: row.lastText === null ? null : { isAsker: row.isAsker === true, text: maskPhones(row.lastText) }
})

const shared = ({
  state,
  title,
  channelCode,
  memberId,
  nickname,
  mobile,
  agentId,
  agentName
}: Pick<
  DeskRow,
  'state' | 'title' | 'channelCode' | 'memberId' | 'nickname' | 'mobile' | 'agentId' | 'agentName'
>): Pick<Brief, 'state' | 'title' | 'channelCode' | 'member' | 'agent'> => ({
  state,
  title: maskPhones(title),
  channelCode,
  member: memberId === null ? null : maskedMember({ memberId, nickname: nickname ?? '', mobile }),
  agent: agentId === null ? null : { id: agentId, name: agentName ?? '' }
})
