import { createHmac, timingSafeEqual } from 'node:crypto'

/** Flat parameters, as they are sent. */
export type Parameters = Readonly<Record<string, string>>

/**
 * Signature over parameters: `name=value` of each non-empty one, sorted by name and joined with `&`, as HMAC-SHA256
 * in lower-case hex. A parameter `sign` is excluded. Values are percent-encoded like `encodeURIComponent`: with an
 * `&` in a value, two sets of parameters would have the same signature.
 */
export function signatureOf(parameters: Parameters, secret: string): string {
  const text = Object.entries(parameters)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether parameter `sign` is the signature over the others. */
export function isSigned(parameters: Parameters, secret: string): boolean {
  const sent = Buffer.from((parameters.sign ?? '').toLowerCase())
  const right = Buffer.from(signatureOf(parameters, secret))
  return sent.length === right.length && timingSafeEqual(sent, right)
}
