/** Accounts of staff, as the command line manages them; each change is in the audit trail. */
import { randomBytes } from 'node:crypto'
import type { StaffRole } from '@contract/console/endpoint'
import { sqlState, type Queryable } from '../../db/client'
import {
  disableStaff,
  findStaff,
  insertStaff,
  listStaff,
  resetStaff,
  type StaffAccount
} from './account-repository'
import { performAct, UNIQUE_VIOLATION } from './acts'
import { linkedSubjects, putIdentity, removeIdentity, type Identity } from './identity-repository'
import { hashPassword, MIN_PASSWORD_LENGTH, newPassword } from './password'
import { passkeyCounts, removePasskeys } from './passkey-repository'
import { newSecondFactor } from './second-factor'
import type { Secret } from '../../lib/secret'

/** Who acts on the command line: whoever may run it may do everything. */
const CLI = { id: 'cli', name: '命令行', role: 'owner', storeIds: [], sightIds: [] } as const

export interface AccountDependencies {
  readonly db: Queryable
  readonly documentSecret: Secret
  readonly now: Date
}

/** What somebody has to be told, once. */
export interface Credentials {
  /** null if it was given. */
  readonly password: string | null
  /** Address for an authenticator app; null without a second factor. */
  readonly totpUrl: string | null
}

/** What is chosen for an account. */
interface Choice {
  /** null: a new one is made. */
  readonly password: string | null
  readonly totp: boolean
}

async function credentialsOf(
  account: { readonly id: string; readonly name: string },
  { password, totp }: Choice,
  documentSecret: Secret
) {
  if (password !== null && password.length < MIN_PASSWORD_LENGTH)
    throw new Error(`A password has at least ${MIN_PASSWORD_LENGTH} letters`)
  const made = password === null ? newPassword() : null
  const factor = totp ? newSecondFactor(account, documentSecret) : null
  return {
    stored: {
      passwordHash: await hashPassword(password ?? made ?? ''),
      sealedTotp: factor?.sealed ?? null
    },
    told: { password: made, totpUrl: factor?.url ?? null }
  }
}

/** Adds an account. @throws Error if the name is taken, or the password too short */
export async function addStaff(
  { db, documentSecret, now }: AccountDependencies,
  account: {
    readonly name: string
    readonly role: StaffRole
    readonly storeIds: string[]
    readonly sightIds: string[]
    readonly loungeIds: string[]
  } & Choice
): Promise<Credentials> {
  const { name, role, storeIds, sightIds, loungeIds } = account
  const id = `s_${randomBytes(9).toString('base64url')}`
  const { stored, told } = await credentialsOf({ id, name }, account, documentSecret)
  await performAct(db, { staff: CLI, now }, { act: 'addStaff', about: { kind: 'staff', id } }, async (tx) => {
    const row = { id, name, role, storeIds, sightIds, loungeIds, createdAt: now, ...stored }
    if (!(await insertStaff(row, tx))) throw new Error(`There is an account ${name}`)
    return { after: { name, role, storeIds, sightIds, loungeIds, totp: stored.sealedTotp !== null } }
  })
  return told
}

/** Keeps somebody out at once. @throws Error if there is no such account */
export async function disableAccount({ db, now }: AccountDependencies, name: string): Promise<void> {
  const { id } = await existing(db, name)
  const act = { act: 'disableStaff', about: { kind: 'staff', id } }
  await performAct(db, { staff: CLI, now }, act, async (tx) => {
    await disableStaff(id, now, tx)
    return { after: { disabled: true } }
  })
}

/** A new password and second factor, and no other way to log in; a disabled account can be used again. @throws Error if there is no such account */
export async function resetAccount(
  { db, documentSecret, now }: AccountDependencies,
  name: string,
  choice: Choice
): Promise<Credentials> {
  const { id, disabledAt } = await existing(db, name)
  const { stored, told } = await credentialsOf({ id, name }, choice, documentSecret)
  await performAct(
    db,
    { staff: CLI, now },
    { act: 'resetStaff', about: { kind: 'staff', id } },
    async (tx) => {
      await resetStaff(id, stored, tx)
      const passkeys = await removePasskeys(id, tx)
      const linked = await removeIdentity(id, tx)
      return {
        before: { disabled: disabledAt !== null, passkeys, linked },
        after: { totp: stored.sealedTotp !== null }
      }
    }
  )
  return told
}

/** Lets somebody of an identity provider log in to an account. @throws Error if another account has them */
export async function linkAccount(
  { db, now }: AccountDependencies,
  name: string,
  identity: Identity
): Promise<void> {
  const { id } = await existing(db, name)
  const act = { act: 'linkStaff', about: { kind: 'staff', id } }
  try {
    await performAct(db, { staff: CLI, now }, act, async (tx) => {
      await putIdentity(id, identity, now, tx)
      return { after: { ...identity } }
    })
  } catch (problem) {
    if (sqlState(problem) === UNIQUE_VIOLATION) throw new Error('Another account is linked with this subject')
    throw problem
  }
}

/** Nobody of an identity provider logs in to an account any more; sessions go on. @throws Error if it is not linked */
export async function unlinkAccount({ db, now }: AccountDependencies, name: string): Promise<void> {
  const { id } = await existing(db, name)
  const act = { act: 'unlinkStaff', about: { kind: 'staff', id } }
  await performAct(db, { staff: CLI, now }, act, async (tx) => {
    if (!(await removeIdentity(id, tx))) throw new Error(`${name} is not linked`)
    return { after: { linked: false } }
  })
}

/** An account with the ways to log in that it has besides its password. */
export interface ListedAccount extends StaffAccount {
  readonly passkeys: number
  /** What the identity provider calls them; null: not linked. */
  readonly subject: string | null
}

/** All accounts by name. */
export async function listAccounts(db: Queryable): Promise<ListedAccount[]> {
  const [accounts, counts, subjects] = [
    await listStaff(db),
    await passkeyCounts(db),
    await linkedSubjects(db)
  ]
  return accounts.map((account) => ({
    ...account,
    passkeys: counts.get(account.id) ?? 0,
    subject: subjects.get(account.id) ?? null
  }))
}

async function existing(db: Queryable, name: string): Promise<StaffAccount> {
  const found = await findStaff(name, db)
  if (!found) throw new Error(`There is no account ${name}`)
  return found
}
