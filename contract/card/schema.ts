import { z } from 'zod'
import {
  endOfDay,
  fen,
  id,
  linkLabel,
  none,
  nothing,
  paged,
  picture,
  position,
  printedCode,
  purchase,
  queryInt,
  queryPaging,
  richText,
  text,
  typedLine
} from '../common'
import { plateOffer, plateOfMine } from '../plate/shapes'
import { couponOffer } from '../coupon/shapes'
import { privilegeBrief } from '../privilege/shapes'
import type { EndpointSchema } from '../schema'
import type { cardEndpoints } from './endpoints'
import { cardProduct, memberCard, monthSavings, nextCardTerm } from './shapes'

/** A picture on the home page with a link; `link` is one of our route paths with its query. */
const banner = z.object({ id, picture, alt: text(40), link: text(200) })

/** Whether it is shown only in some cities, including the caller's. */
const local = { local: z.boolean() }

/** A cell of the category grid. `kind` filters the privileges it links to. */
const category = z.object({
  key: z.enum(['film', 'food', 'hotel', 'travel', 'landmark', 'goods', 'recharge', 'all']),
  name: text(8)
})

/** `daysLeft`: calendar days in China until the last day, 0 on that day. */
const expiryNotice = z
  .object({ memberCardId: id, cardName: text(30), expiresAt: endOfDay, daysLeft: z.int() })
  .nullable()

export const cardSchemas = {
  listCardsInfo: {
    summary: 'Cards on sale in the channel, the recommended one first',
    input: none,
    data: z.array(cardProduct)
  },
  indexConfig: {
    summary:
      'The blocks of home: brand, banners, categories, plates on sale that the caller does not hold, recommended privileges, coupons. Banners and plates specific to the given city come first, then those for every city; privileges usable there, or near the position, come first',
    input: z.object({ labelId: linkLabel(40).optional(), ...position }),
    data: z.object({
      /** The channel's name, slogan and logo. */
      brand: z.object({ name: text(20), slogan: text(60), logo: picture }),
      banners: z.array(banner.extend(local)),
      categories: z.array(category),
      plates: z.array(plateOffer.extend(local)),
      recommended: z.array(privilegeBrief),
      coupons: z.array(couponOffer)
    })
  },
  getMyCardInfo: {
    summary:
      "The member's cards: active, then inactive, then expired; what was saved this month, and how much ends soon",
    input: none,
    data: z.object({
      cardInfoList: z.array(memberCard),
      /** null without an active card, or if there is nothing to tell. */
      glance: z
        .object({
          month: monthSavings,
          /** Usable coupons, and unused codes, whose last day is less than 3 days away. */
          endingCoupons: z.int(),
          endingRecords: z.int()
        })
        .nullable()
    })
  },
  myMultipleCardInfo: {
    summary: 'For the BigCard panel: the active cards with their plates; empty unless there are several',
    input: z.object({ labelId: linkLabel(40).optional() }),
    data: z.array(z.object({ card: memberCard, isRedDot: z.boolean(), plates: z.array(plateOfMine) }))
  },
  getCardIndexConfigById: {
    summary: 'A card product in full: contents, instructions, add-on plates',
    input: z.object({ cardId: id }),
    data: z.object({
      card: cardProduct,
      instructionsHtml: richText,
      nextTerm: nextCardTerm,
      /** What the included plates are worth over the next term, and after how many takes that is the card's price; null if it never is. */
      payback: z.object({ worthFen: fen, after: z.int() }).nullable(),
      /** Including the rounds that the next term delivers. */
      included: z.array(plateOffer),
      addons: z.array(plateOffer)
    })
  },
  getExpiredConfig: {
    summary: 'The card that expires soonest, if within 7 days',
    input: none,
    data: expiryNotice
  },
  getAllCardExpiredFlag: {
    summary: 'Whether the member had cards and all of them have expired',
    input: none,
    data: z.object({ allExpired: z.boolean(), lastExpiredCardId: id.nullable() })
  },
  clearCardRedDot: {
    summary: 'Mark a card as viewed',
    input: z.object({ memberCardId: id }),
    data: nothing
  },
  getCardInfo: {
    summary: "One of the member's cards with its plates and what was received",
    input: z.object({ memberCardId: id }),
    data: z.object({
      card: memberCard,
      instructionsHtml: richText,
      plates: z.array(plateOfMine),
      /** Total worth of what was received with this card. */
      savedFen: fen,
      /** The same figures as on home, for all of the member's cards. */
      month: monthSavings,
      addons: z.array(plateOffer),
      renew: purchase,
      nextTerm: nextCardTerm
    })
  },
  getByActiveCode: {
    summary: 'Preview the card that a number and code activate',
    input: z.object({ cardNo: printedCode(20, '请输入卡号'), activeCode: printedCode(20, '请输入激活码') }),
    data: z.object({
      card: cardProduct,
      cardNo: text(20),
      /** The period for which it would be valid. */
      nextTerm: nextCardTerm,
      /** The card it became, if the caller has activated it already. */
      mine: memberCard.optional()
    }),
    codes: { '909': 'number and code do not match, or the card is already activated' }
  },
  activeCode: {
    summary: 'Activate a card by number and code, once',
    input: z.object({ cardNo: printedCode(20, '请输入卡号'), activeCode: printedCode(20, '请输入激活码') }),
    data: memberCard,
    codes: { '909': 'number and code do not match, or the card is already activated' }
  },
  getGroupIntegrationPageList: {
    summary: 'Items of the market: cards, plates and virtual goods, paged',
    input: z.object({
      ...queryPaging,
      kind: z.enum(['all', 'card', 'plate', 'product']).default('all'),
      couponId: id.optional(),
      /** Only this product, for a link to it. */
      productId: id.optional(),
      /** Words, separated by spaces, contained in the name or the line below it. */
      keyword: typedLine(40).optional(),
      sort: z.enum(['recommended', 'sold', 'priceUp', 'priceDown']).default('recommended'),
      /** Price from, inclusive, and below, fen. */
      minFen: queryInt(0, 100_000_000).optional(),
      belowFen: queryInt(1, 100_000_000).optional(),
      /** 1: only what the caller can buy now. */
      buyable: z.enum(['0', '1']).default('0')
    }),
    data: paged(
      z.object({
        kind: z.enum(['card', 'plate', 'product']),
        id,
        name: text(60),
        subtitle: text(80),
        picture,
        priceFen: fen,
        listPriceFen: fen,
        sold: z.int(),
        /** What a product delivers: its rules, validity and stores are those of this privilege. */
        privilegeId: id.nullable(),
        /** Maximum quantity per order; 1 for cards and plates. */
        mostAtOnce: z.int(),
        /** A card that the caller holds: another one goes on from its end. */
        held: z.boolean(),
        purchase
      })
    )
  }
} as const satisfies Record<keyof typeof cardEndpoints, EndpointSchema>
