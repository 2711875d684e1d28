/** Days of a kind of ticket: which are available, and how many of each. */
import type { Data, TicketDay, TicketKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { DAYS_OFFERED } from '../../db/ticket-days'
import { notFound } from '../../core/business-error'
import { holidayOf } from '../../lib/china-holidays'
import { dayInChina, minuteInChina } from '../../lib/china-time'
import { listDays, type DayRow } from './calendar-repository'
import { listKinds, type DayClock, type KindRow } from './sight-repository'

export const clockOf = (now: Date): DayClock => ({
  today: dayInChina(now),
  tomorrow: dayInChina(now, 1),
  hour: Math.floor(minuteInChina(now) / 60)
})

/** The first day for which a kind can be ordered at a given moment. */
export const firstDayOf = ({ sameDayUntil }: Pick<KindRow, 'sameDayUntil'>, now: Date): string => {
  const { today, tomorrow, hour } = clockOf(now)
  return hour < sameDayUntil ? today : tomorrow
}

/** The availability of a day: three distinct states, and `closed` if nothing is sold. */
export function dayState({ onSale, left, held }: DayRow, isPast: boolean): TicketDay['state'] {
  if (!onSale || isPast) return 'closed'
  if (left > 0) return 'free'
  return held > 0 ? 'held' : 'gone'
}

/** Why a closed day is closed; null if it is not on sale for no reason that is known. */
function closingOf({ onSale, rests }: DayRow): TicketDay['closedFor'] {
  if (rests) return 'rest'
  return onSale ? 'late' : null
}

export function kindView(row: KindRow): TicketKind {
  const { id, name, audience, includes, priceFen, listPriceFen, mostAnOrder, refundRule, nearestDay } = row
  return { kindId: id, name, audience, includes, priceFen, listPriceFen, mostAnOrder, refundRule, nearestDay }
}

/** A kind of ticket that is on sale. @throws BusinessError 404 */
export async function findKind(db: Queryable, kindId: string, channel: string, now: Date): Promise<KindRow> {
  const [kind] = await listKinds({ kindId }, clockOf(now), channel, db)
  if (!kind) throw notFound('门票不存在或已下架')
  return kind
}

/** Price and stock of the days on offer. @throws BusinessError 404 */
export async function calendarOf(
  db: Queryable,
  kindId: string,
  { channel, now }: { readonly channel: string; readonly now: Date }
): Promise<Data<'getTicketCalendar'>> {
  const kind = await findKind(db, kindId, channel, now)
  const from = dayInChina(now)
  const rows = await listDays(kindId, { from, to: dayInChina(now, DAYS_OFFERED - 1) }, now, db)
  const first = firstDayOf(kind, now)
  const days = rows.map((row): TicketDay => {
    const { day, priceFen, left } = row
    const state = dayState(row, day < first)
    const closedFor = state === 'closed' ? closingOf(row) : null
    return { day, state, closedFor, holiday: holidayOf(day), priceFen, left: state === 'free' ? left : 0 }
  })
  return { kind: kindView(kind), today: from, days }
}
