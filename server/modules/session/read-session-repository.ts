import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { members } from '../../db/schema/member'
import { sessions } from '../../db/schema/session'
import { isUnavailable } from '../../db/unavailable'
import type { SessionReader } from '../../core/session-token'
import { dayInChina } from '../../lib/china-time'

/**
 * Reads sessions for the server's authentication; prepared, since every call of a member begins with it. The first
 * call of a day records that day, the only information stored on a session's use.
 */
export function readSession(db: Queryable): SessionReader {
  const read = reader(db, sessions.tokenHash, 'read_session')
  return async (hash, now) => {
    const session = await read(hash, now)
    const today = dayInChina(now)
    if (session !== null && session.seenOn < today) await noteDay(hash, today, db).catch(expectAway)
    return session && { memberId: session.memberId }
  }
}

/** Without a primary the day is noted by a later call. */
function expectAway(problem: unknown): void {
  if (!isUnavailable(problem)) throw problem
}

async function noteDay(tokenHash: string, today: string, db: Queryable): Promise<void> {
  await db
    .update(sessions)
    .set({ seenOn: today })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.seenOn, today)))
}

/** The same by the key for viewing pages (ADR 0017). */
export function readPageSession(db: Queryable): SessionReader {
  const read = reader(db, sessions.pageHash, 'read_page_session')
  return async (hash, now) => {
    const session = await read(hash, now)
    return session && { memberId: session.memberId }
  }
}

function reader(
  db: Queryable,
  by: typeof sessions.tokenHash | typeof sessions.pageHash,
  name: string
): (hash: string, now: Date) => Promise<{ memberId: string; seenOn: string } | null> {
  const query = db
    .select({ memberId: sessions.memberId, seenOn: sessions.seenOn })
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
