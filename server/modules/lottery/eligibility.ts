import type { Queryable } from '../../db/client'
import { dayInChina } from '../../lib/china-time'
import { heldCards } from '../card'
import { paidOrders } from '../order'
import { hashOf } from './entry'
import { findEntry, findLottery, hasShared, spentOf, type LotteryRow } from './lottery-repository'
import { keysInQuestion, type Claims, type Entry, type Eligibility } from './tries'

/** The caller, with channel and time. */
export interface Caller {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** The requested lottery. */
export interface Asked {
  readonly lotteryId?: string | undefined
  readonly lotteryTk?: string | undefined
}

/** The subject of a call: the lottery, and the link that opened it. */
export interface Opened {
  readonly lottery: LotteryRow
  readonly entry: Entry | null
  /** The link is valid, but for another lottery than the named one. */
  readonly isElsewhere: boolean
}

/**
 * The named lottery, else the one that a link opens, else the first of the channel; null if there is none. An expired
 * link is ignored.
 */
export async function openLottery(
  { lotteryId, lotteryTk }: Asked,
  { channel, now }: Caller,
  db: Queryable
): Promise<Opened | null> {
  const found = lotteryTk === undefined ? null : await findEntry(hashOf(lotteryTk), db)
  const link = found && found.expiresAt > now ? found : null
  const lottery = await findLottery(lotteryId ?? link?.lotteryId, channel, now, db)
  if (!lottery) return null
  const isHere = link?.lotteryId === lottery.lotteryId
  return { lottery, entry: isHere ? link : null, isElsewhere: link !== null && !isHere }
}

/** A member's standing in a lottery: whatever gives tries is read from its source, not counted separately. */
export async function eligibilityOf(
  { lottery, entry }: Opened,
  { memberId, channel, now }: Caller & { readonly memberId: string },
  db: Queryable
): Promise<Eligibility> {
  const { lotteryId } = lottery
  const day = dayInChina(now)
  const who = { memberId, channel }
  const time = { from: lottery.startsAt, to: lottery.endsAt }
  const claims: Claims = {
    lotteryId,
    memberId,
    day,
    entry,
    holdsCard: lottery.cardTries > 0 && (await holdsCard(lottery, memberId, now, db)),
    sharedToday: lottery.shareTries > 0 && (await hasShared(lotteryId, memberId, day, db)),
    orderNos: lottery.orderTries > 0 ? await paidOrders(who, time, lottery.orderFromFen, db) : []
  }
  return { ...claims, spent: await spentOf(keysInQuestion(lottery, claims), db) }
}

async function holdsCard({ cardIds }: LotteryRow, memberId: string, now: Date, db: Queryable) {
  const cards = await heldCards(memberId, undefined, now, db)
  return cards.some(
    ({ state, cardId }) => state === 'active' && (cardIds.length === 0 || cardIds.includes(cardId))
  )
}
