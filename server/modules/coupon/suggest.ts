import type { Data, GoodsKind, GoodsLine, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { listOpen, type HeldCouponRow } from './held-repository'
import { byWorth, couponWorthOf, missedCoupon, type CouponMissed, type Purchase } from './model'
import { listOffers } from './offer-repository'
import { couponOffer, myCoupon, type OfferRow } from './view'

/**
 * Finds the price of some goods; null if there are none. Orders know goods, and depend on coupons: so the composition
 * root provides this.
 */
export type FindGoods = (
  wanted: GoodsLine,
  now: Date,
  db: Queryable
) => Promise<{ readonly unitFen: number; readonly within: readonly string[] } | null>

/** Dependencies of suggesting. */
export interface SuggestDependencies {
  readonly db: Queryable
  readonly findGoods: FindGoods
}

/** The buyer, with channel and time. */
export interface Buyer {
  readonly memberId: string
  readonly channel: string
  readonly now: Date
}

/** More than a channel offers at once. */
const ALL = 200

/** Which of the member's coupons a purchase could use: the largest discount first, and why the others cannot be used. */
export async function suggestCoupons(
  { db, findGoods }: SuggestDependencies,
  input: ParsedInput<'getCardCouponList'>,
  buyer: Buyer
): Promise<Data<'getCardCouponList'>> {
  const purchase = await purchaseOf({ db, findGoods }, input, buyer.now)
  return rankHeld(await couponsAtHand(db, input.kind, buyer), [purchase], buyer.now)
}

/** A coupon of the member, measured against goods. */
export type MeasuredCoupon = Data<'getCardCouponList'>[number] & {
  /** Which of the goods it applies to, by index. */
  readonly eligible: readonly boolean[]
}

/** An offer that the member could claim, measured against goods. */
export type MeasuredOffer = Data<'getClaimableCoupons'>[number] & { readonly eligible: readonly boolean[] }

/** The coupons that a member has, and those that they could claim in the channel for goods of a kind. */
export interface CouponsAtHand {
  readonly held: readonly HeldCouponRow[]
  readonly offers: readonly OfferRow[]
}

/** Reads them once, to be measured against any number of purchases. */
export async function couponsAtHand(
  db: Queryable,
  kind: GoodsKind,
  { memberId, channel, now }: Buyer
): Promise<CouponsAtHand> {
  const [held, { rows }] = await Promise.all([
    listOpen(memberId, now, db),
    listOffers({ memberId, channel, scope: kind, pageSize: ALL }, now, db)
  ])
  const inHand = new Set(held.filter(({ state }) => state === 'usable').map(({ couponId }) => couponId))
  return {
    held: held.filter(({ channelCodes }) => channelCodes.length === 0 || channelCodes.includes(channel)),
    offers: rows.filter(({ couponId }) => !inHand.has(couponId))
  }
}

/** Which of the held coupons could be used for the goods together: the largest discount first, the others with the reason. */
export function rankHeld(
  { held }: CouponsAtHand,
  purchases: readonly Purchase[],
  now: Date
): MeasuredCoupon[] {
  const worthOf = onceEach((row) => couponWorthOf(row, purchases))
  const offers = held.map((row) => ({
    row,
    expiresAt: row.expiresAt,
    worth: refusedNow(row, now) ?? worthOf(row)
  }))
  return byWorth(offers).map(({ row, worth }) => ({ coupon: myCoupon(row, now), ...worth }))
}

/** A member may hold many of one coupon, and a cart has many lines: what depends on the coupon's terms alone is computed once. */
function onceEach<T>(measure: (row: HeldCouponRow | OfferRow) => T): (row: HeldCouponRow | OfferRow) => T {
  const known = new Map<string, { readonly measured: T }>()
  return (row) => {
    const { measured } = known.get(row.couponId) ?? { measured: measure(row) }
    known.set(row.couponId, { measured })
    return measured
  }
}

/**
 * Which offers could be claimed and used for the goods together: the largest discount first. One that the member already
 * holds unused is left out: a second one would save nothing more.
 */
export function rankOffers(
  { offers }: CouponsAtHand,
  purchases: readonly Purchase[],
  now: Date
): MeasuredOffer[] {
  const measured = offers
    .map((row) => ({
      coupon: couponOffer(row, now),
      expiresAt: row.endsAt,
      worth: couponWorthOf(row, purchases)
    }))
    .filter(({ coupon, worth }) => coupon.state === 'claimable' && worth.usable)
  return byWorth(measured).map(({ coupon, worth: { offFen, eligible } }) => ({ coupon, offFen, eligible }))
}

/** A coupon, held or to be claimed, that a purchase of more goods could use. */
export interface MissedCoupon extends CouponMissed {
  readonly kind: 'held' | 'claimable'
  readonly couponId: string
  readonly name: string
}

/** The coupons whose threshold the goods together do not reach, the nearest first. */
export function missedCoupons(
  { held, offers }: CouponsAtHand,
  purchases: readonly Purchase[],
  now: Date
): MissedCoupon[] {
  const usable = held.filter(({ state, startsAt }) => state === 'usable' && startsAt <= now)
  const claimable = offers.filter((row) => couponOffer(row, now).state === 'claimable')
  const missedOf = onceEach((row) => missedCoupon(row, purchases))
  const missed = (kind: MissedCoupon['kind']) => (row: HeldCouponRow | OfferRow) => {
    const found = missedOf(row)
    return found ? [{ kind, couponId: row.couponId, name: row.name, ...found }] : []
  }
  return [...usable.flatMap(missed('held')), ...claimable.flatMap(missed('claimable'))].sort(
    (a, b) => a.missingFen - b.missingFen || b.offFen - a.offFen
  )
}

/** Coupons that the member could claim in the channel and use on a purchase, as {@link rankOffers}. */
export async function claimableCoupons(
  { db, findGoods }: SuggestDependencies,
  input: ParsedInput<'getClaimableCoupons'>,
  buyer: Buyer
): Promise<Data<'getClaimableCoupons'>> {
  const purchase = await purchaseOf({ db, findGoods }, input, buyer.now)
  return rankOffers(await couponsAtHand(db, input.kind, buyer), [purchase], buyer.now)
}

async function purchaseOf(
  { db, findGoods }: SuggestDependencies,
  { kind, itemId, quantity }: ParsedInput<'getCardCouponList'>,
  now: Date
): Promise<Purchase> {
  const goods = await findGoods({ kind, itemId, quantity }, now, db)
  if (!goods) throw notFound('商品不存在或已下架')
  return { kind, itemId, within: goods.within, totalFen: goods.unitFen * quantity }
}

type Measured = ReturnType<typeof couponWorthOf>

/** Why this one cannot be used for anything; null if it can. */
function refusedNow({ state, startsAt }: HeldCouponRow, now: Date): Measured | null {
  if (state === 'locked') return unusable('已用在待付款的订单里')
  return startsAt > now ? unusable('未到使用时间') : null
}

const unusable = (reason: string): Measured => ({ usable: false, offFen: 0, reason, eligible: [] })
