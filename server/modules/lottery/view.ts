/** Lotteries as the contract shows them. Pure. */
import type { Lottery, LotteryDraw, LotteryPrize } from '@contract/types'
import { percentsOf } from '../../domain/draw'
import { iso, isoEndOrNull } from '../../lib/iso'
import type { DrawRow } from './draw-repository'
import type { LotteryRow, PrizeRow } from './lottery-repository'

export const drawView = ({
  drawnAt,
  claimBy,
  drawId,
  prizeId,
  prizeName,
  kind,
  picture
}: DrawRow): LotteryDraw => ({
  drawId,
  prizeId,
  prizeName,
  kind,
  picture,
  drawnAt: iso(drawnAt),
  claimBy: isoEndOrNull(claimBy)
})

/** Prizes with their chances, computed from exactly the weights used for drawing. */
export function prizeViews(prizes: readonly PrizeRow[]): LotteryPrize[] {
  const percents = percentsOf(prizes)
  return prizes.map(({ prizeId, name, kind, picture, stock, fallback }, index) => ({
    prizeId,
    name,
    kind,
    picture,
    percent: percents[index] ?? 0,
    gone: stock === 0,
    fallback
  }))
}

export function stateOf(
  { startsAt, endsAt }: Pick<LotteryRow, 'startsAt' | 'endsAt'>,
  now: Date
): Lottery['state'] {
  if (now < startsAt) return 'soon'
  return now < endsAt ? 'running' : 'ended'
}

/** A winner's name for public display: its first character. */
export const maskedName = (nickname: string): string => `${[...nickname.trim()][0] ?? '会'}**`
