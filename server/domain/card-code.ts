import { createHmac } from 'node:crypto'
import { plainCode } from '@contract/typed/code'
import { currentOf, valuesOf, type Secret } from '../lib/secret'

/**
 * The stored form of a printed card's code: an HMAC over number and code, so that the table alone activates nothing.
 * `pepper` is the server's secret. Spaces, hyphens and case do not matter, as people type them from paper.
 */
export const cardCodeMac = (cardNo: string, code: string, pepper: Secret): string =>
  macWith(currentOf(pepper), cardNo, code)

/** The stored forms that a code may have: by the current secret and by the previous one. */
export const cardCodeMacs = (cardNo: string, code: string, pepper: Secret): string[] =>
  valuesOf(pepper).map((value) => macWith(value, cardNo, code))

const macWith = (pepper: string, cardNo: string, code: string): string =>
  createHmac('sha256', pepper)
    .update(`${plainCode(cardNo)}:${plainCode(code)}`)
    .digest('hex')
