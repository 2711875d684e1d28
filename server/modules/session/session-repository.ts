import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { sessionPayers, sessions } from '../../db/schema/session'

export interface NewSession {
  readonly tokenHash: string
  readonly pageHash: string
  readonly memberId: string
  readonly channelCode: string
  readonly platform: string
  readonly device: string
  readonly app: string
  readonly deviceHash: string | null
  readonly createdAt: Date
  readonly seenOn: string
  readonly expiresAt: Date
}

/** Opens a session. An earlier one of the same device and member ends: its token was lost or replaced. */
export async function insertSession(session: NewSession, tx: Tx): Promise<void> {
  const { memberId, deviceHash } = session
  if (deviceHash !== null)
    await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), eq(sessions.deviceHash, deviceHash)))
  await tx.insert(sessions).values(session)
}

/** Stores a session's payer; a session that has ended meanwhile is left alone. */
export async function saveSessionPayer(
  tokenHash: string,
  { appId, openId }: { readonly appId: string; readonly openId: string },
  tx: Tx
): Promise<void> {
  const [living] = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  if (!living) return
  await tx
    .insert(sessionPayers)
    .values({ tokenHash, appId, openId })
    .onConflictDoUpdate({ target: [sessionPayers.tokenHash, sessionPayers.appId], set: { openId } })
}

/** The identity verified in a session by this WeChat app; null if there is none. */
export async function findSessionPayer(
  tokenHash: string,
  appId: string,
  db: Queryable
): Promise<string | null> {
  const rows = await db
    .select({ openId: sessionPayers.openId })
    .from(sessionPayers)
    .where(and(eq(sessionPayers.tokenHash, tokenHash), eq(sessionPayers.appId, appId)))
  return rows[0]?.openId ?? null
}

/** Ends one session; an unknown one counts as ended. */
export async function deleteSession(tokenHash: string, db: Queryable): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}
