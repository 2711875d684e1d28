/** Gifts and agreement signings: one per person and activity. */
import { notEnded } from '../../db/not-ended'
import type { EndOfDay } from '@contract/time'
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { activities, activityGains } from '../../db/schema/activity'
import { statement } from '../../db/statement'

/** A gain with its card. */
export interface GainRow {
  readonly activityId: string
  readonly memberCardId: string
  readonly cardName: string
  readonly cardNo: string
  readonly expiresAt: EndOfDay<Date>
  readonly takenAt: Date
}

const GAIN = `select g.activity_id as "activityId", g.member_card_id as "memberCardId", p.name as "cardName",
    c.card_no as "cardNo", c.expires_at as "expiresAt", g.taken_at as "takenAt"
  from activity_gains g join member_cards c on c.id = g.member_card_id join card_products p on p.id = c.card_id`

const ofRequest = statement<GainRow>(
  'gain-of-request',
  `${GAIN} where g.member_id = $1 and g.request_key = $2`
)
const ofActivity = statement<GainRow>(
  'gain-of-activity',
  `${GAIN} where g.member_id = $1 and g.activity_id = $2`
)

/** The gain that the call with this key was given, if any. */
export async function gainOfRequest(
  memberId: string,
  requestKey: string,
  db: Queryable
): Promise<GainRow | undefined> {
  return (await ofRequest([memberId, requestKey], db))[0]
}

/** The member's gain from the activity. */
export async function gainOfActivity(
  memberId: string,
  activityId: string,
  db: Queryable
): Promise<GainRow | undefined> {
  return (await ofActivity([memberId, activityId], db))[0]
}

/**
 * Records that a member has received the gift; false if they already had it, or if a call with this key was given
 * something else. The constraints enforce "once" under concurrency. No conflict target is named: a concurrent repeat
 * of the call conflicts on the primary key or on the request key, whichever PostgreSQL writes first.
 */
export async function insertGain(gain: typeof activityGains.$inferInsert, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(activityGains)
    .values(gain)
    .onConflictDoNothing()
    .returning({ memberId: activityGains.memberId })
  return rows.length > 0
}

/** Takes one from the remaining stock; false if none is left or the activity is not running. */
export async function decrementActivityStock(activityId: string, now: Date, tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(activities)
    .set({ taken: sql`${activities.taken} + 1` })
    .where(
      and(
        eq(activities.id, activityId),
        lte(activities.startsAt, now),
        notEnded(activities.endsAt, now),
        or(isNull(activities.stock), lt(activities.taken, activities.stock))
      )
    )
    .returning({ id: activities.id })
  return rows.length > 0
}

/** Links the granted card to the gain. */
export async function setGainCard(
  activityId: string,
  memberId: string,
  memberCardId: string,
  tx: Tx
): Promise<void> {
  await tx
    .update(activityGains)
    .set({ memberCardId })
    .where(and(eq(activityGains.activityId, activityId), eq(activityGains.memberId, memberId)))
}
