import { z } from 'zod'
import type { EndOfDay, Moment } from './time'

/** Text without NUL: PostgreSQL rejects it, which would surface as a 500. */
export const text = (max: number, min = 0) => bounded(z.string(), max, min)

/** The same, trimmed. */
export const trimmed = (max: number, min = 0) => bounded(z.string().trim(), max, min)

const bounded = (words: z.ZodString, max: number, min: number) =>
  words
    .min(min)
    .max(max)
    .regex(/^[^\u0000]*$/, '含有不支持的字符')

/** An identifier of ours: catalogue slugs and generated ids alike. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, '编号不正确')

/** Highest total of one order: ¥1,000,000. */
export const MAX_ORDER_FEN = 100_000_000

/** Money in fen, up to the total of one order. */
export const fen = z.int().min(0).max(MAX_ORDER_FEN)

const instant = z.iso.datetime({ offset: true })

/** A moment that is shown with its time, ISO 8601 with offset. */
export const moment = instant as unknown as z.ZodType<Moment, Moment>

/** The end of a day in China, ISO 8601 with offset: 00:00 after the last day; the last day is what is shown. */
export const endOfDay = instant as unknown as z.ZodType<EndOfDay, EndOfDay>

/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date()

/** A mainland mobile number. */
export const mobile = z.string().regex(/^1[3-9]\d{9}$/, '请输入正确的手机号')

/** Address of one of our pictures: a path on the API server, or absolute. */
export const picture = text(300)

/** Number of an order, 20 digits. */
export const orderNo = z.string().regex(/^\d{20}$/, '订单号不正确')

/** A number sent as text in a query string. One without a value (`latitude=`) counts as not sent: see the server's bind. */
export const queryNumber = (min: number, max: number) => z.coerce.number().min(min).max(max)

/** The same for a whole number. */
export const queryInt = (min: number, max: number) => queryNumber(min, max).int()

/** Parameters of a paged call: `page` from 1. */
export const paging = {
  page: z.int().min(1).max(1000).default(1),
  pageSize: z.int().min(1).max(50).default(10)
}

/** One page of a list; `hasMore` says whether another follows. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), page: z.int(), hasMore: z.boolean(), total: z.int() })

/**
 * HTML for RichText, a small set of tags. The server cleans every value of this schema on output (see
 * `server/http/rich-text.ts`): HTML in a response has to be `richText`, never `text`; a test checks that.
 */
export const richText = text(20_000)

/** Nothing but the envelope. */
export const nothing = z.null()

/** No parameters. */
export const none = z.object({})

/** The caller's position, as query text. */
export const position = {
  longitude: queryNumber(-180, 180).optional(),
  latitude: queryNumber(-90, 90).optional(),
  cityCode: text(12).optional()
}

/**
 * Whether this may be bought from here. `platform` = the platform forbids selling it (virtual goods in the iOS
 * mini-program): the client hides price and purchase.
 */
export const purchase = z.object({
  allowed: z.boolean(),
  /** `too_short`: the caller's cards end before half of its rounds could be used. */
  reason: z.enum([
    'ok',
    'platform',
    'off_sale',
    'sold_out',
    'limit_reached',
    'need_card',
    'too_short',
    'owned',
    'unpaid'
  ]),
  /** With `need_card` and `too_short`: cards on sale here that include it, cheapest first. */
  cards: z.array(z.object({ cardId: id, name: text(30) })).optional(),
  /** With `unpaid`: the caller's unpaid order of it. */
  orderNo: id.optional()
})
