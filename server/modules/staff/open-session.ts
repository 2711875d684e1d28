import { randomBytes } from 'node:crypto'
import type { Network } from '../../core/network'
import { hashToken } from '../../core/session-token'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { StaffMember } from './account-repository'
import { performAct } from './acts'
import { insertStaffSession } from './session-repository'
import { forgetTries } from './tries-repository'

export const STAFF_SESSION_HOURS = 12

/** Where and when somebody logs in. */
export interface LoginPlace {
  readonly network: Network
  readonly now: Date
}

/** A login that is proven. */
export interface ProvenLogin extends LoginPlace {
  readonly staff: StaffMember
  /** What proved it. */
  readonly by: 'password' | 'passkey' | 'oidc'
  /** Counters of tries that are forgotten. */
  readonly keys: readonly string[]
  /** Uses up what is good for one login, or looks whether it still counts, while the account is locked. @returns whether it does */
  readonly use: (tx: Tx) => Promise<boolean>
  /** What is thrown if it does not, or the account was disabled meanwhile. */
  readonly refused: () => Error
}

/** Opens a session, with the login as an act. @returns its token, of which only the hash is stored */
export async function openStaffSession(
  db: Queryable,
  { staff, by, network, now, keys, use, refused }: ProvenLogin
): Promise<{ readonly token: string; readonly staff: StaffMember }> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + STAFF_SESSION_HOURS * 3_600_000)
  await withTransaction(db, async (tx) => {
    const session = { tokenHash: hashToken(token), staffId: staff.id, now, endsAt }
    if (!(await insertStaffSession(session, tx)) || !(await use(tx))) throw refused()
    await performAct(tx, { staff, now }, { act: 'login', about: { kind: 'staff', id: staff.id } }, () =>
      Promise.resolve({ after: { network, by } })
    )
    await forgetTries(keys, tx)
  })
  return { token, staff }
}
