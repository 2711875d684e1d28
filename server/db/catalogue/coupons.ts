import { h3, ol, p } from './html'
import { ruleTextOf, scopeWords } from './coupon-words'
import type { CouponData } from './shapes'

interface Sketch {
  id: string
  name: string
  off:
    | { full: readonly [thresholdFen: number, amountFen: number] }
    | { percent: number; maxOffFen: number; from?: number }
    | { fixed: number }
  scope: 'all' | 'card' | 'plate' | 'product'
  scopeIds?: readonly string[]
  total?: number
  perMember?: number
  validDays?: number
  days?: readonly [from: number, to: number]
  labelId?: string
  channels?: readonly string[]
}

const sketches: Sketch[] = [
  { id: 'c-new-30', name: '新会员 30 元券', off: { full: [9900, 3000] }, scope: 'card', validDays: 15 },
  { id: 'c-plate-20', name: '权益包 20 元券', off: { full: [9900, 2000] }, scope: 'plate', perMember: 2 },
  { id: 'c-plate-85', name: '权益包 85 折券', off: { percent: 85, maxOffFen: 3000 }, scope: 'plate' },
  {
    id: 'c-market-5',
    name: '市集立减 5 元',
    off: { fixed: 500 },
    scope: 'product',
    perMember: 3,
    validDays: 7
  },
  { id: 'c-all-10', name: '全场立减 10 元', off: { fixed: 1000 }, scope: 'all', total: 2000 },
  {
    id: 'c-year-50',
    name: '尊享年卡专属 50 元',
    off: { full: [29900, 5000] },
    scope: 'card',
    scopeIds: ['main-year', 'main-black', 'candy-star', 'lvyun-plus', 'yanglao-family']
  },
  {
    id: 'c-film-9',
    name: '观影权益包 9 折',
    off: { percent: 90, maxOffFen: 2000, from: 5000 },
    scope: 'plate',
    scopeIds: ['film-monthly', 'film-date', 'film-family', 'film-festival']
  },
  {
    id: 'c-coffee-15',
    name: '咖啡自由减 15',
    off: { full: [9900, 1500] },
    scope: 'plate',
    scopeIds: ['coffee-monthly']
  },
  {
    id: 'c-goods-75',
    name: '市集限时 75 折',
    off: { percent: 75, maxOffFen: 1500 },
    scope: 'product',
    validDays: 3
  },
  { id: 'c-one-only', name: '唯一一张 · 全场减 100', off: { full: [19900, 10000] }, scope: 'all', total: 1 },
  {
    id: 'c-staff',
    name: '员工福利 8 折',
    off: { percent: 80, maxOffFen: 5000 },
    scope: 'all',
    labelId: 'staff-2026',
    channels: ['main']
  },
  {
    id: 'c-bank',
    name: '银行贵宾减 60',
    off: { full: [29900, 6000] },
    scope: 'card',
    labelId: 'bank-vip',
    channels: ['main']
  },
  { id: 'c-candy-6', name: '糖糖见面礼 6 元', off: { fixed: 600 }, scope: 'all', channels: ['candy'] },
  {
    id: 'c-candy-family',
    name: '亲友糖果 7 折',
    off: { percent: 70, maxOffFen: 3000 },
    scope: 'plate',
    labelId: 'candy-family',
    channels: ['candy']
  },
  {
    id: 'c-stay-40',
    name: '住客专享 40 元',
    off: { full: [19900, 4000] },
    scope: 'all',
    channels: ['jinjiang', 'lvyun']
  },
  {
    id: 'c-care-20',
    name: '敬老 20 元券',
    off: { fixed: 2000 },
    scope: 'card',
    validDays: 60,
    channels: ['yanglao']
  },
  { id: 'c-autumn', name: '金秋满减券', off: { full: [5000, 1000] }, scope: 'all', days: [-60, -10] }
]

/** What the coupon takes off, as the columns of its table. */
function columnsOf(off: Sketch['off']) {
  if ('full' in off)
    return { rule: 'full_cut', thresholdFen: off.full[0], amountFen: off.full[1], percent: 100, maxOffFen: 0 }
  if ('fixed' in off)
    return { rule: 'fixed', thresholdFen: 0, amountFen: off.fixed, percent: 100, maxOffFen: 0 }
  return {
    rule: 'discount',
    thresholdFen: off.from ?? 0,
    amountFen: 0,
    percent: off.percent,
    maxOffFen: off.maxOffFen
  }
}

export const couponData: CouponData[] = sketches.map((sketch, index) => {
  const columns = columnsOf(sketch.off)
  const scopeIds = [...(sketch.scopeIds ?? [])]
  const where = scopeWords(sketch.scope, scopeIds.length > 0)
  const validDays = sketch.validDays ?? 30
  const perMember = sketch.perMember ?? 1
  return {
    id: sketch.id,
    name: sketch.name,
    ...columns,
    scope: sketch.scope,
    scopeIds,
    ruleText: `${ruleTextOf(columns)}，${where}可用`,
    rulesHtml:
      h3('使用规则') +
      ol([
        `${ruleTextOf(columns)}，限购买${where}时使用`,
        `领取后 <strong>${validDays} 天</strong>内有效，每人限领 ${perMember} 张`,
        '每笔订单限用一张，不与其他优惠券叠加',
        '订单取消或全额退款后，未过期的券自动退回'
      ]) +
      p('券面金额不兑现、不找零。'),
    total: sketch.total ?? 10_000,
    perMember,
    startsInDays: sketch.days?.[0] ?? -7,
    endsInDays: sketch.days?.[1] ?? 60,
    validDays,
    labelId: sketch.labelId ?? null,
    channelCodes: [...(sketch.channels ?? [])],
    sort: index + 1
  }
})
