import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { keyset, limitOf } from '../../db/keyset'
import { airports, loungePasses, lounges, loungeVisits } from '../../db/schema/lounge'
import type { PageRequest } from '../../core/cursor'

const NEWEST_FIRST = keyset(
  { by: 'lounge_visits.at', type: 'timestamptz', desc: true },
  { by: 'lounge_visits.id', type: 'text', desc: true }
)

/** A page of a member's entries, latest first. */
export async function listVisits(memberId: string, { cursor, pageSize }: PageRequest, db: Queryable) {
  const rows = await db
    .select({
      visitId: loungeVisits.id,
      loungeName: lounges.name,
      airportName: airports.name,
      terminal: lounges.terminal,
      guests: loungeVisits.guests,
      at: loungeVisits.at,
      planName: loungePasses.planName,
      visitsLeft: loungeVisits.visitsLeft,
      guestsLeft: loungeVisits.guestsLeft,
      position: NEWEST_FIRST.columnSql
    })
    .from(loungeVisits)
    .innerJoin(lounges, eq(lounges.id, loungeVisits.loungeId))
    .innerJoin(airports, eq(airports.id, lounges.airportId))
    .innerJoin(loungePasses, eq(loungePasses.passNo, loungeVisits.passNo))
    .where(and(eq(loungeVisits.memberId, memberId), NEWEST_FIRST.afterSql(NEWEST_FIRST.start(cursor))))
    .orderBy(desc(loungeVisits.at), desc(loungeVisits.id))
    .limit(limitOf(pageSize))
  return NEWEST_FIRST.page(rows, pageSize)
}
