import { asc, eq, sql } from 'drizzle-orm'
import type { StaffRole } from '@contract/console/endpoint'
import type { Queryable, Tx } from '../../db/client'
import { staffAccounts, staffSessions } from '../../db/schema/staff'
import { statement } from '../../db/statement'

/** Somebody who works here, as the server knows them. */
export interface StaffMember {
  readonly id: string
  readonly name: string
  readonly role: StaffRole
  readonly storeIds: readonly string[]
  readonly sightIds: readonly string[]
}

/** An account with what a login is checked against. */
export interface StaffAccount extends StaffMember {
  readonly passwordHash: string
  readonly sealedTotp: Buffer | null
  readonly createdAt: Date
  readonly disabledAt: Date | null
}

const COLUMNS = {
  id: staffAccounts.id,
  name: staffAccounts.name,
  role: staffAccounts.role,
  storeIds: staffAccounts.storeIds,
  sightIds: staffAccounts.sightIds,
  passwordHash: staffAccounts.passwordHash,
  sealedTotp: staffAccounts.sealedTotp,
  createdAt: staffAccounts.createdAt,
  disabledAt: staffAccounts.disabledAt
}

const any = statement<{ there: boolean }>(
  'staff-any',
  'select exists (select 1 from staff_accounts) as there'
)

/** Whether there is any account: before that the console does not exist. */
export const hasStaff = async (db: Queryable): Promise<boolean> => (await any([], db))[0]?.there === true

/** Adds an account. @returns false if the name is taken */
export async function insertStaff(
  account: Omit<StaffAccount, 'disabledAt' | 'storeIds' | 'sightIds'> & {
    readonly storeIds: string[]
    readonly sightIds: string[]
    readonly loungeIds: string[]
  },
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .insert(staffAccounts)
    .values(account)
    .onConflictDoNothing({ target: staffAccounts.name })
    .returning({ id: staffAccounts.id })
  return rows.length === 1
}

const lounges = statement<{ loungeIds: string[] }>(
  'staff-lounges',
  'select lounge_ids as "loungeIds" from staff_accounts where id = $1'
)

/** Ids of the lounges of an account. */
export const loungesOf = async (id: string, db: Queryable): Promise<readonly string[]> =>
  (await lounges([id], db))[0]?.loungeIds ?? []

/** The account of a name; null if there is none. */
export async function findStaff(name: string, db: Queryable): Promise<StaffAccount | null> {
  const [row] = await db.select(COLUMNS).from(staffAccounts).where(eq(staffAccounts.name, name))
  return row ?? null
}

/** All accounts by name. */
export const listStaff = (db: Queryable): Promise<StaffAccount[]> =>
  db.select(COLUMNS).from(staffAccounts).orderBy(asc(staffAccounts.name))

/** Keeps somebody out from this moment on: all their sessions end. */
export async function disableStaff(id: string, now: Date, tx: Tx): Promise<void> {
  await tx.update(staffAccounts).set({ disabledAt: now }).where(eq(staffAccounts.id, id))
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
}

/** Gives an account a new password, and a second factor or none; its sessions end, and it can be used (again). */
export async function resetStaff(
  id: string,
  { passwordHash, sealedTotp }: Pick<StaffAccount, 'passwordHash' | 'sealedTotp'>,
  tx: Tx
): Promise<void> {
  await tx
    .update(staffAccounts)
    .set({ passwordHash, sealedTotp, totpStep: null, disabledAt: null })
    .where(eq(staffAccounts.id, id))
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, id))
}

/** Uses up the code of a time step. @returns false if it, or a later one, has been used */
export async function takeStep(id: string, step: number, tx: Queryable): Promise<boolean> {
  const rows = await tx
    .update(staffAccounts)
    .set({ totpStep: step })
    .where(
      sql`${staffAccounts.id} = ${id} and (${staffAccounts.totpStep} is null or ${staffAccounts.totpStep} < ${step})`
    )
    .returning({ id: staffAccounts.id })
  return rows.length === 1
}
