/**
 * Prizes won with an order's tries, when the order is refunded: what can be taken back, what has to be paid for, and
 * what prevents the refund.
 */
import type { Tx } from '../../db/client'
import { revokeGift } from '../points'
import { dropUnusedCoupon, revokeDraw, type PrizeAtStake } from './give-back-repository'

/** Why an order cannot be refunded automatically: the member has one of its prizes; null if nothing prevents it. */
export function prizeRefusal(prizes: readonly PrizeAtStake[]): string | null {
  const taken = prizes.find(
    ({ kind, state, hasFailed }) =>
      (kind === 'goods' || kind === 'privilege') && state !== 'won' && !hasFailed
  )
  if (taken) return `已领取本单抽奖所得的「${taken.name}」，退款请联系客服`
  const locked = prizes.find(({ couponState }) => couponState === 'locked')
  return locked ? `本单抽奖所得的「${locked.name}」正用于待付款订单，请先付款或取消` : null
}

/** Points among the prizes. */
export const prizePoints = (prizes: readonly PrizeAtStake[]): number =>
  prizes.reduce((sum, { kind, points }) => sum + (kind === 'points' ? (points ?? 0) : 0), 0)

/** Used coupons, and their discounts. */
export const usedCoupons = (prizes: readonly PrizeAtStake[]) =>
  prizes.filter(({ couponState, couponOffFen }) => couponState === 'used' && couponOffFen > 0)

/** Takes back the prizes that are still there: the caller has refused, or withheld, the rest. */
export async function revokePrizes(
  tx: Tx,
  account: { readonly memberId: string; readonly channel: string },
  prizes: readonly PrizeAtStake[],
  at: Date
): Promise<void> {
  for (const { drawId, kind, points, couponReceiveId, couponState } of prizes) {
    await revokeDraw(drawId, tx)
    if (kind === 'points' && points !== null)
      await revokeGift(tx, account, { points, source: `lottery:${drawId}`, at })
    if (couponReceiveId === null || couponState === 'used') continue
    if (!(await dropUnusedCoupon(couponReceiveId, tx)))
      throw new Error(`The coupon of draw ${drawId} was used meanwhile`)
  }
}
