import { pointsRule } from '@contract/points/shapes'

/** A channel's points rule in a few sentences; empty if it has none. */
export function pointsSentences(config: unknown): string[] {
  const rule = pointsRule.safeParse(config)
  if (!rule.success) return []
  const { earnPerYuan, worthFen, mostPercent, leastPoints, lifeDays } = rule.data
  return [
    [
      ...(earnPerYuan > 0 ? [`付款成功后，每实付 1 元得 ${earnPerYuan} 积分。`] : []),
      `购买商城商品时，1 积分抵 ${worthFen / 100} 元，${leastPoints} 积分起用，每单最多抵商品优惠后金额的 ${mostPercent}%。`,
      `积分自到账起 ${lifeDays} 天内有效，先到期的先用。`
    ].join('\n')
  ]
}
