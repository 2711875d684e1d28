import type { KeyObject } from 'node:crypto'
import type { NoticeHeaders } from './pay-gateway'
import { isSignedBy, platformMessage } from './wechat-crypto'

/** Allowed difference between the platform's clock and ours, seconds; anything older is a replay. */
const MAX_AGE_S = 300

/**
 * Checks that the platform signed `body` within the last 5 minutes.
 * @returns null if it did, else what is wrong (without the signature itself)
 */
export function platformSignatureProblem(
  headers: NoticeHeaders,
  body: string,
  keys: Readonly<Record<string, KeyObject>>,
  now: number
): string | null {
  const serial = header(headers, 'wechatpay-serial')
  const timestamp = header(headers, 'wechatpay-timestamp')
  const key = Object.hasOwn(keys, serial) ? keys[serial] : undefined
  if (!key) return `unknown platform key ${serial.slice(0, 50)}`
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE_S)
    return 'stale timestamp'
  const message = platformMessage(timestamp, header(headers, 'wechatpay-nonce'), body)
  return isSignedBy(key, message, header(headers, 'wechatpay-signature')) ? null : 'wrong signature'
}

function header(headers: NoticeHeaders, name: string): string {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
