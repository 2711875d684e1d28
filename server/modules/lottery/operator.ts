/** Lotteries as the console shows them: what was drawn, against what was promised. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { notFound } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { percentsOf } from '../../domain/draw'
import { iso, isoEnd, isoOrNull } from '../../lib/iso'
import { maskedMember } from '../../lib/masked-member'
import { verdictOf, chanceInterval } from './odds'
import {
  allLotteries,
  drawnPrizes,
  findOperatorLottery,
  pageOfWinners,
  type DrawnPrize,
  type OperatorLottery
} from './operator-repository'
import { stateOf } from './view'

type Figures = ConsoleData<'lotteryPrizes'>

/** All lotteries, running ones first. */
export async function operatorLotteries(db: Queryable, now: Date): Promise<ConsoleData<'lotteries'>> {
  return { items: (await allLotteries(now, db)).map((row) => briefOf(row, now)) }
}

/** One of them with its prizes. @throws BusinessError 404 */
export async function operatorLottery(db: Queryable, lotteryId: string, now: Date): Promise<Figures> {
  const row = await findOperatorLottery(lotteryId, db)
  if (!row) throw notFound('抽奖不存在')
  const prizes = await drawnPrizes(lotteryId, db)
  const draws = prizes.reduce((sum, { drawn }) => sum + drawn, 0)
  return { lottery: briefOf(row, now), draws, prizes: figuresOf(prizes, draws) }
}

/** Who won in it, page by page. */
export async function operatorWinners(
  db: Queryable,
  { lotteryId, cursor, limit }: ConsoleParsed<'lotteryWinners'>
): Promise<ConsoleData<'lotteryWinners'>> {
  const { rows, next } = await pageOfWinners(lotteryId, { cursor, pageSize: limit }, db)
  return {
    items: rows.map(({ memberId, nickname, mobile, drawnAt, claimedAt, ...row }) => ({
      ...row,
      member: maskedMember({ memberId, nickname, mobile }),
      drawnAt: iso(drawnAt),
      claimedAt: isoOrNull(claimedAt)
    })),
    nextCursor: next
  }
}

const briefOf = (
  { id, title, startsAt, endsAt, channelCodes }: OperatorLottery,
  now: Date
): Figures['lottery'] => ({
  lotteryId: id,
  title,
  state: stateOf({ startsAt, endsAt }, now),
  startsAt: iso(startsAt),
  endsAt: isoEnd(endsAt),
  channelCodes
})

function figuresOf(prizes: readonly DrawnPrize[], draws: number): Figures['prizes'] {
  const onSale = prizes.filter((prize) => prize.onSale)
  const percents = percentsOf(onSale)
  const total = onSale.reduce((sum, { weight }) => sum + weight, 0)
  // the odds are those of now; what ran out went to the substitute, and what is no longer drawn had a share of the draws
  const isWithOthers = prizes.some((prize) => !prize.onSale)
  const isAnyOut = onSale.some(({ stock }) => stock === 0)
  return prizes.map((prize) => {
    const { prizeId, name, kind, weight, stock, fallback, drawn, revoked, unclaimed } = prize
    const interval = chanceInterval(drawn, draws)
    const isComparable = draws > 0 && total > 0 && !isWithOthers && stock !== 0 && !(fallback && isAnyOut)
    return {
      ...{ prizeId, name, kind, stock, drawn, revoked, unclaimed },
      isGone: !prize.onSale,
      isFallback: fallback,
      stated: prize.onSale ? (percents[onSale.indexOf(prize)] ?? 0) : 0,
      seen: draws === 0 ? 0 : percent(drawn / draws),
      from: percent(interval.from),
      to: percent(interval.to),
      verdict: isComparable ? verdictOf(weight / total, interval) : 'unknown'
    }
  })
}

/** A share as percent to two places. */
const percent = (share: number): number => Math.round(share * 10_000) / 100
