import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { StaffMember } from './account-repository'

const insert = command(
  'staff-session-insert',
  `insert into staff_sessions (token_hash, staff_id, created_at, expires_at)
   select $1, a.id, $3, $4 from staff_accounts a where a.id = $2 and a.disabled_at is null for share of a`
)

const read = statement<StaffMember>(
  'staff-session',
  `select a.id, a.name, a.role, a.store_ids as "storeIds", a.sight_ids as "sightIds"
   from staff_sessions s join staff_accounts a on a.id = s.staff_id
   where s.token_hash = $1 and s.expires_at > $2 and a.disabled_at is null`
)

const confirmed = statement<{ isRecent: boolean }>(
  'staff-session-confirmed',
  'select coalesce(confirmed_at, created_at) > $2 as "isRecent" from staff_sessions where token_hash = $1'
)

const confirm = command(
  'staff-session-confirm',
  'update staff_sessions set confirmed_at = $2 where token_hash = $1'
)

const end = statement<{ expiresAt: Date }>(
  'staff-session-expiry',
  'select expires_at as "expiresAt" from staff_sessions where token_hash = $1'
)

const remove = command('staff-session-end', 'delete from staff_sessions where token_hash = $1')

/** Opens a session. @returns false if the account has been disabled meanwhile */
export const insertStaffSession = async (
  session: {
    readonly tokenHash: string
    readonly staffId: string
    readonly now: Date
    readonly endsAt: Date
  },
  tx: Tx
): Promise<boolean> =>
  (await insert([session.tokenHash, session.staffId, session.now, session.endsAt], tx)) === 1

/** Whose session this is; null if it is unknown, has ended, or its account is disabled. */
export const findStaffSession = async (
  tokenHash: string,
  now: Date,
  db: Queryable
): Promise<StaffMember | null> => (await read([tokenHash, now], db))[0] ?? null

/** Whether who has this session has logged in, or entered the password again, after a moment. */
export const isConfirmedSince = async (tokenHash: string, since: Date, db: Queryable): Promise<boolean> =>
  (await confirmed([tokenHash, since], db))[0]?.isRecent === true

/** The password was entered again in a session. */
export const confirmStaffSession = async (tokenHash: string, now: Date, db: Queryable): Promise<void> => {
  await confirm([tokenHash, now], db)
}

/** When a session ends by itself; null if it is unknown. */
export const staffSessionEnd = async (tokenHash: string, db: Queryable): Promise<Date | null> =>
  (await end([tokenHash], db))[0]?.expiresAt ?? null

/** Ends a session; an unknown one counts as ended. */
export const endStaffSession = async (tokenHash: string, db: Queryable): Promise<void> => {
  await remove([tokenHash], db)
}
