import { eq, inArray } from 'drizzle-orm'
import type { PlatePeriod } from '@contract/types'
import type { Tx } from '../../db/client'
import { memberCards } from '../../db/schema/card'
import { memberPlates } from '../../db/schema/held-plate'
import { plates } from '../../db/schema/plate'

/** What determines how long a plate runs. */
export interface PlateTerms {
  readonly plateId: string
  readonly period: PlatePeriod
  readonly rounds: number
}

/** Terms of those plates that exist. */
export async function findPlateTerms(plateIds: readonly string[], tx: Tx): Promise<PlateTerms[]> {
  if (plateIds.length === 0) return []
  const rows = await tx
    .select({ plateId: plates.id, period: plates.period, rounds: plates.rounds })
    .from(plates)
    .where(inArray(plates.id, [...plateIds]))
  return rows as PlateTerms[]
}

/** Lights the card's red dot; returns the card's end, null for an unknown card or one that was never active. */
export async function lightRedDot(memberCardId: string, tx: Tx): Promise<Date | null> {
  const [card] = await tx
    .update(memberCards)
    .set({ hasNews: true })
    .where(eq(memberCards.id, memberCardId))
    .returning({ expiresAt: memberCards.expiresAt })
  return card?.expiresAt ?? null
}

export async function insertMemberPlates(rows: (typeof memberPlates.$inferInsert)[], tx: Tx): Promise<void> {
  if (rows.length > 0) await tx.insert(memberPlates).values(rows)
}

/** The plates included in a card's term. */
export async function listPlatesOfTerm(termId: string, tx: Tx) {
  const rows = await tx
    .select({
      memberPlateId: memberPlates.id,
      plateId: plates.id,
      period: plates.period,
      rounds: plates.rounds
    })
    .from(memberPlates)
    .innerJoin(plates, eq(plates.id, memberPlates.plateId))
    .where(eq(memberPlates.termId, termId))
  return rows as (PlateTerms & { readonly memberPlateId: string })[]
}

export async function movePlate(
  memberPlateId: string,
  span: { readonly startsAt: Date; readonly endsAt: Date },
  tx: Tx
): Promise<void> {
  await tx.update(memberPlates).set(span).where(eq(memberPlates.id, memberPlateId))
}
