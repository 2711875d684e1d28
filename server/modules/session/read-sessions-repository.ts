import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

const read = statement<{ tokenHash: string; memberId: string }>(
  'read-sessions',
  `select s.token_hash as "tokenHash", s.member_id as "memberId" from sessions s join members m on m.id = s.member_id
   where s.token_hash = any($1::text[]) and s.expires_at > $2 and m.deleted_at is null`
)

/** The members of many sessions, by the hash of their token; whoever is not in it is not logged in. */
export async function readSessions(
  hashes: readonly string[],
  now: Date,
  db: Queryable
): Promise<ReadonlyMap<string, string>> {
  const rows = await read([hashes, now], db)
  return new Map(rows.map(({ tokenHash, memberId }) => [tokenHash, memberId]))
}
