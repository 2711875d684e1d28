import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { activityGains } from '../../db/schema/activity'

/** The activity from which the call with this key received something. */
export async function activityOfRequest(
  memberId: string,
  requestKey: string,
  db: Queryable
): Promise<string | undefined> {
  const rows = await db
    .select({ activityId: activityGains.activityId })
    .from(activityGains)
    .where(and(eq(activityGains.memberId, memberId), eq(activityGains.requestKey, requestKey)))
  return rows[0]?.activityId
}

/** Whether the member received something from the activity. */
export async function hasGain(memberId: string, activityId: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ activityId: activityGains.activityId })
    .from(activityGains)
    .where(and(eq(activityGains.activityId, activityId), eq(activityGains.memberId, memberId)))
  return rows.length > 0
}
