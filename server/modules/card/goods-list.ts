/** What the market sells, in one list (contract `getGroupIntegrationPageList`). Pure. */
import type { Data } from '@contract/types'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import { couponWorth } from '../coupon'
import {
  type Buyer,
  cardPurchase,
  type Catalogue,
  type ChannelOffers,
  type CouponRow,
  platePurchase,
  productPurchase,
  worthFor
} from '../catalogue'
import { searched, type GoodsSearch } from './goods-filter'

type Goods = Data<'getGroupIntegrationPageList'>['list'][number]

export interface GoodsFilter extends GoodsSearch {
  readonly kind: Goods['kind'] | 'all'
  readonly couponId?: string | undefined
  readonly productId?: string | undefined
}

/** Cards, then plates, then products, each as the operator sorted them. */
export function goodsOf(
  offers: ChannelOffers,
  catalogue: Catalogue,
  buyer: Buyer,
  filter: GoodsFilter
): Goods[] {
  const goods = [
    ...cardsOf(offers, buyer),
    ...platesOf(offers, catalogue, buyer),
    ...productsOf(offers, buyer)
  ]
  const ofKind = searched(
    goods.filter((item) => isMeant(item, filter)),
    filter
  )
  if (filter.couponId === undefined) return ofKind
  const coupon = offers.coupons.find((row) => row.couponId === filter.couponId)
  if (!coupon) throw new BusinessError(RESULT.notFound, '优惠券不存在')
  return ofKind.filter((item) => isUsableOn(coupon, item))
}

const isMeant = (item: Goods, { kind, productId }: GoodsFilter): boolean =>
  (kind === 'all' || item.kind === kind) &&
  (productId === undefined || (item.kind === 'product' && item.id === productId))

/** The maximum quantity of an order (contract `order/quantity`). */
const MAX_QUANTITY = 99

/** Products can be bought by the dozen, so a threshold can be out of reach for cards and plates only. */
function isUsableOn(coupon: CouponRow, item: Goods): boolean {
  const max = item.kind === 'product' ? MAX_QUANTITY : 1
  return couponWorth(coupon, { kind: item.kind, itemId: item.id, totalFen: item.priceFen * max }).usable
}

const cardsOf = (offers: ChannelOffers, buyer: Buyer): Goods[] =>
  offers.cards.map((card) => ({
    kind: 'card',
    id: card.cardId,
    name: card.name,
    subtitle: card.tagline,
    picture: `/assets/catalogue/cards/${card.face}.webp`,
    priceFen: card.priceFen,
    listPriceFen: card.listPriceFen,
    sold: card.sold,
    privilegeId: null,
    mostAtOnce: 1,
    held: (buyer.cardEnds?.get(card.cardId) ?? buyer.now) > buyer.now,
    purchase: cardPurchase(card, buyer.storefront)
  }))

const platesOf = (offers: ChannelOffers, catalogue: Catalogue, buyer: Buyer): Goods[] =>
  offers.plates.map((plate) => ({
    kind: 'plate',
    id: plate.plateId,
    name: plate.name,
    subtitle: plate.subtitle,
    picture: plate.picture,
    priceFen: plate.priceFen,
    listPriceFen: worthFor(plate, buyer, catalogue),
    sold: plate.sold,
    privilegeId: null,
    mostAtOnce: 1,
    held: false,
    purchase: platePurchase(plate, buyer, catalogue)
  }))

const productsOf = (offers: ChannelOffers, buyer: Buyer): Goods[] =>
  offers.products.map((product) => ({
    kind: 'product',
    id: product.productId,
    name: product.name,
    subtitle: product.subtitle,
    picture: product.picture,
    priceFen: product.priceFen,
    listPriceFen: product.listPriceFen,
    sold: product.sold,
    privilegeId: product.privilegeId,
    mostAtOnce: Math.min(MAX_QUANTITY, product.stock ?? MAX_QUANTITY),
    held: false,
    purchase: productPurchase(product, buyer)
  }))
