import { z } from 'zod'
import {
  day,
  fen,
  id,
  mobile,
  none,
  orderNo,
  paged,
  paging,
  picture,
  position,
  richText,
  text
} from '../common'
import { withheld } from '../aftersale/shapes'
import { couponClaimable } from '../coupon/shapes'
import { order } from '../order/shapes'
import { priceExplained } from '../order/price-shapes'
import { referral } from '../order/schema'
import type { EndpointSchema } from '../schema'
import type { ticketEndpoints } from './endpoints'
import {
  sight,
  sightBrief,
  sightCategory,
  ticketDay,
  ticketKind,
  ticketOrder,
  visitor,
  visitorDocument
} from './shapes'

const city = text(12)

/** Maximum per order, of all kinds together. */
const MAX_TICKETS = 20

/** Tickets in an order. */
const ticketIds = z.array(id).min(1).max(MAX_TICKETS)

/** A name as in a document; which letters it may have is checked by the service. */
const visitorName = z
  .string()
  .trim()
  .min(1, '请填写证件上的姓名')
  .max(30, '姓名最多 30 个字')
  .regex(/^[^\u0000]*$/, '含有不支持的字符')

export const ticketSchemas = {
  listTicketCities: {
    summary: 'Cities in which there are sights, those with the most first',
    input: none,
    data: z.array(z.object({ cityCode: city, name: text(30), sights: z.int() }))
  },
  getTicketFront: {
    summary: 'The head of the list of a city: banners, categories that it has, hot words',
    input: z.object({ cityCode: city.optional() }),
    data: z.object({
      banners: z.array(z.object({ sightId: id, picture, name: text(40), subtitle: text(60) })),
      categories: z.array(z.object({ category: sightCategory, sights: z.int() })),
      hotWords: z.array(text(20))
    })
  },
  pageSights: {
    summary: 'Sights by distance or popularity; of a city, a category, or that fit a word',
    input: z.object({
      ...paging,
      cityCode: city.optional(),
      category: sightCategory.optional(),
      keyword: text(40).optional(),
      sort: z.enum(['popular', 'distance']).default('popular'),
      longitude: z.number().min(-180).max(180).optional(),
      latitude: z.number().min(-90).max(90).optional()
    }),
    data: paged(sightBrief)
  },
  suggestSights: {
    summary: 'Names of sights that fit what somebody types, by characters, reading or its initials',
    reads: false,
    input: z.object({ keyword: text(40, 1), cityCode: city.optional() }),
    data: z.array(z.object({ sightId: id, name: text(40), city: text(30) }))
  },
  getSight: {
    summary: 'A sight with its kinds of tickets',
    input: z.object({ sightId: id, ...position }),
    data: z.object({
      sight,
      kinds: z.array(ticketKind),
      introHtml: richText,
      noticeHtml: richText
    })
  },
  getTicketCalendar: {
    summary: 'Price and stock of a kind of ticket on each of the next 60 days',
    input: z.object({ kindId: id }),
    data: z.object({ kind: ticketKind, days: z.array(ticketDay) })
  },
  listVisitors: {
    summary: 'Whom the member has kept for the next order, the newest first',
    input: none,
    data: z.array(visitor)
  },
  saveVisitor: {
    summary:
      'Keeps somebody for the next order, or changes them; without a number the one that is kept stays',
    input: z.object({
      visitorId: id.optional(),
      name: visitorName,
      document: visitorDocument,
      /** Blanks and hyphens are ignored. */
      number: text(40).optional()
    }),
    data: visitor,
    codes: { '902': '20 are kept, or this person is kept already' }
  },
  removeVisitor: {
    summary: 'Forgets somebody who was kept; tickets and orders keep theirs',
    input: z.object({ visitorId: id }),
    data: z.null()
  },
  previewTicketOrder: {
    summary: 'What tickets of a sight and day would cost, and which coupons could be used. Writes nothing',
    input: z.object({
      day,
      kinds: z
        .array(z.object({ kindId: id, quantity: z.int().min(1).max(MAX_TICKETS) }))
        .min(1)
        .max(MAX_TICKETS),
      /** Left out = the best one; null = none. */
      couponReceiveId: id.nullable().optional()
    }),
    data: z.object({
      lines: z.array(z.object({ kindId: id, name: text(40), unitFen: fen, quantity: z.int(), payFen: fen })),
      ...priceExplained.shape,
      claimable: z.array(couponClaimable),
      totalFen: fen,
      discountFen: fen,
      payFen: fen
    }),
    codes: {
      '901': 'fewer left than wanted: held by others who are paying, or gone',
      '902': 'more than one order may hold',
      '904': 'the day cannot be ordered any more',
      '906': 'the coupon cannot be used here'
    }
  },
  createTicketOrder: {
    summary: 'Orders one ticket a visitor for a day, of one or several kinds of a sight',
    input: z.object({
      day,
      tickets: z
        .array(z.object({ kindId: id, visitorId: id }))
        .min(1, '请选择出行人')
        .max(MAX_TICKETS, `每单最多 ${MAX_TICKETS} 张`),
      phone: mobile,
      couponReceiveId: id.optional(),
      /** The price that the buyer saw: if it has changed, nothing is bought. */
      seenFen: fen,
      ...referral
    }),
    data: order,
    codes: {
      '901': 'fewer left than wanted: held by others who are paying, or gone',
      '902': 'more than one order may hold',
      '904': 'the day cannot be ordered any more',
      '906': 'the coupon cannot be used here',
      '918': 'too many bought it in the same moment',
      '921': 'five orders are unpaid already',
      '922': 'it costs something else now',
      '924': 'it costs more than one order may'
    }
  },
  getTicketOrder: {
    summary: 'The tickets of an order, and what a refund of each would give',
    input: z.object({ orderNo }),
    data: ticketOrder
  },
  previewTicketRefund: {
    summary: 'What tickets would bring if they were given back now; writes nothing',
    input: z.object({ orderNo, ticketIds }),
    data: z.object({
      orderNo,
      /** Why no refund can be requested; null if it can. */
      why: text(60).nullable(),
      /** Why staff have to review it before a refund; null if it is refunded at once. */
      review: text(60).nullable(),
      /** Amount withheld for benefits that were used. */
      withheld: z.array(withheld),
      /** Cancellation fees, fen. */
      feeFen: fen,
      /** The refund, fen: excludes fees and what is withheld. */
      amountFen: fen
    }),
    codes: { '907': 'one of them is used, expired, waits for staff, or its rule lets nothing back' }
  },
  refundTickets: {
    summary: 'Gives tickets back by the rule that was copied at the order; each once',
    input: z.object({
      orderNo,
      ticketIds,
      /** The refund that the member saw, fen: if it has changed, nothing is refunded. */
      seenFen: fen.optional()
    }),
    data: ticketOrder,
    codes: {
      '907': 'used, expired, its rule lets nothing back, or what came of the order refuses it',
      '922': 'another amount goes back now'
    }
  }
} as const satisfies Record<keyof typeof ticketEndpoints, EndpointSchema>
