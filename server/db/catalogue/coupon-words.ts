interface CouponColumns {
  rule: string
  thresholdFen: number
  amountFen: number
  percent: number
  maxOffFen: number
}

const yuan = (fen: number) => `${fen / 100} 元`
/** 85 -> 8.5 折, 80 -> 8 折. */
const fold = (percent: number) => `${percent / 10} 折`

/** What a coupon does, in one short line. */
export function ruleTextOf({ rule, thresholdFen, amountFen, percent, maxOffFen }: CouponColumns): string {
  const from = thresholdFen > 0 ? `满 ${yuan(thresholdFen)}` : ''
  if (rule !== 'discount') return from ? `${from}减 ${yuan(amountFen)}` : `立减 ${yuan(amountFen)}，无门槛`
  return `${from ? `${from}享 ` : ''}${fold(percent)}${maxOffFen > 0 ? `，最多减 ${yuan(maxOffFen)}` : ''}`
}

const scopes: Record<string, string> = {
  all: '全场商品',
  card: '会员卡',
  plate: '权益包',
  product: '市集商品'
}

/** What it is good for. */
export const scopeWords = (scope: string, chosen: boolean) => `${chosen ? '指定' : ''}${scopes[scope] ?? ''}`
