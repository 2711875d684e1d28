/**
 * Codes and invited numbers in stored form: HMACs under the server's secret, so that a table, a backup or a list
 * reveals neither.
 */
import { createHmac } from 'node:crypto'
import { plainCode } from '@contract/typed/code'

const mac = (text: string, pepper: string) => createHmac('sha256', pepper).update(text).digest('base64url')

/** The stored form of a code. Spaces, hyphens and case do not matter. */
export const grantCodeMac = (code: string, pepper: string): string => mac(`grant:${plainCode(code)}`, pepper)

/** The stored form of an invited number: entries of one activity's list cannot be matched with another's. */
export const invitationMac = (activityId: string, mobile: string, pepper: string): string =>
  mac(`invited:${activityId}:${mobile}`, pepper)
