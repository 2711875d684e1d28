import { z } from 'zod'
import { cursor, day, id, queryInt, text, typedLine } from '../common'

/** Parameters of a paged read, in a query string. */
export const consolePaging = { cursor, limit: queryInt(1, 100).default(20) }

/** One page of a list; `nextCursor` is the cursor of the page that follows, null after the last one. */
export const consolePage = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/**
 * A day of the business in China. Numbers of orders have two digits of the year: those of another century would be taken for
 * this one's.
 */
export const businessDay = day.refine((value) => value >= '2000-01-01' && value < '2100-01-01', '日期不正确')

/** Why staff did something: shown in the audit trail. */
export const reason = typedLine(100, '请填写原因')

/** The response of an act: its entry in the audit trail. */
export const acted = z.object({ actId: id })

/** A member in a list: by the masked phone, or by the name without one. */
export const consoleMember = z.object({ memberId: id, nickname: text(60), phoneMasked: text(20).nullable() })

/** How often one looks by a whole phone number, see server/console/look-by-phone.ts. */
export const LOOKS_ALLOWED = '60 in ten minutes and 1000 a day, all looks by phone together'
