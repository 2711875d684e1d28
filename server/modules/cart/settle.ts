import { RESULT } from '@contract/envelope/codes'
import type { Data, DeliveryAddress, GoodsLine, ParsedInput, SettleGroup, SkuLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import type { Storefront } from '../../domain/platform-rules'
import { BusinessError } from '../../core/business-error'
import { myAddress, myAddresses } from '../address'
import { destinationOf, freightTemplatesOf } from '../mall'
import { offerPoints, readPurse, type PointsOffer } from '../points'
import {
  expectOneOrder,
  explainedQuote,
  needsMobile,
  optionView,
  type ExplainedQuote,
  type GoodsRow
} from '../order'
import { groupsOf, type SentLine } from './freight'
import { readCartToBuy, type ReadCart } from './read'
import { findSkus, goodsOf, type SkuRow } from './sku-repository'

/** The caller who settles, with channel and time. */
export interface Settler {
  readonly memberId: string
  readonly channel: string
  readonly storefront: Storefront
  readonly now: Date
}

/** A settlement request, once its lines are known. */
export interface SettlementRequest {
  readonly lines: readonly SkuLine[]
  /** undefined = the default. */
  readonly addressId?: string | undefined
  /** undefined = the best one, null = none. */
  readonly couponReceiveId?: string | null | undefined
  /** undefined = the member's setting. */
  readonly usePoints?: boolean | undefined
  /** The lines as the cart has just read them; omitted = they are read. */
  readonly known?: KnownLines | undefined
}

type KnownLines = Pick<ReadCart, 'skus' | 'buyer'> & { readonly goods: ReadonlyMap<string, GoodsRow> }

export type Settlement = Omit<Data<'settleMall'>, 'dropped' | 'needMobile' | 'points'> & {
  readonly points: PointsOffer | null
}

/**
 * The price of an order of these lines now, based on the server's own data only: card price, then the coupon, then
 * points, then the freight of each template (docs/money.md).
 * @throws BusinessError 404, 901, 902, 906, 911, 924
 */
export async function settle(
  source: PhoneSource,
  request: SettlementRequest,
  settler: Settler
): Promise<Settlement> {
  const { db } = source
  const { memberId, channel, storefront, now } = settler
  const lines = draftLines(request.lines)
  const skuIds = lines.map(({ itemId }) => itemId)
  const [skus, address] = await Promise.all([
    request.known?.skus ?? findSkus(skuIds, channel, now, db),
    addressOf(source, memberId, request.addressId)
  ])
  const draft = { memberId, channel, lines, buyer: request.known?.buyer, goods: request.known?.goods }
  const purse = await readPurse(db, { memberId, channel }, now)
  const offerFor = (linesFen: readonly number[], wanted: boolean | undefined) =>
    purse && offerPoints(purse, linesFen, wanted)
  const quoted = await explainedQuote(db, draft, request.couponReceiveId, storefront, now, {
    usable: (linesFen) => termsOf(offerFor(linesFen, true)),
    wanted: request.usePoints ?? purse?.byDefault ?? false
  })
  const { price, coupons, claimable, couponReceiveId, options, cardOfferFen } = quoted
  const points = offerFor(
    price.lines.map(({ payFen, pointsOffFen }) => payFen + pointsOffFen),
    request.usePoints
  )

  const sent = sentLines(price, skus)
  const templates = await freightTemplatesOf([...skus.values()].map(templateIdOf), db)
  const destination = address && destinationOf(address.areaCode)
  const groups = groupsOf(sent, templates, destination)
  const freightFen = sumOf(groups, (group) => group.freightFen)
  expectOneOrder({ totalFen: price.totalFen, freightFen })
  const cardOffFen = sumOf(price.lines, (line) => line.cardOffFen)
  const pointsOffFen = sumOf(price.lines, (line) => line.pointsOffFen)
  return {
    address,
    groups,
    coupons,
    claimable,
    couponReceiveId,
    options: options.map((option) => optionView(option, freightFen)),
    totalFen: price.totalFen,
    cardOffFen,
    cardOfferFen,
    couponOffFen: price.discountFen - cardOffFen - pointsOffFen,
    points,
    pointsOffFen,
    freightFen,
    payFen: price.payFen + freightFen,
    blocked: blockOf(address, groups)
  }
}

/** The lines of a price as they are sent. */
export const sentLines = (
  { lines }: ExplainedQuote['price'],
  skus: ReadonlyMap<string, SkuRow>
): SentLine[] =>
  lines.flatMap(({ itemId, ...line }) => {
    const sku = skus.get(itemId)
    if (!sku) return []
    const { skuId, productId, name, choices } = sku
    return [{ ...line, skuId, productId, name, choices, sku }]
  })

/** The part of an offer that affects the price. */
export const pointsTerms = ({ usable, eachFen }: PointsOffer) => ({ points: usable, eachFen })

const termsOf = (offer: PointsOffer | null) => (offer?.used ? pointsTerms(offer) : undefined)

const sumOf = <T>(items: readonly T[], fen: (item: T) => number): number =>
  items.reduce((sum, item) => sum + fen(item), 0)

export const templateIdOf = ({ freightTemplateId }: SkuRow) => freightTemplateId

/** Merges two lines of the same SKU. */
export function draftLines(lines: readonly SkuLine[]): GoodsLine[] {
  const pieces = new Map<string, number>()
  for (const { skuId, quantity } of lines) pieces.set(skuId, (pieces.get(skuId) ?? 0) + quantity)
  return [...pieces].map(([itemId, quantity]) => ({ kind: 'sku', itemId, quantity }))
}

export async function addressOf(
  source: PhoneSource,
  memberId: string,
  addressId: string | undefined
): Promise<DeliveryAddress | null> {
  if (addressId !== undefined) return myAddress(source, memberId, addressId)
  const [first] = await myAddresses(source, memberId)
  return first ?? null
}

function blockOf(address: DeliveryAddress | null, groups: readonly SettleGroup[]): Settlement['blocked'] {
  if (!address) return 'no_address'
  if (address.areaCode === '') return 'old_area'
  return groups.every(({ delivers }) => delivers) ? null : 'not_delivered'
}

/**
 * The preview before ordering. From the cart it includes only what can be bought as is; the other selected lines are
 * listed separately.
 * @throws BusinessError as {@link settle}, 400 if nothing is selected
 */
export async function previewSettlement(
  source: PhoneSource,
  { line, ...choices }: ParsedInput<'settleMall'>,
  settler: Settler
): Promise<Data<'settleMall'>> {
  const { db } = source
  const { lines, dropped, known } = line ? alone(line) : await chosenOf(db, settler)
  if (lines.length === 0)
    throw new BusinessError(
      RESULT.badRequest,
      dropped.length > 0 ? '所选商品暂时无法购买，请返回购物车查看' : '请先在购物车选择要购买的商品'
    )
  const [settlement, needMobile] = await Promise.all([
    settle(source, { lines, known, ...choices }, settler),
    needsMobile(settler.memberId, settler.channel, db)
  ])
  return { ...settlement, dropped, needMobile }
}

interface Chosen {
  readonly lines: readonly SkuLine[]
  readonly dropped: string[]
  readonly known?: KnownLines
}

const alone = (line: SkuLine): Chosen => ({ lines: [line], dropped: [] })

/** The lines of the cart that are selected: those that can be bought as they are, and the names of the others. */
export async function chosenOf(db: Queryable, settler: Settler): Promise<Required<Chosen>> {
  const { lines, chosen, skus, buyer } = await readCartToBuy(db, settler)
  const wanted = lines.filter(({ skuId }) => chosen.has(skuId))
  const valid = wanted.filter(({ group }) => group === 'valid')
  const bought = valid.flatMap(({ skuId }) => skus.get(skuId) ?? [])
  return {
    lines: valid,
    dropped: wanted.filter(({ group }) => group !== 'valid').map(({ name }) => name || '已失效的商品'),
    known: {
      skus: new Map(bought.map((sku) => [sku.skuId, sku])),
      buyer,
      goods: new Map(bought.map((sku) => [sku.skuId, goodsOf(sku)]))
    }
  }
}
