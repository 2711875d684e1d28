import { z } from 'zod'
import type { EndOfDay, Moment } from './time'
import { isPlain, isSeen, isWellFormed } from './typed/characters'
import { compact, plainCode } from './typed/code'
import { cleanDocumentName, cleanName } from './typed/name'
import { MOBILE, plainPhone } from './typed/phone'
import { cleanLine, cleanText } from './typed/text'

const UNSUPPORTED = '含有看不见或无法识别的字符，请删除后重新填写'

/**
 * Text as it stands: what has no UTF-8 form is refused (PostgreSQL rejects it, which would surface as a 500), and what cannot be seen
 * or turns the text around. For what people type, see {@link typedLine} and its like, which clean it first.
 */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(isPlain, UNSUPPORTED)
    .refine((words) => min === 0 || isSeen(words), '请填写内容')

/** What programs hand over: codes, signatures, versions, addresses of pages. It stands in one line. */
export const oneLine = (max: number, min = 0) =>
  text(max, min).refine((words) => !/[\t\n\r]/.test(words), UNSUPPORTED)

/** What people type, cleaned and trimmed; `missing`: what is said where nothing is left, which is allowed without it. */
const typed =
  (clean: (text: string) => string) =>
  (max: number, missing?: string, tooLong = `最多 ${max} 个字`) => {
    const words = z
      .string()
      .refine(isWellFormed, UNSUPPORTED)
      .overwrite((given) => clean(given).trim())
      .max(max, tooLong)
    return missing === undefined ? words : words.min(1, missing)
  }

/** One line that people type, see `cleanLine`. */
export const typedLine = typed(cleanLine)

/** Several lines that people type, see `cleanText`. */
export const typedText = typed(cleanText)

/** Somebody's name, see `cleanName`. */
export const personName = typed(cleanName)

/** A name as in a document, see `cleanDocumentName`. */
export const documentName = typed(cleanDocumentName)

/** A printed code, or the number of a document, see `plainCode`. */
export const printedCode = typed(plainCode)

/** A phone number whose form is checked elsewhere, see `plainPhone`. */
export const phoneNumber = typed(plainPhone)

/** Who or what led somebody here, out of a link: cleaned and never refused, as a broken link must cost no visit and no order. */
export const linkLabel = (max: number) =>
  z
    .string()
    .overwrite((label) => cleanLine(label).trim())
    .max(max)

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

/** A mainland mobile number, however it is written, see `plainPhone`. */
export const mobile = z.string().overwrite(plainPhone).regex(MOBILE, '请输入正确的手机号')

/** A code by SMS. */
export const smsCode = z
  .string()
  .overwrite(compact)
  .regex(/^\d{6}$/, '请输入 6 位验证码')

/** Address of one of our pictures: a path on the API server, or absolute. */
export const picture = oneLine(300)

/** Number of an order, 20 digits. */
export const orderNo = z.string().regex(/^\d{20}$/, '订单号不正确')

/** A number sent as text in a query string. One without a value (`latitude=`) counts as not sent: see the server's bind. */
export const queryNumber = (min: number, max: number) => z.coerce.number().min(min).max(max)

/** The same for a whole number. */
export const queryInt = (min: number, max: number) => queryNumber(min, max).int()

/** Where a page of a list begins: `next` of the page before; omitted for the first page (ADR 0070). */
export const cursor = z
  .string()
  .regex(/^[\w-]{1,400}$/, '列表的位置不正确')
  .optional()

/** Parameters of a paged call. */
export const paging = { cursor, pageSize: z.int().min(1).max(50).default(10) }

/** The same in a query string. */
export const queryPaging = { cursor, pageSize: queryInt(1, 50).default(10) }

/** One page of a list; `next` is the cursor of the page that follows, null after the last one. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), next: z.string().nullable() })

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
  cityCode: oneLine(12).optional()
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
