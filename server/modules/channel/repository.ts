import { and, desc, eq, lte } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { agreements, channels } from '../../db/schema/channel'

/** A channel with its configuration; null if it is not in the catalogue. */
export async function findChannel(code: string, db: Queryable): Promise<typeof channels.$inferSelect | null> {
  const rows = await db.select().from(channels).where(eq(channels.code, code))
  return rows[0] ?? null
}

/** The text of a kind in force at `now`: of those already in effect, the latest. */
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
