/**
 * Codes that change over time, as read by a gate: the number of a ticket, voucher or membership, 10 digits for the second in which
 * the code was made, and 10 that only a holder of its key can calculate (HMAC-SHA256, truncated as in RFC 4226). Digits, so
 * that they can be typed if a screen is broken; the second is included, so that the age of a screenshot is known. The only place
 * that makes and reads them: server, client and the checker of a shop. Pure.
 */
import { dayOf } from '../time'
import { plainCode } from '../typed/code'
import { hmacSha256 } from './sha256'

const SECOND_DIGITS = 10
const MAC_DIGITS = 10
/** Numbers of things with codes: 12 digits for tickets and memberships, 16 for vouchers. */
const NUMBER = /^(\d{12}|\d{16})$/

/** A parsed code; not yet verified. */
export interface LiveCode {
  readonly number: string
  /** When it claims to have been made, seconds since 1970. */
  readonly second: number
  readonly mac: string
}

/** ASCII text as bytes: nothing else is signed. */
export const bytesOf = (ascii: string): Uint8Array =>
  Uint8Array.from(ascii, (character) => character.charCodeAt(0))
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Six bytes of the HMAC at the offset given by its last half byte, as 10 digits: 48 bits are exact integers in JavaScript. */
function macOf(content: string, key: string): string {
  const mac = hmacSha256(fromHex(key), bytesOf(`live ${content}`))
  const from = (mac[mac.length - 1] as number) & 0xf
  const value = mac.slice(from, from + 6).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(value % 10 ** MAC_DIGITS).padStart(MAC_DIGITS, '0')
}

/** The code of a number at a second. `key`: 64 hex digits. */
export function liveCode(number: string, second: number, key: string): string {
  const content = number + String(second).padStart(SECOND_DIGITS, '0')
  return content + macOf(content, key)
}

/** Parses a text; null if it is not a code. Blanks between its digits are ignored. */
export function readLiveCode(text: string): LiveCode | null {
  const digits = plainCode(text)
  const number = digits.slice(0, -SECOND_DIGITS - MAC_DIGITS)
  if (!/^\d+$/.test(digits) || !NUMBER.test(number)) return null
  const second = Number(digits.slice(number.length, number.length + SECOND_DIGITS))
  return { number, second, mac: digits.slice(-MAC_DIGITS) }
}

/** Whether the code was made with this key. Runs in constant time. */
export function isGenuine({ number, second, mac }: LiveCode, key: string): boolean {
  const expected = liveCode(number, second, key).slice(-MAC_DIGITS)
  let differing = expected.length ^ mac.length
  for (let i = 0; i < expected.length; i++) differing |= expected.charCodeAt(i) ^ mac.charCodeAt(i)
  return differing === 0
}

/** How long each self-renewing code is shown, seconds. */
export const STEP_SECONDS = 30
/** Steps accepted before and after the current one: clocks differ, and hands are slow. */
const STEPS_OFF = 1

const stepOf = (second: number): number => Math.floor(second / STEP_SECONDS)

/** The key lent to a shop for a day: it makes and verifies codes of that day, and reveals no other day's key. */
export const dayKey = (key: string, day: string): string =>
  toHex(hmacSha256(fromHex(key), bytesOf(`day ${day}`)))

/** The day whose key a code is made with. */
export const dayOfCode = ({ second }: LiveCode): string => dayOf(second * 1000)

/** The current code at a moment (ms since 1970, by the server's clock), and how long it remains. */
export function rotatingCode(
  { number, key }: { readonly number: string; readonly key: string },
  nowMs: number
): { readonly code: string; readonly leftMs: number } {
  const second = stepOf(nowMs / 1000) * STEP_SECONDS
  const code = liveCode(number, second, dayKey(key, dayOf(second * 1000)))
  return { code, leftMs: (second + STEP_SECONDS) * 1000 - nowMs }
}

/** `old`: shown earlier, as in a screenshot; `ahead`: not due yet, so the clock is wrong; `forged`: never a valid code. */
export type CodeAge = 'fresh' | 'old' | 'ahead' | 'forged'

/** The state of a self-renewing code at a moment, by its day's key. */
export function ageOfCode(code: LiveCode, keyOfDay: string, nowMs: number): CodeAge {
  if (code.second % STEP_SECONDS !== 0 || !isGenuine(code, keyOfDay)) return 'forged'
  const off = stepOf(code.second) - stepOf(nowMs / 1000)
  if (off < -STEPS_OFF) return 'old'
  return off > STEPS_OFF ? 'ahead' : 'fresh'
}
