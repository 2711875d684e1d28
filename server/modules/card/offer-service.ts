import type { Data, MemberCard, ParsedInput, PlateOffer } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { pageOf } from '../../core/page-of'
import { nextTerm, nextTermView } from '../../domain/card-term'
import { deliveryOf } from '../../domain/plate-delivery'
import { paysBackAfter, worthOfPlate } from '../../domain/plate-worth'
import type { Storefront } from '../../domain/platform-rules'
import { dayInChina } from '../../lib/china-time'
import {
  buyerOf,
  cardProductOf,
  cardPurchase,
  type CatalogueSource,
  isInChannel,
  isBannerShown,
  isLocal,
  plateOfferOf,
  platePurchase,
  privilegeBriefOf,
  roundsFor,
  type Buyer,
  type Catalogue,
  type CatalogueCard,
  type CataloguePlate
} from '../catalogue'
import { RANKS } from './goods-filter'
import { goodsOf } from './goods-list'
import { buyableFirst, categoriesOf, cityOf, claimableCoupons, namedCity, recommendedOf } from './home'

/** The caller viewing the offers. */
export interface Visitor extends Storefront {
  readonly memberId: string | null
  readonly channel: string
  readonly now: Date
}

/** How many items of each block home shows; the rest is on its own page. */
const ON_HOME = { plates: 8, recommended: 8, coupons: 6 } as const

/** A plate as offered to a buyer. */
const offerTo =
  (buyer: Buyer, catalogue: Catalogue) =>
  (plate: CataloguePlate): PlateOffer =>
    plateOfferOf(plate, platePurchase(plate, buyer, catalogue), roundsFor(plate, buyer, catalogue))

/** The buyer as if this card, until its end, were the only one that they hold. */
const onCard = (cardId: string, ends: Date | null, buyer: Buyer): Buyer => ({
  ...buyer,
  cardEnds: new Map(ends === null || ends <= buyer.now ? [] : [[cardId, ends] as const])
})

/** What the plates of a card are worth over its term, and after how many takes it is paid back. */
function paybackOf(
  { priceFen, included }: CatalogueCard,
  roundsOf: (plate: CataloguePlate) => number
): Data<'getCardIndexConfigById'>['payback'] {
  const parts = included.map((plate) => worthOfPlate(plate, roundsOf(plate)))
  const takes = parts.reduce((sum, part) => sum + part.takes, 0)
  const worthFen = parts.reduce((sum, part) => sum + part.worthFen, 0)
  const after = paysBackAfter(priceFen, { takes, worthFen })
  return after === null ? null : { worthFen, after }
}

