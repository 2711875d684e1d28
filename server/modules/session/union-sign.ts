import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual
} from 'node:crypto'
import { isMobile } from '@contract/typed/phone'
import type { ChannelCode } from '../../config/channels'
import { currentOf, readWith, type Secret } from '../../lib/secret'

/** Maximum difference between the distributor's clock and ours, and how long a sign is valid. */
export const UNION_SIGN_MS = 300_000

/** How long a sign may wait for its user to enter an SMS code. */
export const UNION_CONFIRM_MS = 900_000

/** The user that a distributor sends: by phone number, or by its own id. */
export interface UnionUser {
  readonly mobile: string | null
  readonly partnerUserId: string | null
}

/** A sign that is genuine and current; its nonce must not have been seen before. */
export interface UnionSign extends UnionUser {
  readonly nonce: string
}

const IV_BYTES = 12
const TAG_BYTES = 16
const USER_ID = /^[\w.@:-]{1,64}$/
const NONCE = /^[A-Za-z0-9_-]{8,32}$/
const SECONDS = /^\d{10}$/

/** Keys of a channel: one for encryption, one for signing. */
function keysOf(secret: string, channel: ChannelCode) {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `privilege-centre union-login ${purpose} ${channel}`, 32))
  return { hide: key('encrypt'), sign: key('sign') }
}

const macOf = (key: Buffer, channel: ChannelCode, hidden: string) =>
  createHmac('sha256', key).update(`${channel}.${hidden}`).digest('base64url')

/**
 * Signs as a distributor does (docs/how-to/union-login.md): base64url(iv ‖ AES-256-GCM of the parameters ‖ tag), a
 * dot, base64url(HMAC-SHA256 over channel, dot and all before). `t` and `n` are added unless provided. With a phone
 * number it has two parts and fewer than 150 characters (rule check.unionToken).
 */
export function unionSign(
  secret: Secret,
  channel: ChannelCode,
  parameters: Readonly<Record<string, string>>,
  now: Date
): string {
  const keys = keysOf(currentOf(secret), channel)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keys.hide, iv)
  const text = new URLSearchParams({
    t: String(Math.floor(now.getTime() / 1000)),
    n: randomBytes(6).toString('base64url'),
    c: channel,
    ...parameters
  }).toString()
  const hidden = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  const first = hidden.toString('base64url')
  return `${first}.${macOf(keys.sign, channel, first)}`
}

/** Reads a sign. @returns null if it is not genuine, of another channel, or not current */
export function readUnionSign(
  secret: Secret,
  channel: ChannelCode,
  sign: string,
  now: Date,
  life = UNION_SIGN_MS
): UnionSign | null {
  const [hidden = '', mac = '', ...rest] = sign.split('.')
  if (rest.length > 0) return null
  return readWith(secret, (value) => {
    const keys = keysOf(value, channel)
    if (!sameText(mac, macOf(keys.sign, channel, hidden))) return null
    const parameters = revealed(keys.hide, hidden)
    return parameters && accepted(parameters, channel, now, life)
  })
}

/** Compared as text: another text that decodes to the same bytes is refused too. */
function sameText(provided: string, right: string): boolean {
  const [a, b] = [Buffer.from(provided), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function revealed(key: Buffer, hidden: string): URLSearchParams | null {
  const bytes = Buffer.from(hidden, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES
    })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
    return new URLSearchParams(text.toString('utf8'))
  } catch {
    return null
  }
}

function accepted(
  parameters: URLSearchParams,
  channel: ChannelCode,
  now: Date,
  life: number
): UnionSign | null {
  const names = [...parameters.keys()]
  if (new Set(names).size !== names.length || parameters.get('c') !== channel) return null
  const seconds = parameters.get('t') ?? ''
  if (!SECONDS.test(seconds) || !isOfThisTime(now.getTime() - Number(seconds) * 1000, life)) return null
  const nonce = parameters.get('n') ?? ''
  const mobile = parameters.get('m')
  const partnerUserId = parameters.get('u')
  const fits =
    NONCE.test(nonce) &&
    (mobile === null || isMobile(mobile)) &&
    (partnerUserId === null || USER_ID.test(partnerUserId)) &&
    (mobile !== null || partnerUserId !== null)
  return fits ? { nonce, mobile, partnerUserId } : null
}

/** The other side's clock may be ahead; a sign's lifetime is counted from its own timestamp. */
const isOfThisTime = (age: number, life: number) => age <= life && age >= -UNION_SIGN_MS
