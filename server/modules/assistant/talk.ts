/** Conversations of a caller: opening, reading, handing over to a person and back, listing, deleting. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Conversation, Data, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import { notFound } from '../../core/business-error'
import { ownsOrder } from '../order'
import {
  findConversation,
  holdConversation,
  insertConversation,
  listConversations,
  moveConversation,
  type ConversationRow,
  type Owner
} from './conversation-repository'
import { insertMessage, listMessages, withdrawAnswers } from './message-repository'
import { after, retainedSince, type Move } from './model'
import { briefView, conversationView } from './view'

const SHOWN = 100
const KEY_BYTES = 32

const noOrder = () => notFound('订单不存在')
export const noConversation = () => notFound('对话不存在或已删除')

/**
 * Opens a conversation. A visitor receives its key, which is not stored anywhere else.
 * @throws BusinessError 404 for an order that is not theirs
 */
export async function openConversation(
  db: Queryable,
  { memberId, channel }: Pick<Owner, 'memberId' | 'channel'>,
  orderNo: string | undefined,
  now: Date
): Promise<Data<'openConversation'>> {
  const order = orderNo === undefined ? null : ourNumber(orderNo)
  if (order !== null && (memberId === null || !(await ownsOrder(memberId, order, db)))) throw noOrder()
  const id = randomUUID()
  const visitorKey = memberId === null ? randomBytes(KEY_BYTES).toString('base64url') : null
  const owner = { memberId, channel, visitorKey: visitorKey ?? undefined }
  await insertConversation({ id, owner, orderNo: order, now }, db)
  return { conversationId: id, visitorKey }
}

/** @throws BusinessError 404 if it is somebody else's */
export async function readConversation(db: Queryable, id: string, owner: Owner): Promise<Conversation> {
  const row = await findConversation(id, owner, db)
  if (!row) throw noConversation()
  return conversationView(row, await listMessages(id, SHOWN, db))
}

/** Notice shown to the caller after a change. */
const NOTICES: Partial<Record<Move, (hours: string, openNow: boolean) => string>> = {
  handOver: (hours, openNow) =>
    openNow
      ? '已为您转接人工客服，请稍候。您可以继续补充问题，客服都能看到。'
      : `人工客服服务时间为 ${hours}，现在可以先留言，客服上班后会第一时间回复。`,
  take: () => '人工客服已接入，正在为您服务。',
  giveBack: () => '正在为您转接其他客服，请稍候。',
  resolve: () => '人工服务已结束，智能助手继续为您服务。'
}

/** Applies a move to a locked conversation and adds its notice; does nothing if the move leads nowhere. */
export async function applyMove(
  tx: Tx,
  row: ConversationRow,
  move: Move,
  {
    now,
    hours = '',
    openNow = true
  }: { readonly now: Date; readonly hours?: string; readonly openNow?: boolean }
): Promise<void> {
  const state = after(row.state, move)
  if (!state) return
  if (state !== 'bot') await withdrawAnswers(row.id, tx)
  await moveConversation(row.id, { state, title: '', now }, tx)
  const body = NOTICES[move]?.(hours, openNow)
  if (body)
    await insertMessage({ id: randomUUID(), conversationId: row.id, sender: 'notice', body, at: now }, tx)
}

/** Applies a move to the caller's conversation. @throws BusinessError 404 */
export async function moveOwn(
  db: Queryable,
  id: string,
  owner: Owner,
  move: Move,
  how: { readonly now: Date; readonly hours?: string; readonly openNow?: boolean }
): Promise<Conversation> {
  await withTransaction(db, async (tx) => {
    const row = await holdConversation(id, owner, tx)
    if (!row) throw noConversation()
    await applyMove(tx, row, move, how)
  })
  return readConversation(db, id, owner)
}

/**
 * The member's conversations of the last 90 days, or those about one of their orders.
 * @throws BusinessError 404 for another order
 */
export async function listOwn(
  db: Queryable,
  { memberId, channel }: { readonly memberId: string; readonly channel: string },
  { orderNo, ...part }: ParsedInput<'listConversations'>,
  now: Date
): Promise<Data<'listConversations'>> {
  const order = orderNo === undefined ? null : ourNumber(orderNo)
  if (order !== null && !(await ownsOrder(memberId, order, db))) throw noOrder()
  const which = { since: retainedSince(now), orderNo: order, ...part }
  const { rows, next } = await listConversations(memberId, channel, which, db)
  return { list: rows.map(briefView), next }
}
