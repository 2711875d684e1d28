import { z } from 'zod'
import {
  day,
  documentName,
  fen,
  id,
  oneLine,
  mobile,
  none,
  orderNo,
  paged,
  paging,
  picture,
  position,
  printedCode,
  richText,
  text,
  typedLine
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

const city = oneLine(12)

/** Maximum per order, of all kinds together. */
const MAX_TICKETS = 20

/** Tickets in an order. */
const ticketIds = z.array(id).min(1).max(MAX_TICKETS)

/** A name as in a document; which letters it may have is checked by the service, see `isVisitorName`. */
const visitorName = documentName(30, '请填写证件上的姓名', '姓名最多 30 个字')

export const ticketSchemas = {
  listTicketCities: {
    summary: 'Cities with sights, those with the most first',
    input: none,
    data: z.array(z.object({ cityCode: city, name: text(30), sights: z.int() }))
  },
  getTicketFront: {
    summary: 'Banners, categories and popular search terms of a city',
    input: z.object({ cityCode: city.optional() }),
    data: z.object({
      banners: z.array(z.object({ sightId: id, picture, name: text(40), subtitle: text(60) })),
      categories: z.array(z.object({ category: sightCategory, sights: z.int() })),
      hotWords: z.array(text(20))
    })
  },
  pageSights: {
    summary: 'Sights by distance or popularity, filtered by city, category or search text',
    input: z.object({
      ...paging,
      cityCode: city.optional(),
      category: sightCategory.optional(),
      keyword: typedLine(40).optional(),
      sort: z.enum(['popular', 'distance']).default('popular'),
      longitude: z.number().min(-180).max(180).optional(),
      latitude: z.number().min(-90).max(90).optional()
    }),
    data: paged(sightBrief)
  },
  suggestSights: {
    summary: 'Sight name suggestions, by characters, pinyin or initials',
    reads: false,
    input: z.object({ keyword: typedLine(40, '请输入关键词'), cityCode: city.optional() }),
    data: z.array(z.object({ sightId: id, name: text(40), city: text(30) }))
  },
  getSight: {
    summary: 'A sight with its ticket kinds',
    input: z.object({ sightId: id, ...position }),
    data: z.object({
      sight,
      kinds: z.array(ticketKind),
      introHtml: richText,
      noticeHtml: richText
    })
  },
  getTicketCalendar: {
    summary: 'Price and stock of a ticket kind for each of the next 60 days',
    input: z.object({ kindId: id }),
    data: z.object({ kind: ticketKind, today: day, days: z.array(ticketDay) })
  },
  listVisitors: {
    summary: 'The member’s saved visitors, newest first',
    input: none,
    data: z.array(visitor)
  },
  saveVisitor: {
    summary: 'Save a visitor for later orders, or update one; without an ID number the stored one is kept',
    input: z.object({
      visitorId: id.optional(),
      name: visitorName,
      document: visitorDocument,
      number: printedCode(40).optional()
    }),
    data: visitor,
    codes: { '902': '20 visitors are saved, or this person is already saved' }
  },
  removeVisitor: {
    summary: 'Delete a saved visitor; existing tickets and orders are unchanged',
    input: z.object({ visitorId: id }),
    data: z.null()
  },
  previewTicketOrder: {
    summary: 'Preview tickets for a sight and day: cost and usable coupons. Read only',
    input: z.object({
      day,
      kinds: z
        .array(z.object({ kindId: id, quantity: z.int().min(1).max(MAX_TICKETS) }))
        .min(1)
        .max(MAX_TICKETS),
      /** Left out = the best one; null = none. */
      couponReceiveId: id.nullable().optional(),
      /** Who visits: kinds of ticket for their age are compared. */
      tickets: z
        .array(z.object({ kindId: id, visitorId: id }))
        .max(MAX_TICKETS)
        .optional()
    }),
    data: z.object({
      /** Kinds for the age of these visitors that cost less together; null = what was chosen is the cheapest known. */
      fitting: z
        .object({ tickets: z.array(z.object({ kindId: id, visitorId: id })), saveFen: fen })
        .nullable(),
      lines: z.array(z.object({ kindId: id, name: text(40), unitFen: fen, quantity: z.int(), payFen: fen })),
      ...priceExplained.shape,
      claimable: z.array(couponClaimable),
      totalFen: fen,
      discountFen: fen,
      payFen: fen
    }),
    codes: {
      '901': 'fewer left than requested: held by others who are paying, or sold out',
      '902': 'more than an order may contain',
      '904': 'the day can no longer be ordered',
      '906': 'the coupon cannot be used here'
    }
  },
  createTicketOrder: {
    summary: 'Order tickets for a day, one per visitor, of one or several kinds of a sight',
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
      '901': 'fewer left than requested: held by others who are paying, or sold out',
      '902': 'more than an order may contain',
      '904': 'the day can no longer be ordered',
      '906': 'the coupon cannot be used here',
      '918': 'too many concurrent purchases',
      '921': 'five orders are unpaid already',
      '922': 'the price has changed',
      '924': 'above the maximum amount of an order'
    }
  },
  getTicketOrder: {
    summary: 'The tickets of an order, with the refund amount of each',
    input: z.object({ orderNo }),
    data: ticketOrder
  },
  previewTicketRefund: {
    summary: 'Preview the refund of tickets returned now. Read only',
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
    codes: { '907': 'one of them is used, expired, waiting for staff, or not refundable by its rule' }
  },
  refundTickets: {
    summary: 'Return tickets by the refund rule stored with the order; each once',
    input: z.object({
      orderNo,
      ticketIds,
      /** The refund that the member saw, fen: if it has changed, nothing is refunded. */
      seenFen: fen.optional()
    }),
    data: ticketOrder,
    codes: {
      '907': 'used, expired, not refundable by its rule, or refused because of what came with the order',
      '922': 'the refund amount has changed'
    }
  }
} as const satisfies Record<keyof typeof ticketEndpoints, EndpointSchema>
