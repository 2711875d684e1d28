import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { StaffMember } from './account-repository'

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  readonly id: string
  readonly credentialId: string
  readonly name: string
  readonly synced: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** A passkey with what its signature is checked against, and its owner. */
export interface UsablePasskey {
  readonly id: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly owner: StaffMember & { readonly isDisabled: boolean }
}

const ofOwner = statement<PasskeyRow>(
  'staff-passkeys-of',
  `select id, credential_id as "credentialId", name, synced, created_at as "createdAt", last_used_at as "lastUsedAt"
   from staff_passkeys where staff_id = $1 order by created_at, id`
)

const byCredential = statement<
  Omit<UsablePasskey, 'owner' | 'counter'> &
    StaffMember & { passkeyId: string; counter: string; isDisabled: boolean }
>(
  'staff-passkey-by-credential',
  `select p.id as "passkeyId", p.public_key as "publicKey", p.counter, a.id, a.name, a.role, a.store_ids as "storeIds",
     a.sight_ids as "sightIds", a.disabled_at is not null as "isDisabled"
   from staff_passkeys p join staff_accounts a on a.id = p.staff_id where p.credential_id = $1`
)

/** Of the account of this session, while both are there. */
const insert = command(
  'staff-passkey-insert',
  `insert into staff_passkeys (id, credential_id, staff_id, name, public_key, counter, transports, synced, created_at)
   select $1, $2, s.staff_id, $4, $5, $6, $7, $8, $9 from staff_sessions s where s.token_hash = $10 and s.staff_id = $3`
)

/** Locked while it gets a passkey: whoever resets it meanwhile waits, and then removes that, too. */
const lockOwner = statement<{ id: string }>(
  'staff-passkey-owner',
  'select id from staff_accounts where id = $1 and disabled_at is null for no key update'
)

/** Some authenticators do not count, and always say 0. */
const count = command(
  'staff-passkey-use',
  `update staff_passkeys set counter = $2, last_used_at = $3
   where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`
)

const remove = statement<{ name: string }>(
  'staff-passkey-remove',
  'delete from staff_passkeys where id = $1 and staff_id = $2 returning name'
)

const removeAll = command('staff-passkeys-remove', 'delete from staff_passkeys where staff_id = $1')

const counts = statement<{ staffId: string; count: number }>(
  'staff-passkeys-count',
  'select staff_id as "staffId", count(*)::int as count from staff_passkeys group by staff_id'
)

/** The passkeys of somebody, oldest first. */
export const passkeysOf = (staffId: string, db: Queryable): Promise<PasskeyRow[]> => ofOwner([staffId], db)

/** The passkey that an authenticator calls so; null if there is none. */
export async function findPasskey(credentialId: string, db: Queryable): Promise<UsablePasskey | null> {
  const [row] = await byCredential([credentialId], db)
  if (!row) return null
  const { passkeyId, publicKey, counter, ...owner } = row
  return { id: passkeyId, publicKey, counter: Number(counter), owner }
}

/** Waits for other changes of an account, and holds it. @returns false if it is disabled */
export const lockPasskeyOwner = async (staffId: string, tx: Tx): Promise<boolean> =>
  (await lockOwner([staffId], tx)).length === 1

/** Adds a passkey. @returns false if the session has ended @throws a unique violation for a credential or name that is there */
export const insertPasskey = async (
  passkey: {
    readonly id: string
    readonly credentialId: string
    readonly staffId: string
    readonly name: string
    readonly publicKey: Uint8Array
    readonly counter: number
    readonly transports: readonly string[]
    readonly synced: boolean
    readonly now: Date
    readonly tokenHash: string
  },
  tx: Tx
): Promise<boolean> => {
  const { id, credentialId, staffId, name, publicKey, counter, transports, synced, now, tokenHash } = passkey
  const bytes = Buffer.from(publicKey)
  return (
    (await insert(
      [id, credentialId, staffId, name, bytes, counter, transports, synced, now, tokenHash],
      tx
    )) === 1
  )
}

/** Counts a use. @returns false if the passkey was removed, or has counted as far or further before */
export const countPasskeyUse = async (id: string, counter: number, now: Date, tx: Tx): Promise<boolean> =>
  (await count([id, counter, now], tx)) === 1

/** Removes a passkey of somebody. @returns its name; null if they have no such passkey */
export const removePasskey = async (id: string, staffId: string, tx: Tx): Promise<string | null> =>
  (await remove([id, staffId], tx))[0]?.name ?? null

/** Removes all passkeys of somebody. @returns how many */
export const removePasskeys = (staffId: string, tx: Tx): Promise<number> => removeAll([staffId], tx)

/** How many passkeys accounts have, by their ids. */
export const passkeyCounts = async (db: Queryable): Promise<ReadonlyMap<string, number>> =>
  new Map((await counts([], db)).map(({ staffId, count }) => [staffId, count]))
