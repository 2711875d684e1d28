import { createHmac } from 'node:crypto'

const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

/**
 * The stored form of a printed card's code: an HMAC over number and code, so that the table alone activates nothing.
 * `pepper` is the server's secret. Spaces, hyphens and case do not matter, as people type them from paper.
 */
export function cardCodeMac(cardNo: string, code: string, pepper: string): string {
  return createHmac('sha256', pepper)
    .update(`${plain(cardNo)}:${plain(code)}`)
    .digest('hex')
}
