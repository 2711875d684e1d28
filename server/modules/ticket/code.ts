/**
 * What the gate reads: 12 digits that a ticket is found by, and 10 that only we can have put behind them. Digits, so that they
 * can be typed where a screen is broken. Pure.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Digits of a serial. */
export const SERIAL = 12
const SIGNATURE = 10

function signatureOf(serial: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(`ticket ${serial}`).digest()
  return (mac.readBigUInt64BE() % 10n ** BigInt(SIGNATURE)).toString().padStart(SIGNATURE, '0')
}

/** The code of a ticket. */
export const codeOf = (serial: string, secret: string): string => serial + signatureOf(serial, secret)

/** The serial of a code that we made; null of any other text. Blanks between its digits do not matter. */
export function serialOf(code: string, secret: string): string | null {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits) || digits.length !== SERIAL + SIGNATURE) return null
  const serial = digits.slice(0, SERIAL)
  const isOurs = timingSafeEqual(Buffer.from(digits.slice(SERIAL)), Buffer.from(signatureOf(serial, secret)))
  return isOurs ? serial : null
}
