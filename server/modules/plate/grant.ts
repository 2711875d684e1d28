import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PlatePeriod } from '@contract/types'
import type { Tx } from '../../db/client'
import { memberCards, memberPlates, plates } from '../../db/schema'
import { endOfRounds } from './rounds'

/** A plate to put on a member's card; it starts at once. */
export interface PlateGrant {
  readonly memberId: string
  readonly memberCardId: string
  readonly plateId: string
  readonly source: 'included' | 'bought'
  readonly now: Date
  /** The order that bought it; a plate is granted once for an order. */
  readonly orderNo?: string
}

/**
 * Puts a plate on a card and lights the card's red dot, inside the caller's transaction. The plate ends with its last
 * round, and with the card at the latest. @returns memberPlateId @throws when card or plate are unknown
 */
export async function grantPlate(tx: Tx, grant: PlateGrant): Promise<string> {
  const { memberId, memberCardId, plateId, source, now, orderNo } = grant
  const [plate] = await tx
    .select({ period: plates.period, rounds: plates.rounds })
    .from(plates)
    .where(eq(plates.id, plateId))
  const [card] = await tx
    .update(memberCards)
    .set({ hasNews: true })
    .where(eq(memberCards.id, memberCardId))
    .returning({ expiresAt: memberCards.expiresAt })
  if (!plate || !card?.expiresAt) throw new Error(`Plate ${plateId} cannot go on card ${memberCardId}`)
  const id = randomUUID()
  await tx.insert(memberPlates).values({
    id,
    memberId,
    memberCardId,
    plateId,
    source,
    orderNo,
    startsAt: now,
    endsAt: endOf(now, plate.period as PlatePeriod, plate.rounds, card.expiresAt),
    createdAt: now
  })
  return id
}

function endOf(now: Date, period: PlatePeriod, rounds: number, cardEnds: Date): Date {
  if (period === 'once') return cardEnds
  const last = endOfRounds(now, period, rounds)
  return last < cardEnds ? last : cardEnds
}
