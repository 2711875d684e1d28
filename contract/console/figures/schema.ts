import { z } from 'zod'
import { day, none, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { DAY_MS } from '../../time'
import { businessDay } from '../common'
import { MAX_REPORT_DAYS, MAX_REPORT_ROWS, MOST_COUNTED } from '../limits'
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
    input: z
      .object({ from: businessDay, to: businessDay, by: reportBy })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: '结束日期不能早于开始日期' })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_REPORT_DAYS * DAY_MS, {
        path: ['to'],
        message: `一次最多查看 ${MAX_REPORT_DAYS} 天`
      }),
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
  waitingWork: {
    summary: 'What waits for staff',
    input: none,
    data: z.object({
      items: z.array(
        z.object({
          kind: waitingKind,
          items: count.max(MOST_COUNTED),
          /** How long the oldest waits, s. */
          oldestSeconds: count
        })
      )
    })
  }
} as const satisfies Record<keyof typeof consoleFigureEndpoints, EndpointSchema>
