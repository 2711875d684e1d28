import { daysToLastDay } from '@contract/time'
import type { Data, PointsEntry, PointsLot, PointsRule } from '@contract/types'
import { formatYuan } from '@/lib/money'

export type { PointsEntry, PointsLot, PointsRule }
export type Points = Data<'getPoints'>

const KINDS: Readonly<Record<PointsEntry['kind'], string>> = {
  earn: '下单奖励',
  spend: '积分抵扣',
  back: '积分退回',
  revoke: '退款扣回',
  cover: '退款抵扣已用积分',
  join: '账号合并转入',
  leave: '账号合并转出',
  expire: '积分到期'
}

/** The reason of a points entry. */
export function entryTitle({ kind, points, orderNo, isThanks }: PointsEntry): string {
  if (isThanks) return '问卷奖励'
  if (kind === 'join' && points < 0) return '账号合并（已用部分）'
  return kind === 'earn' && orderNo === null ? '活动奖励' : KINDS[kind]
}

/** +20 or -20. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

const DAYS_A_YEAR = 365

const validityText = (days: number): string =>
  days % DAYS_A_YEAR === 0 ? `${days / DAYS_A_YEAR} 年` : `${days} 天`

/** The channel's points rules in plain words. */
export function ruleText(rule: PointsRule): readonly string[] {
  const { earnPerYuan, worthFen, mostPercent, leastPoints, lifeDays } = rule
  return [
    ...(earnPerYuan > 0 ? [`支付成功后，每实付 1 元得 ${earnPerYuan} 积分，不足 1 元的部分不计。`] : []),
    `购买商城商品时，1 积分抵 ${formatYuan(worthFen)}，${leastPoints} 积分起用。`,
    `每单最多抵商品优惠后金额的 ${mostPercent}%，运费不可用积分抵扣。`,
    `积分自到账起 ${validityText(lifeDays)}内有效，先到期的先用。`,
    '取消订单或退款时，用掉的积分按退回的商品退还，有效期不变；该订单得到的积分按退款比例扣回，已经用掉的部分从退款中抵扣，提交申请前会显示金额。'
  ]
}

/** Points that expire within this many days are announced. */
const SOON_DAYS = 30

/** Lots that expire soon. */
export const endingSoon = (lots: readonly PointsLot[], now: number): readonly PointsLot[] =>
  lots.filter(({ endsAt }) => daysToLastDay(endsAt, now) <= SOON_DAYS)
