import type { Queryable } from '../../db/client'
import { visits } from '../../db/schema'

export type NewVisit = Omit<typeof visits.$inferInsert, 'id'>

/** Keeps a record; a device that counted today as a unique visitor does not count again. */
export async function insertVisit(db: Queryable, visit: NewVisit): Promise<void> {
  await db.insert(visits).values(visit).onConflictDoNothing()
}
