/**
 * The discount of a coupon on a purchase. Pure; money in fen. Rounding always favours the buyer: for a percentage,
 * the price to pay is rounded down to whole fen.
 */
import type { GoodsKind } from '@contract/types'

/** The goods of a purchase, which are also the scopes of coupons. */
export type { GoodsKind }

/** The fields of a coupon that determine its value; see the contract's couponRule. */
export interface CouponTerms {
  readonly rule: 'full_cut' | 'discount' | 'fixed'
  readonly thresholdFen: number
  readonly amountFen: number
  /** The percentage that remains to be paid after `discount`. */
  readonly percent: number
  /** 0 = unlimited. */
  readonly maxOffFen: number
  readonly scope: 'all' | GoodsKind
  /** Empty = every item of the scope; for goods of the mall also products and categories. */
  readonly scopeIds: readonly string[]
}

export interface Purchase {
  readonly kind: GoodsKind
  readonly itemId: string
  /** Other ids that a coupon may refer to it by: its product, and the product's categories. */
  readonly within?: readonly string[] | undefined
  readonly totalFen: number
}

/** `reason` says in Chinese why it cannot be used; null if it can. */
export interface CouponWorth {
  readonly usable: boolean
  readonly offFen: number
  readonly reason: string | null
}

/** The discount of `terms` on `purchase`: never more than its total, nothing if the coupon does not apply. */
export function couponWorth(terms: CouponTerms, purchase: Purchase): CouponWorth {
  const { usable, offFen, reason } = couponWorthOf(terms, [purchase])
  return { usable, offFen, reason }
}

/** What a coupon would deduct if goods of `missingFen` more were bought. */
export interface CouponMissed {
  readonly missingFen: number
  readonly offFen: number
}

/** How much is missing to a coupon's threshold, and what it deducts there; null if it applies to none of the goods, or already does. */
export function missedCoupon(terms: CouponTerms, purchases: readonly Purchase[]): CouponMissed | null {
  const fitting = purchases.filter((purchase) => unfit(terms, purchase) === null)
  const missingFen = terms.thresholdFen - fitting.reduce((sum, { totalFen }) => sum + totalFen, 0)
  if (fitting.length === 0 || missingFen <= 0) return null
  return { missingFen, offFen: Math.min(amountOff(terms, terms.thresholdFen), terms.thresholdFen) }
}

/** The discount on a purchase of several goods, and which of them it applies to: those count together. */
export function couponWorthOf(
  terms: CouponTerms,
  purchases: readonly Purchase[]
): CouponWorth & { readonly eligible: readonly boolean[] } {
  const refusals = purchases.map((purchase) => unfit(terms, purchase))
  const eligible = refusals.map((refusal) => refusal === null)
  const totalFen = purchases.reduce((sum, { totalFen }, at) => sum + (eligible[at] ? totalFen : 0), 0)
  return { ...worthOf(terms, totalFen, eligible.includes(true) ? null : (refusals[0] ?? null)), eligible }
}

function worthOf(terms: CouponTerms, totalFen: number, refusal: string | null): CouponWorth {
  if (refusal !== null) return unusable(refusal)
  if (totalFen < terms.thresholdFen) return unusable(`还差 ${(terms.thresholdFen - totalFen) / 100} 元可用`)
  const offFen = Math.min(amountOff(terms, totalFen), totalFen)
  return offFen > 0 ? { usable: true, offFen, reason: null } : unusable('此订单无需优惠')
}

function unfit({ scope, scopeIds }: CouponTerms, { kind, itemId, within = [] }: Purchase): string | null {
  if (scope !== 'all' && scope !== kind) return '不适用于此类商品'
  const isNamed =
    scopeIds.length === 0 || scopeIds.includes(itemId) || within.some((id) => scopeIds.includes(id))
  return isNamed ? null : '不适用于此商品'
}

/** Sorts coupons by preference: the largest discount first, then the earliest end. */
export function byWorth<T extends { readonly worth: CouponWorth; readonly expiresAt: Date }>(
  offers: readonly T[]
): T[] {
  return [...offers].sort(
    (a, b) =>
      Number(b.worth.usable) - Number(a.worth.usable) ||
      b.worth.offFen - a.worth.offFen ||
      a.expiresAt.getTime() - b.expiresAt.getTime()
  )
}

function amountOff(terms: CouponTerms, totalFen: number): number {
  if (terms.rule !== 'discount') return terms.amountFen
  const offFen = totalFen - Math.floor((totalFen * terms.percent) / 100)
  return terms.maxOffFen > 0 ? Math.min(offFen, terms.maxOffFen) : offFen
}

function unusable(reason: string): CouponWorth {
  return { usable: false, offFen: 0, reason }
}
