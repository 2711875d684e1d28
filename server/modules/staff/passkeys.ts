/** Passkeys of whoever is logged in: added and removed shortly after a login, or after the password was entered again. */
import { randomBytes } from 'node:crypto'
import { CONSOLE_RESULT } from '@contract/console/codes'
import { CONFIRMED_MINUTES, MAX_PASSKEYS } from '@contract/console/passkeys/limits'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, loginExpired, notFound } from '../../core/business-error'
import { sqlState, type Queryable } from '../../db/client'
import { performAct, UNIQUE_VIOLATION, type Actor } from './acts'
import { insertChallenge, takeChallenge } from './challenge-repository'
import {
  insertPasskey,
  lockPasskeyOwner,
  passkeysOf,
  removePasskey,
  type PasskeyRow
} from './passkey-repository'
import { isConfirmedSince } from './session-repository'
import { checkedCreation, clientDataOf, creationOptions, PATIENCE_MS, type RelyingParty } from './webauthn'

/** Who adds or removes a passkey, and in which session. */
export interface PasskeyOwner {
  readonly actor: Actor
  readonly tokenHash: string
}

/** A new challenge, kept for one answer within {@link PATIENCE_MS}. `staffId`: who adds a passkey; null for a login. */
export async function newChallenge(staffId: string | null, now: Date, db: Queryable): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await insertChallenge({ challenge, staffId, endsAt: new Date(now.getTime() + PATIENCE_MS) }, db)
  return challenge
}

/** What a browser needs to make a passkey. @throws BusinessError 943 if the login is too long ago, 400 */
export async function beginPasskey(
  db: Queryable,
  rp: RelyingParty,
  { actor, tokenHash }: PasskeyOwner,
  name: string
): Promise<ConsoleData<'beginPasskey'>> {
  const { staff, now } = actor
  await expectConfirmed(tokenHash, now, db)
  const known = await passkeysOf(staff.id, db)
  expectRoom(known, name)
  const challenge = await newChallenge(staff.id, now, db)
  const ids = known.map(({ credentialId }) => credentialId)
  return { options: creationOptions(challenge, rp, staff, ids) }
}

/**
 * Adds the passkey that a browser made.
 * @throws BusinessError 943 if the login is too long ago, 400 if the answer is not valid, 305 if the session has ended
 */
export async function addPasskey(
  db: Queryable,
  rp: RelyingParty,
  { actor, tokenHash }: PasskeyOwner,
  { name, response }: ConsoleInput<'addPasskey'>
): Promise<ConsoleData<'addPasskey'>> {
  const { staff, now } = actor
  await expectConfirmed(tokenHash, now, db)
  const { challenge, origin } = clientDataOf(response.response.clientDataJSON) ?? {
    challenge: '',
    origin: ''
  }
  if (!(await takeChallenge({ challenge, staffId: staff.id, now }, db))) throw bad('操作已超时，请重新添加')
  if (origin !== rp.origin) throw bad(`通行密钥只能在 ${rp.origin} 添加和使用`)
  const made = await checkedCreation({ response }, challenge, rp)
  if (made === null) throw bad('通行密钥没有通过验证，请重试或换一个设备')
  const id = `pk_${randomBytes(9).toString('base64url')}`
  const transports = response.response.transports ?? []
  try {
    const act = { act: 'addPasskey', about: { kind: 'staff', id: staff.id } }
    const { actId } = await performAct(db, actor, act, async (tx) => {
      if (!(await lockPasskeyOwner(staff.id, tx))) throw loginExpired()
      expectRoom(await passkeysOf(staff.id, tx), name)
      const row = { id, staffId: staff.id, name, ...made, transports, now, tokenHash }
      if (!(await insertPasskey(row, tx))) throw loginExpired()
      return { after: { passkeyId: id, name, synced: made.synced } }
    })
    return { actId }
  } catch (problem) {
    // names are looked at under a lock: what is there already is the credential
    if (sqlState(problem) === UNIQUE_VIOLATION) throw bad('这个通行密钥已经添加过')
    throw problem
  }
}

/** Removes a passkey. @throws BusinessError 943 if the login is too long ago, 404 */
export async function removeOwnPasskey(
  db: Queryable,
  { actor, tokenHash }: PasskeyOwner,
  passkeyId: string
): Promise<ConsoleData<'removePasskey'>> {
  const { staff, now } = actor
  await expectConfirmed(tokenHash, now, db)
  const act = { act: 'removePasskey', about: { kind: 'staff', id: staff.id } }
  const { actId } = await performAct(db, actor, act, async (tx) => {
    const name = await removePasskey(passkeyId, staff.id, tx)
    if (name === null) throw notFound('这个通行密钥已被删除')
    return { before: { passkeyId, name }, after: null }
  })
  return { actId }
}

/** @throws BusinessError 943 */
async function expectConfirmed(tokenHash: string, now: Date, db: Queryable): Promise<void> {
  const since = new Date(now.getTime() - CONFIRMED_MINUTES * 60_000)
  if (await isConfirmedSince(tokenHash, since, db)) return
  throw new BusinessError(CONSOLE_RESULT.confirmNeeded, '为保护账号，请再次输入密码')
}

/** @throws BusinessError 400 */
function expectRoom(known: readonly PasskeyRow[], name: string): void {
  if (known.length >= MAX_PASSKEYS) throw bad(`最多添加 ${MAX_PASSKEYS} 个通行密钥，请先删除不用的`)
  if (known.some((one) => one.name === name)) throw bad('已有同名的通行密钥，请换一个名称')
}

const bad = (message: string) => new BusinessError(RESULT.badRequest, message)
