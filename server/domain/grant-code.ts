/**
 * Codes and invited numbers as they are stored: HMACs under the server's secret, so that who reads a table, a backup or a
 * list learns neither.
 */
import { createHmac, randomInt } from 'node:crypto'

/** Without those that look like others: 0 O, 1 I L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Longer than anybody can guess at ten tries a minute: 31^16. */
const LENGTH = 16

/** A code that nobody can guess. */
export const newGrantCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

const mac = (text: string, pepper: string) => createHmac('sha256', pepper).update(text).digest('base64url')

/** How a code is stored. Spaces, hyphens and case do not matter. */
export const grantCodeMac = (code: string, pepper: string): string => mac(`grant:${plain(code)}`, pepper)

/** How an invited number is stored: what is on the list of one activity cannot be found on another's. */
export const invitationMac = (activityId: string, mobile: string, pepper: string): string =>
  mac(`invited:${activityId}:${mobile}`, pepper)
