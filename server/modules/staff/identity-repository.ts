import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { StaffMember } from './account-repository'

/** Somebody at an identity provider. */
export interface Identity {
  /** The provider, as it calls itself. */
  readonly issuer: string
  /** What the provider calls them. */
  readonly subject: string
}

const put = command(
  'staff-identity-put',
  `insert into staff_identities (staff_id, issuer, subject, linked_at) values ($1, $2, $3, $4)
   on conflict (staff_id) do update set issuer = $2, subject = $3, linked_at = $4`
)

const remove = command('staff-identity-remove', 'delete from staff_identities where staff_id = $1')

const owner = statement<StaffMember & { isDisabled: boolean }>(
  'staff-identity-owner',
  `select a.id, a.name, a.role, a.store_ids as "storeIds", a.sight_ids as "sightIds", a.disabled_at is not null as "isDisabled"
   from staff_identities i join staff_accounts a on a.id = i.staff_id where i.issuer = $1 and i.subject = $2`
)

const all = statement<{ staffId: string; subject: string }>(
  'staff-identities',
  'select staff_id as "staffId", subject from staff_identities'
)

const linked = statement<{ isLinked: boolean }>(
  'staff-identity-linked',
  'select exists (select 1 from staff_identities where staff_id = $1 and issuer = $2) as "isLinked"'
)

/** Links an account with an identity, in place of another. @throws a unique violation if another account has it */
export const putIdentity = async (
  staffId: string,
  { issuer, subject }: Identity,
  now: Date,
  tx: Tx
): Promise<void> => {
  await put([staffId, issuer, subject, now], tx)
}

/** @returns whether there was a link */
export const removeIdentity = async (staffId: string, tx: Tx): Promise<boolean> =>
  (await remove([staffId], tx)) === 1

/** Whose account is linked with an identity; null: nobody's. */
export const findByIdentity = async (
  { issuer, subject }: Identity,
  db: Queryable
): Promise<(StaffMember & { readonly isDisabled: boolean }) | null> =>
  (await owner([issuer, subject], db))[0] ?? null

/** Whether an account is linked with somebody at this provider. */
export const isLinkedWith = async (staffId: string, issuer: string, db: Queryable): Promise<boolean> =>
  (await linked([staffId, issuer], db))[0]?.isLinked === true

/** The subjects that accounts are linked with, by the ids of the accounts. */
export const linkedSubjects = async (db: Queryable): Promise<ReadonlyMap<string, string>> =>
  new Map((await all([], db)).map(({ staffId, subject }) => [staffId, subject]))
