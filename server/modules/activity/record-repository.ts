import type { Queryable } from '../../db/client'
import { activityRecords } from '../../db/schema/activity'

/** Stores a record; a visitor counts once per activity and kind. */
export async function insertRecord(
  record: Omit<typeof activityRecords.$inferInsert, 'id'>,
  db: Queryable
): Promise<void> {
  await db.insert(activityRecords).values(record).onConflictDoNothing()
}
