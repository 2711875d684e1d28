/** Signatures of virtual payment and of pushed messages, as WeChat documents them; using only node:crypto. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The name that signs for `wx.requestVirtualPayment` where calls have their path. */
const CLIENT_METHOD = 'requestVirtualPayment'

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')

/** `pay_sig` of a server call, over its path and the body exactly as sent. */
export const callSignature = (appKey: string, path: string, body: string): string =>
  hmac(appKey, `${path}&${body}`)

/** `paySig` of a payment. */
export const paySignature = (appKey: string, signData: string): string =>
  hmac(appKey, `${CLIENT_METHOD}&${signData}`)

/** `signature` of a payment: the session key is used as text, not decoded. */
export const sessionSignature = (sessionKey: string, signData: string): string => hmac(sessionKey, signData)

/** Signature of a pushed message over the token and these parts. */
export const pushSignature = (token: string, ...parts: readonly string[]): string =>
  createHash('sha1')
    .update([token, ...parts].sort().join(''))
    .digest('hex')

/** Compares signatures in constant time. */
export function isSameSignature(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || given.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
