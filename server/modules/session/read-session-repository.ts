import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { members } from '../../db/schema/member'
import { sessions } from '../../db/schema/session'
import type { SessionReader } from '../../http/caller'

/** Reads sessions for the server's authentication; prepared, since every call of a member begins with it. */
export function readSession(db: Queryable): SessionReader {
  const query = db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(members.deletedAt)
      )
    )
    .prepare('read_session')
  return async (tokenHash, now) => (await query.execute({ tokenHash, now }))[0] ?? null
}
