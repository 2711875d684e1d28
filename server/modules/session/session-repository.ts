import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sessions } from '../../db/schema/session'

export interface NewSession {
  readonly tokenHash: string
  readonly memberId: string
  readonly channelCode: string
  readonly platform: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Ends one session; an unknown one is as if ended. */
export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Forgets sessions that are over. */
export async function deleteOldSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
