import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'

const insert = command(
  'staff-challenge-insert',
  'insert into staff_challenges (challenge, staff_id, expires_at) values ($1, $2, $3)'
)

const take = statement<{ isCurrent: boolean }>(
  'staff-challenge-take',
  `delete from staff_challenges where challenge = $1 and staff_id is not distinct from $2 returning expires_at > $3 as "isCurrent"`
)

/** Keeps a challenge for one answer. `staffId`: who adds a passkey; null for a login. */
export const insertChallenge = async (
  challenge: { readonly challenge: string; readonly staffId: string | null; readonly endsAt: Date },
  db: Queryable
): Promise<void> => {
  await insert([challenge.challenge, challenge.staffId, challenge.endsAt], db)
}

/** Uses up a challenge. @returns whether it was there for this, and in time */
export const takeChallenge = async (
  {
    challenge,
    staffId,
    now
  }: { readonly challenge: string; readonly staffId: string | null; readonly now: Date },
  db: Queryable
): Promise<boolean> => (await take([challenge, staffId, now], db))[0]?.isCurrent === true
