import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { sealMessage, type PushAccount } from '../../gateways/virtual-pay/message-push'
import { eachDue } from '../../jobs/each-due'
import { claimNotices, finishNotice } from '../pay/notice-repository'
import { addNotices, type NoticeMode } from '../pay/repository'
import { sendToShop } from '../send-to-shop'

const AT_ONCE = 50
const SLOW_MS = 10_000

/** Delays of a message, one for each time that it is sent. */
const SENDINGS: Readonly<Record<NoticeMode, readonly number[]>> = {
  normal: [0],
  slow: [SLOW_MS],
  lost: [],
  twice: [0, 0]
}

/** What pushing needs; `address` is the shop's only one. */
export interface Push {
  readonly db: Queryable
  readonly account: PushAccount
  readonly address: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Queues a message to the shop. */
export async function queueMessage(
  { address }: Pick<Push, 'address'>,
  { outTradeNo, message, mode, now }: { outTradeNo: string; message: object; mode: NoticeMode; now: Date },
  db: Queryable
): Promise<void> {
  const id = randomUUID()
  const body = JSON.stringify({ MsgType: 'event', CreateTime: Math.floor(now.getTime() / 1000), ...message })
  const rows = SENDINGS[mode].map((delay, index) => ({
    id: `${id}-${index + 1}`,
    outTradeNo,
    body,
    url: address,
    nextTryAt: new Date(now.getTime() + delay)
  }))
  await addNotices(rows, db)
}

/** Sends what is due, of one payment or of all; sealed and signed anew each time, as WeChat does. */
export async function sendMessages(push: Push, now: Date, outTradeNo: string | null = null): Promise<void> {
  const { db, account, address, log } = push
  await eachDue(
    () => claimNotices(now, outTradeNo, address, db),
    AT_ONCE,
    async ({ id, body }) => {
      const { query, body: sealed } = sealMessage(account, JSON.parse(body) as object, now.getTime())
      const url = new URL(address)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      try {
        await sendToShop(url.href, { 'content-type': 'application/json' }, sealed)
        await finishNotice(id, now, db)
      } catch (problem) {
        log.warn({ err: problem, notice: id }, 'sandbox message was not taken')
      }
    },
    { lanes: 1 }
  )
}
