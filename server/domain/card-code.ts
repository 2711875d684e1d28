import { createHmac } from 'node:crypto'
import { plainCode } from '@contract/typed/code'

/**
 * The stored form of a printed card's code: an HMAC over number and code, so that the table alone activates nothing.
 * `pepper` is the server's secret. Spaces, hyphens and case do not matter, as people type them from paper.
 */
export function cardCodeMac(cardNo: string, code: string, pepper: string): string {
  return createHmac('sha256', pepper)
    .update(`${plainCode(cardNo)}:${plainCode(code)}`)
    .digest('hex')
}
