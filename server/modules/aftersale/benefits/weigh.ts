/**
 * Benefits of an order beyond its goods, when it is refunded: what is withheld, and what makes a refund impossible.
 * The table of all benefits is in docs/money.md; once everything is returned, none of them may be worth more than was
 * paid.
 */
import type { Withheld } from '@contract/types'
import type { Queryable } from '../../../db/client'
import type { OrderNo } from '../../../domain/order-number'
import { prizePoints, prizeRefusal, prizesAtStake, usedCoupons, type PrizeAtStake } from '../../lottery'
import { retainedOfOrder } from '../../payment'
import { shortPoints } from '../../points'
import type { SavedLine } from './card-price-repository'

/** An order that is to be partly or fully refunded. */
export interface Going {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  /** Value of the pieces, fen, without freight; none of it is booked yet. */
  readonly worthFen: number
  /** Freight refunded with them. */
  readonly freightFen: number
  /** Nothing of the order remains. */
  readonly whole: boolean
  /** Points of the order that are returned with them, not yet in the balance. */
  readonly comingBack: number
  /** What the order's card has saved on other orders. */
  readonly saved: readonly SavedLine[]
}

/** A withheld amount; for card prices, with the line that it was saved on. */
export interface Withholding extends Withheld {
  readonly ofOrderNo?: OrderNo
  readonly ofLineNo?: number
}

export interface Weighed {
  readonly withheld: readonly Withholding[]
  /** Points covered by the withheld amount. */
  readonly coveredPoints: number
  readonly prizes: readonly PrizeAtStake[]
  /** Why it cannot be refunded automatically. */
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
