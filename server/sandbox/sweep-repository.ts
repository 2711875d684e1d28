import { isNotNull, lt, and } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import {
  sandboxNotices,
  sandboxRecharges,
  sandboxSms,
  sandboxWechatCodes,
  sandboxWechatReports
} from '../db/schema/sandbox'

/**
 * Deletes messages, used codes and delivered notices from before `before`. Trades stay: they may be refunded some
 * day.
 */
export async function forgetTraffic(before: Date, db: Queryable): Promise<void> {
  await db.delete(sandboxSms).where(lt(sandboxSms.at, before))
  await db.delete(sandboxWechatCodes).where(lt(sandboxWechatCodes.usedAt, before))
  await db.delete(sandboxWechatReports).where(lt(sandboxWechatReports.at, before))
  const { doneAt } = sandboxNotices
  await db.delete(sandboxNotices).where(and(isNotNull(doneAt), lt(doneAt, before)))
}

/** Deletes recharges that no longer count towards any monthly limit. */
export async function forgetRecharges(before: Date, db: Queryable): Promise<void> {
  await db.delete(sandboxRecharges).where(lt(sandboxRecharges.placedAt, before))
}
