import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { chatSubject } from '@contract/support/schema'
import type { Chat } from '../../gateways/chat/chat-gateway'
import { currentOf, valuesOf, type Secret } from '../../lib/secret'

/** How long an address opens its chat, ms. */
const CHAT_LIFE_MS = 12 * 3_600_000

const parameters = z.object({
  channel: z.string().max(20),
  subject: chatSubject,
  orderNo: z
    .string()
    .regex(/^\d{20}$/)
    .optional(),
  expires: z.coerce.number().int(),
  sign: z.string().max(100)
})

const serialText = z.string().regex(/^KF[0-9A-Z]{16}$/)

const signature = ({ serial, channel, subject, orderNo }: Chat, expires: number, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['chat-address', serial, channel, subject, orderNo ?? null, expires]))
    .digest('base64url')

/** The query of a chat's address: its subject and expiry, signed. */
export function signedQuery(chat: Chat, now: Date, secret: Secret): string {
  const expires = now.getTime() + CHAT_LIFE_MS
  const { channel, subject, orderNo } = chat
  const query = new URLSearchParams({ channel, subject, ...(orderNo ? { orderNo } : {}) })
  query.set('expires', String(expires))
  query.set('sign', signature(chat, expires, currentOf(secret)))
  return query.toString()
}

/** The chat that an address opens; undefined if it is not one of ours, or has expired. */
export function chatOfAddress(serial: unknown, query: unknown, now: Date, secret: Secret): Chat | undefined {
  const number = serialText.safeParse(serial)
  const requested = parameters.safeParse(query)
  if (!number.success || !requested.success) return undefined
  const { channel, subject, orderNo, expires, sign } = requested.data
  const chat: Chat = { serial: number.data, channel, subject, orderNo }
  const provided = Buffer.from(sign)
  const ours = valuesOf(secret).some((value) => {
    const expected = Buffer.from(signature(chat, expires, value))
    return expected.length === provided.length && timingSafeEqual(expected, provided)
  })
  return ours && now.getTime() < expires ? chat : undefined
}
