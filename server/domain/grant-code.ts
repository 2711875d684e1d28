/**
 * Codes and invited numbers in stored form: HMACs under the server's secret, so that a table, a backup or a list
 * reveals neither.
 */
import { createHmac } from 'node:crypto'
import { plainCode } from '@contract/typed/code'
import { currentOf, valuesOf, type Secret } from '../lib/secret'

const mac = (text: string, pepper: string) => createHmac('sha256', pepper).update(text).digest('base64url')

const ofCode = (code: string) => `grant:${plainCode(code)}`
const ofInvited = (activityId: string, mobile: string) => `invited:${activityId}:${mobile}`

/** The stored form of a code. Spaces, hyphens and case do not matter. */
export const grantCodeMac = (code: string, pepper: Secret): string => mac(ofCode(code), currentOf(pepper))

/** The stored forms that a code may have: by the current secret and by the previous one. */
export const grantCodeMacs = (code: string, pepper: Secret): string[] =>
  valuesOf(pepper).map((value) => mac(ofCode(code), value))

/** The stored form of an invited number: entries of one activity's list cannot be matched with another's. */
export const invitationMac = (activityId: string, mobile: string, pepper: Secret): string =>
  mac(ofInvited(activityId, mobile), currentOf(pepper))

/** The stored forms that an invited number may have: by the current secret and by the previous one. */
export const invitationMacs = (activityId: string, mobile: string, pepper: Secret): string[] =>
  valuesOf(pepper).map((value) => mac(ofInvited(activityId, mobile), value))
