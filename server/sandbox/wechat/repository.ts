import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import {
  sandboxTrades,
  sandboxWechatCodes,
  sandboxWechatReports,
  sandboxWechatSessions
} from '../../db/schema/sandbox'

/** Uses up a code. @returns false if it was already used */
export async function consumeWechatCode(code: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .insert(sandboxWechatCodes)
    .values({ code })
    .onConflictDoNothing()
    .returning({ code: sandboxWechatCodes.code })
  return rows.length === 1
}

/** A login begins a session; its key replaces that of the one before. */
export async function beginSession(
  session: typeof sandboxWechatSessions.$inferInsert,
  db: Queryable
): Promise<void> {
  const { sessionKey } = session
  await db
    .insert(sandboxWechatSessions)
    .values(session)
    .onConflictDoUpdate({ target: sandboxWechatSessions.openId, set: { sessionKey } })
}

/** What the sandbox's WeChat was told. */
export type WechatReport = typeof sandboxWechatReports.$inferSelect

export async function addReport(
  report: Pick<WechatReport, 'kind' | 'subject' | 'body' | 'at'>,
  db: Queryable
): Promise<void> {
  await db.insert(sandboxWechatReports).values(report)
}

/** Newest first. */
export const listReports = (limit: number, db: Queryable): Promise<WechatReport[]> =>
  db.select().from(sandboxWechatReports).orderBy(desc(sandboxWechatReports.id)).limit(limit)

/** Whether the sandbox's payment channel took this payment from this payer. */
export async function wasPaidBy(transactionId: string, openId: string, db: Queryable): Promise<boolean> {
  const { transactionId: id, payerOpenId } = sandboxTrades
  const rows = await db
    .select({ id })
    .from(sandboxTrades)
    .where(and(eq(id, transactionId), eq(payerOpenId, openId)))
  return rows.length > 0
}
