import type { PriceExplained } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Storefront } from '../../domain/platform-rules'
import {
  couponsAtHand,
  missedCoupons,
  rankHeld,
  rankOffers,
  type CouponsAtHand,
  type MeasuredCoupon,
  type MeasuredOffer
} from '../coupon'
import { pointsElsewhere } from '../points'
import { firstOf, type OrderDraft } from './order-draft'
import {
  chosenOption,
  optionView,
  priceOptions,
  type CouponOff,
  type PointsFor,
  type PriceOption
} from './price-options'
import type { Price } from './pricing'
import { purchasesOf, quote, type Quote, type QuotedLine } from './quote'
import { payableHere } from './virtual-item'

/** The price of a draft, and all options to pay for it. */
export interface ExplainedQuote extends Pick<Quote, 'lines' | 'cards'> {
  readonly price: Price
  /** The coupon included in the price; null = none. */
  readonly couponReceiveId: string | null
  /** The member's, best first, the others with the reason. */
  readonly coupons: MeasuredCoupon[]
  /** What could be claimed and used on it, best first. */
  readonly claimable: MeasuredOffer[]
  /** What the coupons were measured from. */
  readonly atHand: CouponsAtHand
  /** Cheapest first. */
  readonly options: readonly [PriceOption, ...PriceOption[]]
  /** The discount that an active card would give; 0 if one already does. */
  readonly cardOfferFen: number
}

/** A draft before coupon and points are chosen. */
type OpenDraft = Omit<OrderDraft, 'couponReceiveId' | 'points' | 'delivery'>

/** The points that could pay for a draft, and whether the buyer wants to use them. */
export interface PointsChoice {
  readonly usable: PointsFor
  readonly wanted: boolean
}

const NO_POINTS: PointsChoice = { usable: () => undefined, wanted: false }

/**
 * The price of a draft with the coupon `wanted` (undefined = the cheapest option without a claim, null = none), and the
 * reasons: every payment option is priced completely (docs/money.md).
 * @param points omitted = goods that points cannot pay
 * @throws BusinessError as {@link quote}
 */
export async function explainedQuote(
  db: Queryable,
  draft: OpenDraft,
  wanted: string | null | undefined,
  storefront: Storefront,
  now: Date,
  points: PointsChoice = NO_POINTS
): Promise<ExplainedQuote> {
  const { lines, cards } = await quote(db, draft, storefront, now)
  const atHand = await couponsAtHand(db, firstOf(lines).kind, { ...buyerOf(draft), now })
  const { options: all, coupons, claimable } = optionsFor(lines, atHand, now, points)
  const options = payableHere(all, lines, storefront)
  const chosen = chosenOption(options, wanted, points.wanted)
  const couponReceiveId = wanted === undefined ? (chosen?.couponReceiveId ?? null) : wanted
  // says why a requested coupon cannot be used
  const { price } =
    chosen ?? (await quote(db, { ...draft, couponReceiveId: wanted ?? undefined }, storefront, now))
  const cardOfferFen = lines.reduce((sum, line) => sum + cardOfferOf(line), 0)
  return { lines, cards, price, couponReceiveId, coupons, claimable, atHand, options, cardOfferFen }
}

/** All options to pay for quoted lines, with the coupons measured against them. Pure. */
export function optionsFor(
  lines: readonly QuotedLine[],
  atHand: CouponsAtHand,
  now: Date,
  { usable, wanted }: PointsChoice = NO_POINTS
) {
  const purchases = purchasesOf(lines)
  const coupons = rankHeld(atHand, purchases, now)
  const claimable = rankOffers(atHand, purchases, now)
  const held = coupons
    .filter((each) => each.usable)
    .map(({ coupon, offFen, eligible }): CouponOff => {
      const { couponReceiveId, name } = coupon
      return { couponReceiveId, name, offFen, eligible }
    })
  const offered = claimable.map(({ coupon, offFen, eligible }): CouponOff => {
    const { couponId, name } = coupon
    return { couponReceiveId: null, claimCouponId: couponId, name, offFen, eligible }
  })
  return { options: priceOptions(lines, [...held, ...offered], usable, wanted), coupons, claimable }
}

/** The coupons, held or to be claimed, whose threshold a quote does not reach: the nearest first. */
export const missedBy = ({ atHand, lines }: Pick<ExplainedQuote, 'atHand' | 'lines'>, now: Date) =>
  missedCoupons(atHand, purchasesOf(lines), now)

/** The explanation as the contract shows it, for goods that points cannot pay. */
export async function explanationOf(
  db: Queryable,
  { coupons, couponReceiveId, options, cardOfferFen }: ExplainedQuote,
  draft: OpenDraft,
  now: Date
): Promise<PriceExplained> {
  const points = await pointsElsewhere(db, buyerOf(draft), now)
  return { coupons, couponReceiveId, options: options.map((way) => optionView(way)), cardOfferFen, points }
}

const buyerOf = ({ memberId, channel }: OpenDraft) => ({ memberId, channel })

/** The card discount on a line that has none, fen. */
const cardOfferOf = ({ unitFen, cardPriceFen, cardOffFen, quantity }: QuotedLine): number =>
  cardOffFen > 0 || cardPriceFen === null ? 0 : Math.max(unitFen - cardPriceFen, 0) * quantity
