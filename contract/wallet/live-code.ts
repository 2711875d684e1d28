/**
 * Codes that change with the time, as a gate reads them: the number of a ticket, voucher or membership, 10 digits of the second in which
 * the code was made, and 10 that only who has its key can have put behind them (HMAC-SHA256, truncated as RFC 4226 does). Digits, so
 * that they can be typed where a screen is broken; the second stands in it, so that a picture is known by its age. The one place that
 * makes and reads them: server, client and the checker of a shop. Pure.
 */
import { dayOf } from '../time'
import { hmacSha256 } from './sha256'

const SECOND_DIGITS = 10
const MAC_DIGITS = 10
/** Numbers of what has codes: 12 digits of tickets and memberships, 16 of vouchers. */
const NUMBER = /^(\d{12}|\d{16})$/

/** A code as it is read; nobody has said yet whether it is genuine. */
export interface LiveCode {
  readonly number: string
  /** In which it says that it was made, since 1970. */
  readonly second: number
  readonly mac: string
}

/** Text of ASCII as bytes: what is signed is nothing else. */
export const bytesOf = (ascii: string): Uint8Array =>
  Uint8Array.from(ascii, (character) => character.charCodeAt(0))
const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Six bytes of the HMAC from where its last half byte says, as 10 digits: 48 bits are whole numbers in JavaScript. */
function macOf(content: string, key: string): string {
  const mac = hmacSha256(fromHex(key), bytesOf(`live ${content}`))
  const from = (mac[mac.length - 1] as number) & 0xf
  const value = mac.slice(from, from + 6).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(value % 10 ** MAC_DIGITS).padStart(MAC_DIGITS, '0')
}

/** The code of a number in a second. `key`: 64 hex digits. */
export function liveCode(number: string, second: number, key: string): string {
  const content = number + String(second).padStart(SECOND_DIGITS, '0')
  return content + macOf(content, key)
}

/** Takes a text apart; null for one that is no code. Blanks between its digits do not matter. */
export function readLiveCode(text: string): LiveCode | null {
  const digits = text.replace(/[\s-]/g, '')
  const number = digits.slice(0, -SECOND_DIGITS - MAC_DIGITS)
  if (!/^\d+$/.test(digits) || !NUMBER.test(number)) return null
  const second = Number(digits.slice(number.length, number.length + SECOND_DIGITS))
  return { number, second, mac: digits.slice(-MAC_DIGITS) }
}

/** Whether whoever has this key made the code. Takes as long whatever differs. */
export function isGenuine({ number, second, mac }: LiveCode, key: string): boolean {
  const expected = liveCode(number, second, key).slice(-MAC_DIGITS)
  let differing = expected.length ^ mac.length
  for (let i = 0; i < expected.length; i++) differing |= expected.charCodeAt(i) ^ mac.charCodeAt(i)
  return differing === 0
}

/** A code that renews itself stands so long, seconds. */
export const STEP_SECONDS = 30
/** One step before and after the one that it is now is taken: clocks differ, and hands are slow. */
const STEPS_OFF = 1

const stepOf = (second: number): number => Math.floor(second / STEP_SECONDS)

/** What is lent to a shop for a day: who has it makes and knows codes of that day, and learns no other day's. */
export const dayKey = (key: string, day: string): string =>
  toHex(hmacSha256(fromHex(key), bytesOf(`day ${day}`)))

/** The day whose key a code is made with. */
export const dayOfCode = ({ second }: LiveCode): string => dayOf(second * 1000)

/** The code that stands at a moment (ms since 1970, by the server's clock), and for how much longer. */
export function rotatingCode(
  { number, key }: { readonly number: string; readonly key: string },
  nowMs: number
): { readonly code: string; readonly leftMs: number } {
  const second = stepOf(nowMs / 1000) * STEP_SECONDS
  const code = liveCode(number, second, dayKey(key, dayOf(second * 1000)))
  return { code, leftMs: (second + STEP_SECONDS) * 1000 - nowMs }
}

/** `old`: it stood once, as on a picture; `ahead`: it will stand, so its clock is wrong; `forged`: no such code was ever shown. */
export type CodeAge = 'fresh' | 'old' | 'ahead' | 'forged'

/** How a code that renews itself stands at a moment, by the key of its day. */
export function ageOfCode(code: LiveCode, keyOfDay: string, nowMs: number): CodeAge {
  if (code.second % STEP_SECONDS !== 0 || !isGenuine(code, keyOfDay)) return 'forged'
  const off = stepOf(code.second) - stepOf(nowMs / 1000)
  if (off < -STEPS_OFF) return 'old'
  return off > STEPS_OFF ? 'ahead' : 'fresh'
}
