import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { cardPlates, cardProducts, cardTerms, memberCards } from '../../db/schema/card'

/** Validity of a card product in days; null if unknown. */
export async function findValidityDays(cardId: string, tx: Tx): Promise<number | null> {
  const [product] = await tx
    .select({ validityDays: cardProducts.validityDays })
    .from(cardProducts)
    .where(eq(cardProducts.id, cardId))
  return product?.validityDays ?? null
}

/** Plates that come with a card, in its order. */
export async function listIncludedPlates(cardId: string, tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ plateId: cardPlates.plateId, mode: cardPlates.mode })
    .from(cardPlates)
    .where(eq(cardPlates.cardId, cardId))
    .orderBy(cardPlates.sort, cardPlates.plateId)
  return rows.filter(({ mode }) => mode === 'included').map(({ plateId }) => plateId)
}

export async function insertMemberCard(card: typeof memberCards.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(memberCards).values(card)
}

export async function insertTerm(term: typeof cardTerms.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(cardTerms).values(term)
}
