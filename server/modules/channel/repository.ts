import { and, desc, eq, lte } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { agreements, channels } from '../../db/schema/channel'

/** A channel with its configuration; null when it is not in the catalogue. */
export async function findChannel(code: string, db: Queryable): Promise<typeof channels.$inferSelect | null> {
  const rows = await db.select().from(channels).where(eq(channels.code, code))
  return rows[0] ?? null
}

/** The text of a kind that is in force at `now`: of those that have begun, the latest. */
export async function findAgreement(
  kind: string,
  now: Date,
  db: Queryable
): Promise<typeof agreements.$inferSelect | null> {
  const rows = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.kind, kind), lte(agreements.effectiveAt, now)))
    .orderBy(desc(agreements.effectiveAt), desc(agreements.version))
    .limit(1)
  return rows[0] ?? null
}
