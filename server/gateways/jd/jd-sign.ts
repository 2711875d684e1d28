import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 30 * 60_000
/** Allowed clock difference. */
const AHEAD_MS = 60_000

const macOf = (code: string, seconds: string, secret: string) =>
  createHmac('sha256', secret).update(`jd ${code} ${seconds}`).digest('hex')

/** The sign of a code, `<seconds>.<HMAC-SHA256 in hex>`, as JD appends it to the return link. */
export function jdSignOf(code: string, secret: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  return `${seconds}.${macOf(code, seconds, secret)}`
}

/** Whether a sign belongs to this code, and is no more than half an hour old. */
export function isJdSign(code: string, sign: string, secret: string, now: Date): boolean {
  const [seconds = '', mac = '', ...rest] = sign.split('.')
  const sent = Buffer.from(mac)
  const right = Buffer.from(macOf(code, seconds, secret))
  const same = sent.length === right.length && timingSafeEqual(sent, right)
  const age = now.getTime() - Number(seconds) * 1000
  return same && rest.length === 0 && /^\d{10}$/.test(seconds) && age <= LIFE_MS && age >= -AHEAD_MS
}