/** Reads what a channel offers: home, a card in full, the market. A visitor's home needs no query. */
export function offerService(db: Queryable, source: CatalogueSource) {
  return {
    /** Cards on sale, recommended ones first. */
    async cards(visitor: Visitor): Promise<Data<'listCardsInfo'>> {
      const { cards } = (await source.read()).offers(visitor.channel)
      return cards.map((card) => cardProductOf(card, cardPurchase(card, visitor)))
    },

    async home(
      { labelId, ...where }: ParsedInput<'indexConfig'>,
      visitor: Visitor
    ): Promise<Data<'indexConfig'>> {
      const { memberId, now } = visitor
      const [catalogue, buyer] = await Promise.all([source.read(), buyerOf(db, memberId, visitor, now)])
      const offers = catalogue.offers(visitor.channel)
      // the nearest stores may be the next city's: content for one city needs the city's name
      const named = namedCity(where)
      const today = dayInChina(now)
      const city = cityOf(where, catalogue.cities)
      const plates = offers
        .platesIn(named)
        .filter(({ plateId }) => !buyer.plateIds.has(plateId))
        .map((plate) => ({
          ...offerTo(buyer, catalogue)(plate),
          local: isLocal(plate)
        }))
      return {
        brand: offers.brand,
        banners: offers
          .bannersIn(named)
          .filter((banner) => isBannerShown(banner, today))
          .map((banner) => ({ ...banner, local: isLocal(banner) })),
        categories: categoriesOf(offers.privileges),
        plates: buyableFirst(plates).slice(0, ON_HOME.plates),
        recommended: recommendedOf(offers.privileges, now, ON_HOME.recommended, city).map(privilegeBriefOf),
        coupons: claimableCoupons(offers.coupons, { claimed: buyer.claimed, labelId, now }).slice(
          0,
          ON_HOME.coupons
        )
      }
    },

    /** The offer that goes with a card that the member holds, whether on sale here or not. */
    async heldCardOffer({ cardId, expiresAt }: Pick<MemberCard, 'cardId' | 'expiresAt'>, visitor: Visitor) {
      const catalogue = await source.read((existing) => existing.cards.has(cardId))
      const card = catalogue.cards.get(cardId)
      if (!card) throw notFound('会员卡不存在')
      const buyer = await buyerOf(db, visitor.memberId, visitor, visitor.now)
      const isHere = isInChannel(visitor.channel)
      const addons = card.addons.filter((plate) => isHere(plate) && !buyer.plateIds.has(plate.plateId))
      const onThisCard = onCard(cardId, expiresAt === null ? null : new Date(expiresAt), buyer)
      const term = nextTerm(buyer.cardEnds?.get(cardId), card.validityDays, visitor.now)
      const renew = cardPurchase({ ...card, onSale: card.onSale && isHere(card) }, visitor)
      return {
        instructionsHtml: card.instructionsHtml,
        addons: addons.map(offerTo(onThisCard, catalogue)),
        renew,
        nextTerm: nextTermView(term)
      }
    },

    /** @throws BusinessError 404 if the channel has no such card */
    async card(cardId: string, visitor: Visitor): Promise<Data<'getCardIndexConfigById'>> {
      const catalogue = await source.read((existing) => existing.cards.has(cardId))
      const card = catalogue.cards.get(cardId)
      if (!card || !isInChannel(visitor.channel)(card)) throw notFound('会员卡不存在或已下架')
      const buyer = await buyerOf(db, visitor.memberId, visitor, visitor.now)
      const term = nextTerm(buyer.cardEnds?.get(cardId), card.validityDays, visitor.now)
      const offerOf = offerTo(buyer, catalogue)
      const roundsOnTerm = (plate: CataloguePlate) => deliveryOf(plate, term.startsAt, term.endsAt).rounds
      const onNextTerm = offerTo(onCard(cardId, term.endsAt, buyer), catalogue)
      return {
        card: cardProductOf(card, cardPurchase(card, visitor)),
        instructionsHtml: card.instructionsHtml,
        nextTerm: nextTermView(term),
        payback: paybackOf(card, roundsOnTerm),
        included: card.included.map((plate) =>
          plateOfferOf(plate, platePurchase(plate, buyer, catalogue), roundsOnTerm(plate))
        ),
        addons: card.addons.filter(isInChannel(visitor.channel)).map((plate) => {
          const offer = onNextTerm(plate)
          return offer.purchase.reason === 'too_short'
            ? offer
            : { ...offer, purchase: offerOf(plate).purchase }
        })
      }
    },

    /** @throws BusinessError 404 for an unknown coupon */
    async goods(
      input: ParsedInput<'getGroupIntegrationPageList'>,
      visitor: Visitor
    ): Promise<Data<'getGroupIntegrationPageList'>> {
      const [catalogue, buyer] = await Promise.all([
        source.read(),
        buyerOf(db, visitor.memberId, visitor, visitor.now)
      ])
      const goods = goodsOf(catalogue.offers(visitor.channel), catalogue, buyer, input)
      return pageOf(goods, { idOf: ({ kind, id }) => `${kind} ${id}`, rankOf: RANKS[input.sort] }, input)
    }
  }
}
