import type { EndOfDay } from '@contract/time'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { notEnded } from '../../db/not-ended'
import { cardCodes } from '../../db/schema/card'

/** A printed card as typed: its number, and its code in the stored forms that it may have. */
export interface TypedCode {
  readonly cardNo: string
  readonly codeMacs: readonly string[]
}

/** A printed card as stored. */
export interface PrintedCodeState {
  readonly cardId: string
  /** Who has activated it. */
  readonly usedBy: string | null
  /** null = it can be activated for ever. */
  readonly validUntil: EndOfDay<Date> | null
  readonly voidedAt: Date | null
}

/** Which card a number and code belong to, who has activated it, and what ends it; undefined if they do not belong together. */
export async function findCode(typed: TypedCode, db: Queryable): Promise<PrintedCodeState | undefined> {
  const rows = await db
    .select({
      cardId: cardCodes.cardId,
      usedBy: cardCodes.usedBy,
      validUntil: cardCodes.validUntil,
      voidedAt: cardCodes.voidedAt
    })
    .from(cardCodes)
    .where(isCode(typed))
  return rows[0]
}

/**
 * Claims a printed card for a member; returns its card product to the first caller, nothing to all others, nor for a card that is void
 * or whose time is over.
 */
export async function claimCode(typed: TypedCode, memberId: string, now: Date, tx: Tx) {
  const rows = await tx
    .update(cardCodes)
    .set({ usedBy: memberId, usedAt: now })
    .where(
      and(
        isCode(typed),
        isNull(cardCodes.usedBy),
        isNull(cardCodes.voidedAt),
        or(isNull(cardCodes.validUntil), notEnded(cardCodes.validUntil, now))
      )
    )
    .returning({ cardId: cardCodes.cardId })
  return rows[0]?.cardId
}

/** Compared as HMACs: timing reveals nothing about the code. */
const isCode = ({ cardNo, codeMacs }: TypedCode) =>
  and(eq(cardCodes.cardNo, cardNo), inArray(cardCodes.codeMac, [...codeMacs]))
