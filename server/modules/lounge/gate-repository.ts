import { notEnded } from '../../db/not-ended'
import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { airports, loungePasses, lounges, loungeVisits } from '../../db/schema/lounge'
import type { PassRow } from './pass-repository'

export type VisitRow = typeof loungeVisits.$inferSelect

/** A membership, locked until the transaction ends: concurrent gates are serialised. */
export async function lockPass(passNo: string, tx: Tx): Promise<PassRow | null> {
  const [row] = await tx
    .select()
    .from(loungePasses)
    .where(eq(loungePasses.passNo, passNo))
    .for('no key update')
  return row ?? null
}

/** The entry already recorded for a scan, or a code. */
export async function findEntry(
  { passNo, scan, codeIssuedAt }: Pick<VisitRow, 'passNo' | 'scan' | 'codeIssuedAt'>,
  tx: Tx
): Promise<VisitRow | null> {
  const rows = await tx
    .select()
    .from(loungeVisits)
    .where(
      and(
        eq(loungeVisits.passNo, passNo),
        or(eq(loungeVisits.scan, scan), eq(loungeVisits.codeIssuedAt, codeIssuedAt))
      )
    )
  return rows.find((row) => row.scan === scan) ?? rows[0] ?? null
}

/** Uses one visit and so many guests of a membership that has them; null if it does not. */
export async function consumeVisit(
  passNo: string,
  guests: number,
  now: Date,
  tx: Tx
): Promise<{ visitsLeft: number; guestsLeft: number } | null> {
  const { visits, visitsUsed, guestsUsed, guestsAtOnce, expiresAt, state } = loungePasses
  const [row] = await tx
    .update(loungePasses)
    .set({ visitsUsed: sql`${visitsUsed} + 1`, guestsUsed: sql`${guestsUsed} + ${guests}` })
    .where(
      and(
        eq(loungePasses.passNo, passNo),
        eq(state, 'active'),
        notEnded(expiresAt, now),
        lt(visitsUsed, visits),
        gte(guestsAtOnce, guests),
        gte(loungePasses.guests, sql`${guestsUsed} + ${guests}`)
      )
    )
    .returning({
      visitsLeft: sql<number>`${visits} - ${visitsUsed}`,
      guestsLeft: sql<number>`${loungePasses.guests} - ${guestsUsed}`
    })
  return row ?? null
}

export async function insertVisit(row: VisitRow, tx: Tx): Promise<void> {
  await tx.insert(loungeVisits).values(row)
}

/** A lounge that admits members, with its airport; null if unknown or closed. */
export async function findLounge(loungeId: string, db: Queryable) {
  const [row] = await db
    .select({ id: lounges.id, name: lounges.name, terminal: lounges.terminal, airport: airports.name })
    .from(lounges)
    .innerJoin(airports, eq(airports.id, lounges.airportId))
    .where(and(eq(lounges.id, loungeId), eq(lounges.onSale, true)))
  return row ?? null
}

/** Lounges that admit members, for choosing a gate. */
export const listGates = (db: Queryable) =>
  db
    .select({ id: lounges.id, name: lounges.name, terminal: lounges.terminal, airport: airports.name })
    .from(lounges)
    .innerJoin(airports, eq(airports.id, lounges.airportId))
    .where(eq(lounges.onSale, true))
    .orderBy(sql`${airports.hot} desc`, airports.id, lounges.sort)
