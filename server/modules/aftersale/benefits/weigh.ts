/**
 * What came of an order besides what it bought, when its money goes back: what is withheld of it, and what refuses it. The table of all
 * benefits is in docs/money.md; nothing of them may be worth more than was paid once everything is given back.
 */
import type { Withheld } from '@contract/types'
import type { Queryable } from '../../../db/client'
import type { OrderNo } from '../../../domain/order-number'
import { prizePoints, prizeRefusal, prizesAtStake, usedCoupons, type PrizeAtStake } from '../../lottery'
import { retainedOfOrder } from '../../payment'
import { shortPoints } from '../../points'
import type { SavedLine } from './card-price-repository'

/** An order of which some is to go back. */
export interface Going {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  /** What the pieces are worth, fen, without freight; none of it is booked yet. */
  readonly worthFen: number
  /** Freight that goes back with them. */
  readonly freightFen: number
  /** Nothing of the order stays. */
  readonly whole: boolean
  /** Points of the order that come back with them, and are not in the balance yet. */
  readonly comingBack: number
  /** What the order's card has saved elsewhere. */
  readonly saved: readonly SavedLine[]
}

/** Something withheld, and of a card's price the line that it was taken off. */
export interface Withholding extends Withheld {
  readonly ofOrderNo?: OrderNo
  readonly ofLineNo?: number
}

export interface Weighed {
  readonly withheld: readonly Withholding[]
  /** Points that are paid for by what is withheld. */
  readonly coveredPoints: number
  readonly prizes: readonly PrizeAtStake[]
  /** Why it cannot go back by itself. */
  readonly refusal: string | null
}

/** Weighs all benefits of an order; never withholds more than the pieces are worth. */
export async function weighBenefits(going: Going, now: Date, db: Queryable): Promise<Weighed> {
  const { orderNo, memberId, channel, worthFen, freightFen, whole, comingBack, saved } = going
  const { ofFen, keptFen: retainedBefore } = await retainedOfOrder(orderNo, db)
  const keptFen = Math.max(0, retainedBefore - worthFen - freightFen)
  const prizes = await prizesAtStake(orderNo, { whole, keptFen }, db)
  const short = await shortPoints(
    { orderNo, memberId, channel },
    { keptFen, ofFen, prizePoints: prizePoints(prizes), comingBack },
    now,
    db
  )
  let leftFen = worthFen
  const withheld: Withholding[] = []
  const keep = (one: Withholding) => {
    const fen = Math.min(one.fen, leftFen)
    leftFen -= fen
    if (fen > 0) withheld.push({ ...one, fen })
    return fen
  }
  for (const { name, fen, orderNo: ofOrderNo, lineNo: ofLineNo } of saved)
    keep({ kind: 'cardPrice', words: `「${name}」享会员价已省`, fen, ofOrderNo, ofLineNo })
  for (const { name, couponOffFen } of usedCoupons(prizes))
    keep({ kind: 'coupon', words: `本单抽奖所得的「${name}」已使用`, fen: couponOffFen })
  const pointsFen = keep({ kind: 'points', words: `本单所得积分已用 ${short.points} 分`, fen: short.fen })
  return {
    withheld,
    coveredPoints: short.fen === 0 ? 0 : Math.floor((short.points * pointsFen) / short.fen),
    prizes,
    refusal: refusalOf(saved, prizes, worthFen, leftFen)
  }
}

function refusalOf(
  saved: readonly SavedLine[],
  prizes: readonly PrizeAtStake[],
  worthFen: number,
  leftFen: number
): string | null {
  if (saved.some(({ state }) => state === 'unpaid')) return '有享会员价的待付款订单，请先付款或取消'
  const prize = prizeRefusal(prizes)
  if (prize !== null) return prize
  return worthFen > 0 && leftFen === 0 ? '已享受的优惠不低于可退金额，退款金额为 0' : null
}
