/** Operator commands: new codes, and invitations for a list of numbers. */
import { isMobile, plainPhone } from '@contract/typed/phone'
import { newCode } from '../domain/new-code'
import type { Queryable } from './client'
import { addCodes, addInvitations, kindOfActivity } from './grant-lists'
import type { Secret } from '../lib/secret'

const MAX_CODES = 100_000

const TAKES_CODES: ReadonlySet<string> = new Set(['code', 'directed'])
const INVITES: ReadonlySet<string> = new Set(['directed', 'cards'])

async function expectKind(activityId: string, kinds: ReadonlySet<string>, db: Queryable): Promise<void> {
  const kind = await kindOfActivity(activityId, db)
  if (kind === undefined) throw new Error(`There is no activity ${activityId}`)
  if (!kinds.has(kind)) throw new Error(`${activityId} is of kind ${kind}, not ${[...kinds].join(' or ')}`)
}

/** Creates codes for an activity. They are returned here and never again. @throws Error with what is wrong */
export async function makeCodes(
  activityId: string,
  count: number,
  pepper: Secret,
  db: Queryable
): Promise<string[]> {
  if (!Number.isInteger(count) || count < 1 || count > MAX_CODES)
    throw new Error(`How many: a whole number from 1 to ${MAX_CODES}`)
  await expectKind(activityId, TAKES_CODES, db)
  const codes = Array.from({ length: count }, newCode)
  await addCodes({ [activityId]: codes }, pepper, db)
  return codes
}

/**
 * Invites the numbers of a list, one per line; blank lines and text after `#` are ignored. Nothing is written if a line is not a
 * number: the error gives its position, not its content. @throws Error with what is wrong
 */
export async function inviteNumbers(
  activityId: string,
  list: string,
  pepper: Secret,
  db: Queryable
): Promise<{ listed: number; added: number }> {
  await expectKind(activityId, INVITES, db)
  const lines = list.split(/\r?\n/).map((line) => plainPhone(line.replace(/#.*/, '')))
  const wrong = lines.flatMap((line, at) => (line === '' || isMobile(line) ? [] : [at + 1]))
  if (wrong.length > 0) throw new Error(`No mobile number in line ${wrong.slice(0, 20).join(', ')}`)
  const mobiles = [...new Set(lines.filter(Boolean))]
  return { listed: mobiles.length, added: await addInvitations({ [activityId]: mobiles }, pepper, db) }
}
