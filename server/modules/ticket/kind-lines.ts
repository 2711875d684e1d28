/** Kinds of tickets ordered together: of one sight, for one day. */
import { RESULT } from '@contract/envelope/codes'
import type { GoodsLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { HOLD_MINUTES } from '../../domain/terms'
import { findKind, firstDayOf } from './calendar'
import { heldBy, listDays } from './calendar-repository'
import type { KindRow } from './sight-repository'

/** A number of tickets of a kind, as an order line. */
export interface KindLine {
  readonly kind: KindRow
  /** The kind's day. */
  readonly itemId: string
  readonly quantity: number
}

/** The caller, day, channel and time. */
export interface Occasion {
  readonly memberId: string
  readonly day: string
  readonly channel: string
  readonly now: Date
}

/** Adds up the quantity of each kind, in order of first appearance. */
export function countsOf(
  wanted: readonly { readonly kindId: string; readonly quantity: number }[]
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { kindId, quantity } of wanted) counts.set(kindId, (counts.get(kindId) ?? 0) + quantity)
  return counts
}

/** The lines of an order for a day. @throws BusinessError 400, 404, 902, 904 */
export async function kindLines(
  db: Queryable,
  counts: ReadonlyMap<string, number>,
  { day, channel, now }: Occasion
): Promise<KindLine[]> {
  const lines: KindLine[] = []
  for (const [kindId, quantity] of counts) {
    const kind = await findKind(db, kindId, channel, now)
    checkNumber(kind, quantity)
    lines.push({ kind, itemId: await dayOf(db, kind, day, now), quantity })
  }
  if (new Set(lines.map(({ kind }) => kind.sightId)).size > 1)
    throw new BusinessError(RESULT.badRequest, '不同景点的门票请分开下单')
  return lines
}

export const draftLinesOf = (lines: readonly KindLine[]): GoodsLine[] =>
  lines.map(({ itemId, quantity }) => ({ kind: 'ticket', itemId, quantity }))

function checkNumber({ name, mostAnOrder }: KindRow, number: number): void {
  if (number <= mostAnOrder) return
  throw new BusinessError(RESULT.limitReached, `${name}每单最多 ${mostAnOrder} 张`)
}

async function findDay(db: Queryable, kindId: string, day: string, now: Date) {
  const [row] = await listDays(kindId, { from: day, to: day }, now, db)
  return row
}

/** @throws BusinessError 904 */
async function dayOf(db: Queryable, kind: KindRow, day: string, now: Date): Promise<string> {
  const row = day < firstDayOf(kind, now) ? undefined : await findDay(db, kind.id, day, now)
  if (!row?.onSale) throw new BusinessError(RESULT.ended, `${kind.name}在该日期不可预订，请重新选择`)
  return row.id
}

/** Reports shortages in terms of tickets: held (and by whom), sold out or too few, and of which kind. */
export async function reportingShortage<T>(
  db: Queryable,
  lines: readonly KindLine[],
  { memberId, day, now }: Occasion,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof BusinessError) || problem.code !== RESULT.soldOut) throw problem
    for (const { kind, itemId, quantity } of lines) {
      const { left = 0, held = 0 } = (await findDay(db, kind.id, day, now)) ?? {}
      if (left >= quantity) continue
      const own = held > 0 ? await heldBy(memberId, itemId, now, db) : 0
      throw new BusinessError(RESULT.soldOut, shortageText(kind.name, { left, held, own }, quantity))
    }
    throw new BusinessError(RESULT.soldOut, '余票刚有变化，请再试一次')
  }
}

function shortageText(
  name: string,
  { left, held, own }: { readonly left: number; readonly held: number; readonly own: number },
  wanted: number
): string {
  if (left > 0 && left < wanted) return `该日${name}仅剩 ${left} 张，请减少出行人`
  if (own > 0) return `该日${name}余票在您的待付款订单中，请先支付或取消该订单`
  if (held > 0) return `该日${name}的余票有人正在付款，下单 ${HOLD_MINUTES} 分钟未付将释放，请稍后再试`
  return `该日${name}已卖完，请选择其他日期`
}
