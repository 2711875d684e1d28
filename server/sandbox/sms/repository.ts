import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxSms } from '../../db/schema/sandbox'

export interface SandboxMessage {
  readonly id: number
  readonly mobile: string
  readonly body: string
  readonly at: Date
}

/** Adds a message to the inbox. */
export async function addMessage(mobile: string, body: string, db: Queryable): Promise<void> {
  await db.insert(sandboxSms).values({ mobile, body })
}

/** Messages, newest first; all, or those to one number, or those older than `before` (an id). */
export async function listMessages(
  filter: { mobile?: string; before?: number; limit: number },
  db: Queryable
): Promise<SandboxMessage[]> {
  const conditions: SQL[] = []
  if (filter.mobile !== undefined) conditions.push(eq(sandboxSms.mobile, filter.mobile))
  if (filter.before !== undefined) conditions.push(lt(sandboxSms.id, filter.before))
  return db
    .select()
    .from(sandboxSms)
    .where(and(...conditions))
    .orderBy(desc(sandboxSms.id))
    .limit(filter.limit)
}
