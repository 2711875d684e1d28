import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { members } from '../../db/schema/member'
import { sessions } from '../../db/schema/session'
import type { SessionReader } from '../../http/caller'

/** Reads sessions for the server's authentication; prepared, since every call of a member begins with it. */
export const readSession = (db: Queryable): SessionReader => reader(db, sessions.tokenHash, 'read_session')

/** The same by the key that shows pages (ADR 0017). */
export const readPageSession = (db: Queryable): SessionReader =>
  reader(db, sessions.pageHash, 'read_page_session')

function reader(
  db: Queryable,
  by: typeof sessions.tokenHash | typeof sessions.pageHash,
  name: string
): SessionReader {
  const query = db
    .select({ memberId: sessions.memberId })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(by, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(members.deletedAt)
      )
    )
    .prepare(name)
  return async (hash, now) => (await query.execute({ hash, now }))[0] ?? null
}
