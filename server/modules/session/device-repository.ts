import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { channels } from '../../db/schema/channel'
import { entryTickets } from '../../db/schema/entry'
import { sessionPayers, sessions, wechatIdentities } from '../../db/schema/session'

/** More sessions than anybody looks through. */
const MAX_LISTED = 100

/** A session in terms that its owner recognises. */
export interface ListedSession {
  readonly id: string
  readonly tokenHash: string
  readonly device: string
  readonly app: string
  readonly channelName: string
  readonly createdAt: Date
  readonly seenOn: string
}

/** Sessions of a member that are valid at `now`, latest first. */
export async function listSessions(memberId: string, now: Date, db: Queryable): Promise<ListedSession[]> {
  return db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      device: sessions.device,
      app: sessions.app,
      channelName: sql<string>`coalesce(${channels.name}, '')`,
      createdAt: sessions.createdAt,
      seenOn: sessions.seenOn
    })
    .from(sessions)
    .leftJoin(channels, eq(channels.code, sessions.channelCode))
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenOn), desc(sessions.createdAt))
    .limit(MAX_LISTED)
}

/** The token hash of a member's session by its id; null if missing or somebody else's. */
export async function findSession(memberId: string, id: string, tx: Tx): Promise<string | null> {
  const rows = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
  return rows[0]?.tokenHash ?? null
}

/** WeChat identities that a session was opened with, its member's or not. */
const broughtBy = (tokenHash: string, tx: Tx) =>
  tx
    .select({ one: sql`1` })
    .from(sessionPayers)
    .where(
      and(
        eq(sessionPayers.tokenHash, tokenHash),
        eq(sessionPayers.appId, wechatIdentities.appId),
        eq(sessionPayers.openId, wechatIdentities.openId)
      )
    )

/**
 * Unlinks the member's WeChat identities that a session was opened with, except those that `kept` was also opened
 * with.
 */
export async function unbindWechatOf(
  memberId: string,
  { ended, kept }: { readonly ended: string; readonly kept: string },
  tx: Tx
): Promise<void> {
  await tx
    .delete(wechatIdentities)
    .where(
      and(
        eq(wechatIdentities.memberId, memberId),
        sql`exists ${broughtBy(ended, tx)}`,
        notExists(broughtBy(kept, tx))
      )
    )
}

/** Unlinks all WeChat identities of a member except those that the session `kept` was opened with. */
export async function unbindOtherWechat(memberId: string, stored: string, tx: Tx): Promise<void> {
  await tx
    .delete(wechatIdentities)
    .where(and(eq(wechatIdentities.memberId, memberId), notExists(broughtBy(stored, tx))))
}

/** Ends all sessions of a member except `kept`. @returns how many */
export async function deleteOtherSessions(memberId: string, stored: string, tx: Tx): Promise<number> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, stored)))
    .returning({ id: sessions.id })
  return rows.length
}

/** Tickets with which a member's session could open another one. */
export async function deleteMemberTickets(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(entryTickets).where(eq(entryTickets.memberId, memberId))
}

/** Locks a session until the transaction ends; ending it waits. @returns false for one that has ended */
export async function holdSession(tokenHash: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  return rows.length > 0
}

/** Waits for all locks on a session, and locks it exclusively. */
export async function lockSession(tokenHash: string, tx: Tx): Promise<void> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash)).for('update')
}
