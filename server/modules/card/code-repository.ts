import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { cardCodes } from '../../db/schema/card'

/** A printed card as typed: its number, and its code in the stored forms that it may have. */
export interface TypedCode {
  readonly cardNo: string
  readonly codeMacs: readonly string[]
}

/** Which card a number and code belong to, and who has activated it; undefined if they do not belong together. */
export async function findCode(typed: TypedCode, db: Queryable) {
  const rows = await db
    .select({ cardId: cardCodes.cardId, usedBy: cardCodes.usedBy })
    .from(cardCodes)
    .where(isCode(typed))
  return rows[0]
}

/** Claims a printed card for a member; returns its card product to the first caller, nothing to all others. */
export async function claimCode(typed: TypedCode, memberId: string, now: Date, tx: Tx) {
  const rows = await tx
    .update(cardCodes)
    .set({ usedBy: memberId, usedAt: now })
    .where(and(isCode(typed), isNull(cardCodes.usedBy)))
    .returning({ cardId: cardCodes.cardId })
  return rows[0]?.cardId
}

/** Compared as HMACs: timing reveals nothing about the code. */
const isCode = ({ cardNo, codeMacs }: TypedCode) =>
  and(eq(cardCodes.cardNo, cardNo), inArray(cardCodes.codeMac, [...codeMacs]))
