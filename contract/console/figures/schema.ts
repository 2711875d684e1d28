import { z } from 'zod'
import { day, moment, none, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { DAY_MS } from '../../time'
import { businessDay } from '../common'
import { MAX_FUNNEL_DAYS, MAX_REPORT_DAYS, MAX_REPORT_ROWS, MAX_COUNTED } from '../limits'
import type { consoleFigureEndpoints } from './endpoints'

const count = z.int().min(0)
/** A sum of a business, fen: more than an order may have. */
const sumFen = z.int().min(0)

/** The figures of one day in China. */
const dayFigures = z.object({
  day,
  /** Orders that were made, paid or not. */
  orders: count,
  /** Payments that arrived. */
  payments: count,
  paidFen: sumFen,
  /** Refunds that arrived, of whichever day's payments. */
  refundedFen: sumFen,
  newMembers: count,
  /** Devices that came, each once. */
  visitors: count
})

/** What a report is by. */
const reportBy = z.enum(['day', 'month', 'channel', 'kind', 'goods'])

/** Work that waits for a person. */
const waitingKind = z.enum([
  'afterSales',
  'parcels',
  'privilegeParcels',
  'prizeParcels',
  'hangingRefunds',
  'billDifferences',
  'talks',
  'feedback',
  'commissions'
])

/** Days of a report, both included, and at most so many. */
const daysOf = <More extends z.ZodRawShape>(most: number, more: More) =>
  z.object({ from: businessDay, to: businessDay, ...more }).superRefine((input, context) => {
    const { from, to } = input as { readonly from: string; readonly to: string }
    const message =
      from > to
        ? '结束日期不能早于开始日期'
        : Date.parse(to) - Date.parse(from) >= most * DAY_MS
          ? `一次最多查看 ${most} 天`
          : null
    if (message !== null) context.addIssue({ code: 'custom', path: ['to'], message })
  })

export const consoleFigureSchemas = {
  todayFigures: {
    summary: 'What a day brought, hour by hour, beside the day before it',
    input: z.object({ day: businessDay.optional() }),
    data: z.object({
      total: dayFigures,
      before: dayFigures,
      /** 24 hours of China's clock. */
      hours: z.array(
        z.object({ hour: z.int().min(0).max(23), payments: count, paidFen: sumFen, views: count })
      )
    })
  },
  salesFigures: {
    summary: 'Sales of some days by day, month, channel, kind or goods',
    input: daysOf(MAX_REPORT_DAYS, { by: reportBy }),
    data: z.object({
      items: z
        .array(
          z.object({
            /** The day, the month, or a code or number. */
            key: text(200),
            /** What goods are called; null for the rest. */
            name: text(200).nullable(),
            /** Orders with a payment in these days. */
            orders: count,
            pieces: count,
            /** By kind and goods without freight. */
            paidFen: sumFen,
            /** By day, month and channel: refunds that arrived in these days. By kind and goods: what is refunded of these orders. */
            refundedFen: sumFen,
            discountFen: sumFen,
            points: count
          })
        )
        .max(MAX_REPORT_ROWS)
    })
  },
  rightsFigures: {
    summary: 'Rights that were given in some days, by privilege, with what they are worth and cost',
    input: daysOf(MAX_REPORT_DAYS, {}),
    data: z.object({
      items: z
        .array(
          z.object({
            privilegeId: text(64),
            name: text(60),
            kind: text(20),
            /** Without those that failed. */
            given: count,
            /** Of them: bought one by one; the others were taken from plates, won, or given otherwise. */
            bought: count,
            /** Of them: used until now. */
            used: count,
            /** By face value. */
            worthFen: sumFen,
            /** By the catalogue's cost of now; null if it has none. */
            costFen: sumFen.nullable()
          })
        )
        .max(MAX_REPORT_ROWS)
    })
  },
  rightsDue: {
    summary: 'Rights that were sold and are not taken yet, as of now',
    input: none,
    data: z.object({
      at: moment,
      items: z
        .array(
          z.object({
            /** `card`: by days left; `plate`: by takes left; `privilege`: by face value. Each counts in its own way. */
            of: z.enum(['card', 'plate', 'privilege']),
            id: text(64),
            name: text(60),
            /** Terms of cards, plates on cards, or codes and recharges. */
            held: count,
            /** Takes that are left; for cards, days. */
            left: count,
            worthFen: sumFen
          })
        )
        .max(MAX_REPORT_ROWS)
    })
  },
  funnelFigures: {
    summary: 'From visits to payments, by day or channel',
    input: daysOf(MAX_FUNNEL_DAYS, { by: z.enum(['day', 'channel']), channel: text(20).optional() }),
    data: z.object({
      items: z
        .array(
          z.object({
            key: text(20),
            /** Devices that came, each once in a channel on a day; a device without its storage is another one. */
            visitors: count,
            /** Devices that opened a page of goods, of a card or the cashier, counted alike. */
            viewers: count,
            orders: count,
            /** Members who ordered. */
            buyers: count,
            /** Of these orders, those that were paid, whenever that was; and their members. */
            paidOrders: count,
            payers: count
          })
        )
        .max(MAX_REPORT_ROWS)
    })
  },
  waitingWork: {
    summary: 'What waits for staff',
    input: none,
    data: z.object({
      items: z.array(
        z.object({
          kind: waitingKind,
          items: count.max(MAX_COUNTED),
          /** How long the oldest waits, s. */
          oldestSeconds: count
        })
      )
    })
  }
} as const satisfies Record<keyof typeof consoleFigureEndpoints, EndpointSchema>
