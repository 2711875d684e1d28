import { randomUUID, type KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import type { Merchant } from '../../gateways/pay/merchant'
import { encrypt } from '../../gateways/pay/wechat-crypto'
import { eachDue } from '../../jobs/each-due'
import { sendToShop } from '../send-to-shop'
import { claimNotices, finishNotice, type DueNotice } from './notice-repository'
import { addNotices, type NoticeMode, type Trade } from './repository'
import { platformHeaders } from './signed-answer'
import { tradeView } from './trade-view'

const AT_ONCE = 50

/** Delay of a slow notice. */
const SLOW_MS = 10_000

/** How many notices are sent for a payment, and their delays. */
const SENDINGS: Readonly<Record<NoticeMode, readonly number[]>> = {
  normal: [0],
  slow: [SLOW_MS],
  lost: [],
  twice: [0, 0]
}

/** Queues the notice of a payment. */
export async function postNotice(
  db: Queryable,
  merchant: Merchant,
  trade: Trade,
  mode: NoticeMode,
  now: Date
): Promise<void> {
  const paid = { ...tradeView(merchant, trade), success_time: now.toISOString() }
  const body = sealed(
    merchant,
    { type: 'transaction', event: 'TRANSACTION.SUCCESS', summary: '支付成功' },
    paid,
    now
  )
  await post(db, trade, body, SENDINGS[mode], now)
}

/** Queues the notice of a refund, once. */
export async function postRefundNotice(
  db: Queryable,
  merchant: Merchant,
  trade: Trade,
  refund: Readonly<Record<string, unknown>>,
  now: Date
): Promise<void> {
  const told = { mchid: merchant.mchId, ...refund, refund_status: 'SUCCESS', success_time: now.toISOString() }
  const body = sealed(merchant, { type: 'refund', event: 'REFUND.SUCCESS', summary: '退款成功' }, told, now)
  await post(db, trade, body, SENDINGS.normal, now)
}

interface Kind {
  readonly type: string
  readonly event: string
  readonly summary: string
}

function sealed(merchant: Merchant, { type, event, summary }: Kind, content: object, now: Date): string {
  return JSON.stringify({
    id: randomUUID(),
    create_time: now.toISOString(),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary,
    resource: { original_type: type, ...encrypt(JSON.stringify(content), merchant.apiV3Key, type) }
  })
}

async function post(
  db: Queryable,
  { outTradeNo, notifyUrl }: Trade,
  body: string,
  delays: readonly number[],
  now: Date
): Promise<void> {
  const id = randomUUID()
  const rows = delays.map((delay, index) => ({
    id: `${id}-${index + 1}`,
    outTradeNo,
    body,
    url: notifyUrl,
    nextTryAt: new Date(now.getTime() + delay)
  }))
  await addNotices(rows, db)
}

/** Dependencies of sending. */
export interface Post {
  readonly db: Queryable
  /** Its `notifyUrl` is the only address for notices. */
  readonly merchant: Pick<Merchant, 'notifyUrl'>
  readonly platformKey: KeyObject
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends what is due, of one trade or of all; anything not accepted with a 2xx is sent again. */
export async function sendNotices(post: Post, now: Date, outTradeNo: string | null = null): Promise<void> {
  await eachDue(
    () => claimNotices(now, outTradeNo, post.merchant.notifyUrl, post.db),
    AT_ONCE,
    async (notice) => {
      if (await send(post, notice, now)) await finishNotice(notice.id, now, post.db)
    },
    { lanes: 1 }
  )
}

async function send(
  { merchant, platformKey, log }: Post,
  { id, body }: DueNotice,
  now: Date
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', ...platformHeaders(body, platformKey, now) }
  try {
    await sendToShop(merchant.notifyUrl, headers, body)
    return true
  } catch (problem) {
    log.warn({ err: problem, notice: id }, 'sandbox notice was not taken')
    return false
  }
}
