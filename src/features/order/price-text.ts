import { formatYuan } from '@/lib/money'
import type { ClaimableCoupon, PriceExplained as Explained } from './model'

/** One way to pay for what is settled, in words. */
export interface PaymentMode {
  readonly key: string
  /** null = without a coupon, or with one that has to be claimed first. */
  readonly couponReceiveId: string | null
  /** The coupon to claim first. */
  readonly claimCouponId: string | null
  readonly usesPoints: boolean
  readonly title: string
  /** What is taken off by it. */
  readonly note: string
  readonly payFen: number
  readonly chosen: boolean
}

/** Why a purchase costs what it does, in words. */
export interface PriceText {
  /** What another choice would save, fen; 0 where nothing is cheaper than what is chosen. */
  readonly couldSaveFen: number
  /** The cheapest first. */
  readonly ways: readonly PaymentMode[]
  /** What was not used, with why not. */
  readonly unused: readonly { readonly name: string; readonly why: string }[]
}

/** Puts the server's calculation into words: it has priced every combination (docs/money.md). */
export function explainPrice(explained: Explained): PriceText {
  const { options, couponReceiveId, points } = explained
  const usedPoints = points?.used === true
  const ways = options.map((option): PaymentMode => {
    const { couponReceiveId: id, claimCouponId, couponName, usesPoints, couponOffFen, pointsOffFen } = option
    const offs = [
      couponOffFen > 0 && `优惠券减 ${formatYuan(couponOffFen)}`,
      pointsOffFen > 0 && `积分抵 ${formatYuan(pointsOffFen)}`
    ].filter(Boolean)
    return {
      key: `${id ?? claimCouponId ?? ''}${usesPoints ? '+' : ''}`,
      couponReceiveId: id,
      claimCouponId,
      usesPoints,
      title: couponName === null ? '不用优惠券' : `${claimCouponId ? '领取并用' : '用'}「${couponName}」`,
      note: offs.join(' · ') || '没有其他优惠',
      payFen: option.payFen,
      chosen: claimCouponId === null && id === couponReceiveId && usesPoints === usedPoints
    }
  })
  const cheapestFen = ways[0]?.payFen ?? 0
  const payFen = ways.find(({ chosen }) => chosen)?.payFen ?? cheapestFen
  return { couldSaveFen: payFen - cheapestFen, ways, unused: unusedOf(explained) }
}

/** `领券可省 ¥100`: what is cheaper than what is chosen; `已是最省方案` where nothing is. */
export function verdictOf({ couldSaveFen, ways }: PriceText): string {
  if (couldSaveFen === 0) return '已是最省方案'
  return `${ways[0]?.claimCouponId ? '领券' : '换个方案'}可省 ${formatYuan(couldSaveFen)}`
}

/** `还有 4 张券可领，最多再省 ¥100.00`: coupons to claim, and what the best takes off beyond the chosen one; '' for none. */
export function claimableText(offers: readonly Pick<ClaimableCoupon, 'offFen'>[], chosenOffFen = 0): string {
  if (offers.length === 0) return ''
  const moreFen = Math.max(...offers.map(({ offFen }) => offFen)) - chosenOffFen
  return `还有 ${offers.length} 张券可领${moreFen > 0 ? `，最多再省 ${formatYuan(moreFen)}` : ''}`
}

function unusedOf({ cardOfferFen, points, coupons }: Explained): PriceText['unused'] {
  const card =
    cardOfferFen > 0 ? [{ name: '会员价', why: `有生效的会员卡可省 ${formatYuan(cardOfferFen)}` }] : []
  const unusable = coupons.flatMap(({ coupon, reason }) =>
    reason ? [{ name: coupon.name, why: reason }] : []
  )
  return [
    ...card,
    ...(points && !points.used ? [{ name: '积分', why: whyNoPoints(points) }] : []),
    ...unusable
  ]
}

const whyNoPoints = ({ reason, worthFen }: NonNullable<Explained['points']>): string =>
  reason ?? `可抵 ${formatYuan(worthFen)}，您选择了不用`
