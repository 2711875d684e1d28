import type { Data, PriceExplained } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Storefront } from '../../domain/platform-rules'
import { rankClaimable, rankCoupons, type MeasuredCoupon } from '../coupon'
import { pointsElsewhere } from '../points'
import { firstOf, type OrderDraft } from './order-draft'
import { optionView, priceOptions, type PointsFor, type PriceOption } from './price-options'
import type { Price } from './pricing'
import { purchasesOf, quote, type Quote, type QuotedLine } from './quote'

/** The price of a draft, and all options to pay for it. */
export interface ExplainedQuote extends Pick<Quote, 'lines' | 'cards'> {
  readonly price: Price
  /** The coupon included in the price; null = none. */
  readonly couponReceiveId: string | null
  /** The member's, best first, the others with the reason. */
  readonly coupons: MeasuredCoupon[]
  /** Cheapest first. */
  readonly options: readonly [PriceOption, ...PriceOption[]]
  /** The discount that an active card would give; 0 if one already does. */
  readonly cardOfferFen: number
}

/** A draft before coupon and points are chosen. */
type OpenDraft = Omit<OrderDraft, 'couponReceiveId' | 'points' | 'delivery'>

/**
 * The price of a draft with the coupon `wanted` (undefined = the cheapest option, null = none), and the reasons:
 * every payment option is priced completely (docs/money.md).
 * @param pointsFor as {@link priceOptions}; omitted = goods that points cannot pay
 * @throws BusinessError as {@link quote}
 */
export async function explainedQuote(
  db: Queryable,
  draft: OpenDraft,
  wanted: string | null | undefined,
  storefront: Storefront,
  now: Date,
  pointsFor: PointsFor = () => undefined
): Promise<ExplainedQuote> {
  const { lines, cards } = await quote(db, draft, storefront, now)
  const coupons = await rankCoupons(db, purchasesOf(lines), { ...buyerOf(draft), now })
  const usable = coupons
    .filter((each) => each.usable)
    .map(({ coupon, ...off }) => ({ couponReceiveId: coupon.couponReceiveId, ...off }))
  const options = priceOptions(lines, usable, pointsFor)
  const couponReceiveId = wanted === undefined ? options[0].couponReceiveId : wanted
  const chosen = options.find((option) => option.couponReceiveId === couponReceiveId)
  // says why a requested coupon cannot be used
  const { price } =
    chosen ?? (await quote(db, { ...draft, couponReceiveId: wanted ?? undefined }, storefront, now))
  const cardOfferFen = lines.reduce((sum, line) => sum + cardOfferOf(line), 0)
  return { lines, cards, price, couponReceiveId, coupons, options, cardOfferFen }
}

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

/** Coupons that the buyer could claim and use on the quoted goods. */
export const claimableFor = (
  db: Queryable,
  { lines }: Pick<Quote, 'lines'>,
  draft: OpenDraft,
  now: Date
): Promise<Data<'getClaimableCoupons'>> =>
  rankClaimable(db, firstOf(lines).kind, purchasesOf(lines), { ...buyerOf(draft), now })

const buyerOf = ({ memberId, channel }: OpenDraft) => ({ memberId, channel })

/** The card discount on a line that has none, fen. */
const cardOfferOf = ({ unitFen, cardPriceFen, cardOffFen, quantity }: QuotedLine): number =>
  cardOffFen > 0 || cardPriceFen === null ? 0 : Math.max(unitFen - cardPriceFen, 0) * quantity
