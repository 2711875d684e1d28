import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { airports, loungePasses, lounges, loungeVisits } from '../../db/schema/lounge'

/** A page of a member's entries, latest first, and the total. */
export async function listVisits(
  memberId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  db: Queryable
) {
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
      total: sql<number>`count(*) over ()::int`
    })
    .from(loungeVisits)
    .innerJoin(lounges, eq(lounges.id, loungeVisits.loungeId))
    .innerJoin(airports, eq(airports.id, lounges.airportId))
    .innerJoin(loungePasses, eq(loungePasses.passNo, loungeVisits.passNo))
    .where(eq(loungeVisits.memberId, memberId))
    .orderBy(desc(loungeVisits.at), desc(loungeVisits.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? 0 }
}
