import type { PayOption } from '@contract/types'
import { priceOf, type Item, type PointsTerms, type Price } from './pricing'

/** The discount of a usable coupon, fen, and the lines that it applies to. */
export interface CouponOff {
  /** null: it is not held yet. */
  readonly couponReceiveId: string | null
  /** Set if it has to be claimed first. */
  readonly claimCouponId?: string
  readonly name?: string
  readonly offFen: number
  readonly eligible: readonly boolean[]
}

/** One option to pay for the same goods: with a coupon or without, and with points or without. */
export interface PriceOption extends Pick<PayOption, 'couponReceiveId' | 'claimCouponId' | 'couponName'> {
  readonly points: PointsTerms | undefined
  readonly price: Price
}

/** The points usable on lines at these prices after card price and coupon; undefined = none. */
export type PointsFor = (linesFen: readonly number[]) => PointsTerms | undefined

/**
 * Every option to pay for `items`, cheapest first: without a coupon, with each that is held, and with each that could be claimed.
 * A coupon leaves less for points to pay, sometimes less than the minimum that may be used: so the largest coupon is not
 * always the best, and each is priced completely. Among equal ones, first the one with fewer points, then what needs no
 * claim, then the one without a coupon, then in the order of `coupons`. Pure.
 * @param wantsPoints the buyer uses points: options that could use them and do not are left out, being never cheaper
 */
export function priceOptions(
  items: readonly Item[],
  coupons: readonly CouponOff[],
  pointsFor: PointsFor,
  wantsPoints = true
): [PriceOption, ...PriceOption[]] {
  const pricesOf = onceEach((coupon: CouponOff | null) => {
    const offFen = coupon?.offFen ?? 0
    const eligible = coupon ? { eligible: coupon.eligible } : {}
    const plain = priceOf(items, offFen, eligible)
    const points = pointsFor(plain.lines.map(({ payFen }) => payFen))
    return { plain, points, withPoints: points && priceOf(items, offFen, { ...eligible, points }) }
  })
  const priced = (coupon: CouponOff | null): PriceOption[] => {
    const { plain, points, withPoints: lower } = pricesOf(coupon)
    const named = {
      couponReceiveId: coupon?.couponReceiveId ?? null,
      claimCouponId: coupon?.claimCouponId ?? null,
      couponName: coupon?.name ?? null
    }
    const without = { ...named, points: undefined, price: plain }
    if (!points || !lower) return [without]
    const withPoints = { ...named, points, price: lower }
    return wantsPoints ? [withPoints] : [withPoints, without]
  }
  const [first, ...rest] = [null, ...coupons]
    .flatMap(priced)
    .sort(
      (a, b) =>
        a.price.payFen - b.price.payFen || pointsOf(a) - pointsOf(b) || Number(claims(a)) - Number(claims(b))
    )
  // an option without a coupon always exists
  return [first as PriceOption, ...rest]
}

/** Coupons that deduct the same from the same lines give one price: a member may hold many of one kind, and a cart has many lines. */
function onceEach<T>(price: (coupon: CouponOff | null) => T): (coupon: CouponOff | null) => T {
  const known = new Map<string, T>()
  const linesOf = new Map<CouponOff['eligible'], string>()
  const keyOf = ({ offFen, eligible }: CouponOff) => {
    const lines = linesOf.get(eligible) ?? eligible.map(Number).join('')
    linesOf.set(eligible, lines)
    return `${offFen} ${lines}`
  }
  return (coupon) => {
    const key = coupon ? keyOf(coupon) : ''
    const before = known.get(key)
    if (before !== undefined) return before
    const now = price(coupon)
    known.set(key, now)
    return now
  }
}

/**
 * The option that the buyer has without doing anything more: the cheapest with the coupon `wanted` (undefined = any that is held,
 * null = none), with points only if they want them; undefined if that coupon cannot be used.
 */
export function chosenOption(
  options: readonly PriceOption[],
  wanted: string | null | undefined,
  wantsPoints: boolean
): PriceOption | undefined {
  return options.find(
    (option) =>
      !claims(option) &&
      (wanted === undefined || option.couponReceiveId === wanted) &&
      (wantsPoints || option.points === undefined)
  )
}

const claims = ({ claimCouponId }: PriceOption): boolean => claimCouponId !== null

const pointsOf = ({ points }: PriceOption): number => points?.points ?? 0

/** A payment option as the contract shows it. */
export function optionView(
  { couponReceiveId, claimCouponId, couponName, points, price }: PriceOption,
  freightFen = 0
): PayOption {
  const sumOf = (part: 'pointsOffFen' | 'cardOffFen') =>
    price.lines.reduce((sum, line) => sum + line[part], 0)
  const pointsOffFen = sumOf('pointsOffFen')
  const couponOffFen = price.discountFen - sumOf('cardOffFen') - pointsOffFen
  return {
    couponReceiveId,
    claimCouponId,
    couponName,
    usesPoints: points !== undefined,
    couponOffFen,
    pointsOffFen,
    payFen: price.payFen + freightFen
  }
}
