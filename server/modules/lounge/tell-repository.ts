import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { loungePasses } from '../../db/schema/lounge'
import type { PassRow } from './pass-repository'

/** Memberships of which YueTu does not know how they stand. */
export const listUntold = (limit: number, db: Queryable): Promise<PassRow[]> =>
  db
    .select()
    .from(loungePasses)
    .where(sql`${loungePasses.toldState} is distinct from ${loungePasses.state}`)
    .orderBy(asc(loungePasses.passNo))
    .limit(limit)

/** Keeps what YueTu was told; what has become of it meanwhile is told next. */
export async function markTold(passNo: string, told: PassRow['state'], db: Queryable): Promise<void> {
  await db.update(loungePasses).set({ toldState: told }).where(eq(loungePasses.passNo, passNo))
}
