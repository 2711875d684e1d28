/** Messages that WeChat pushes to a mini-program's server, in its encrypted mode with JSON. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { NoticeRefused } from '../pay/pay-gateway'
import { isSameSignature, pushSignature } from './signatures'
import type { PushQuery } from './virtual-pay-gateway'

/** What both sides know; `key` is the decoded EncodingAESKey, 32 bytes. */
export interface PushAccount {
  readonly appId: string
  readonly token: string
  readonly key: Buffer
}

/** WeChat pads to blocks of 32 bytes, and puts 16 random bytes in front. */
const BLOCK = 32
const RANDOM = 16
const LENGTH = 4

const CIPHER = 'aes-256-cbc'
const vectorOf = (key: Buffer) => key.subarray(0, 16)

const pushed = z.object({ Encrypt: z.string().min(1) })
const textOf = (query: PushQuery, name: string) => {
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

/** The answer that registers an address. @throws NoticeRefused */
export function greeting({ token }: PushAccount, query: PushQuery): string {
  const expected = pushSignature(token, textOf(query, 'timestamp'), textOf(query, 'nonce'))
  if (!isSameSignature(query.signature, expected)) throw new NoticeRefused('not signed by WeChat')
  return textOf(query, 'echostr')
}

/** A pushed message, verified and decrypted. @throws NoticeRefused if it is not from WeChat for this mini-program */
export function openMessage(account: PushAccount, query: PushQuery, raw: string): unknown {
  const envelope = pushed.safeParse(parsed(raw))
  if (!envelope.success) throw new NoticeRefused('not in the encrypted mode')
  const { Encrypt: sealed } = envelope.data
  const expected = pushSignature(account.token, textOf(query, 'timestamp'), textOf(query, 'nonce'), sealed)
  if (!isSameSignature(query.msg_signature, expected)) throw new NoticeRefused('not signed by WeChat')
  return parsed(opened(account, sealed))
}

function opened({ key, appId }: PushAccount, sealed: string): string {
  let plain: Buffer
  try {
    const cipher = createDecipheriv(CIPHER, key, vectorOf(key)).setAutoPadding(false)
    plain = Buffer.concat([cipher.update(sealed, 'base64'), cipher.final()])
  } catch {
    throw new NoticeRefused('cannot be decrypted')
  }
  const padding = plain.at(-1) ?? 0
  const end = plain.length - padding
  if (padding < 1 || padding > BLOCK || end < RANDOM + LENGTH) throw new NoticeRefused('cannot be decrypted')
  const from = RANDOM + LENGTH
  const until = from + plain.readUInt32BE(RANDOM)
  if (until > end || plain.toString('utf8', until, end) !== appId) throw new NoticeRefused('for another app')
  return plain.toString('utf8', from, until)
}

/** A message in this form, with the query that signs it: what WeChat does, for its sandbox. `now` = ms. */
export function sealMessage(account: PushAccount, message: object, now: number) {
  const { encrypted, timestamp, nonce, signature } = seal(account, message, now)
  const query = {
    timestamp,
    nonce,
    signature: pushSignature(account.token, timestamp, nonce),
    encrypt_type: 'aes',
    msg_signature: signature
  }
  return { query, body: JSON.stringify({ ToUserName: account.appId, Encrypt: encrypted }) }
}

/** An answer that says something: in the encrypted mode it is encrypted too. `now` = ms. */
export function sealAnswer(account: PushAccount, answer: object, now: number): string {
  const { encrypted, timestamp, nonce, signature } = seal(account, answer, now)
  return JSON.stringify({
    Encrypt: encrypted,
    MsgSignature: signature,
    TimeStamp: Number(timestamp),
    Nonce: nonce
  })
}

function seal({ key, appId, token }: PushAccount, content: object, now: number) {
  const text = Buffer.from(JSON.stringify(content))
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(text.length)
  const packed = Buffer.concat([randomBytes(RANDOM), length, text, Buffer.from(appId)])
  const padding = BLOCK - (packed.length % BLOCK)
  const cipher = createCipheriv(CIPHER, key, vectorOf(key)).setAutoPadding(false)
  const padded = Buffer.concat([packed, Buffer.alloc(padding, padding)])
  const encrypted = Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64')
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(8).toString('hex')
  return { encrypted, timestamp, nonce, signature: pushSignature(token, timestamp, nonce, encrypted) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoticeRefused('not JSON')
  }
}
