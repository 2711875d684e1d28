import type { Queryable } from '../../db/client'
import { visits } from '../../db/schema/visit'

export type NewVisit = Omit<typeof visits.$inferInsert, 'id'>

/** Stores a record; a device already counted today as a unique visitor does not count again. */
export async function insertVisit(visit: NewVisit, db: Queryable): Promise<void> {
  await db.insert(visits).values(visit).onConflictDoNothing()
}
