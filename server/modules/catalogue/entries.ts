/** Reads of what is sold, for staff. */
import type { ConsoleData, ConsoleParsed, StaffAct } from '@contract/console/types'
import type { ListedKind } from '@contract/console/catalogue/schema'
import { notFound } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { dayInChina } from '../../lib/china-time'
import { daysOfTicket, findEntry, pageOfEntries, skusOfProduct, type EntryRow } from './entry-repository'

/** A page of what is sold, of one kind. */
export async function listEntries(
  db: Queryable,
  { kind, text = '', cursor, limit }: ConsoleParsed<'catalogue'>
): Promise<ConsoleData<'catalogue'>> {
  const { rows, next } = await pageOfEntries({ kind, text, cursor, pageSize: limit }, db)
  return { items: rows.map((row) => briefOf(kind, row)), nextCursor: next }
}

/** What of the audit trail is about something. */
export interface About {
  readonly kind: string
  readonly id: string
}

/** Reads what staff changed about several things, latest first. */
export type ReadChanges = (abouts: readonly About[]) => Promise<StaffAct[]>

/** One entry with its SKUs or days and what staff changed in it. @throws BusinessError 404 */
export async function readEntry(
  db: Queryable,
  { kind, itemId }: ConsoleParsed<'catalogueEntry'>,
  now: Date,
  readChanges: ReadChanges
): Promise<ConsoleData<'catalogueEntry'>> {
  const row = await findEntry(kind, itemId, db)
  if (!row) throw notFound('没有这件商品')
  const skus = kind === 'mall-products' ? await skusOfProduct(itemId, db) : []
  const days = kind === 'ticket-kinds' ? await daysOfTicket(itemId, dayInChina(now), db) : []
  const changes = await readChanges([
    { kind, id: itemId },
    ...skus.map((sku) => ({ kind: 'mall-skus', id: sku.itemId })),
    ...days.map((day) => ({ kind: 'ticket-days', id: day.itemId }))
  ])
  const { cardPriceFen, weekendFen } = row
  return { entry: { ...briefOf(kind, row), cardPriceFen, weekendFen }, skus, days, changes }
}

function briefOf(kind: ListedKind, row: EntryRow): ConsoleData<'catalogue'>['items'][number] {
  const { itemId, name, picture, note, priceFen, listPriceFen, stock, onSale, sold, channels } = row
  return { kind, itemId, name, picture, note, priceFen, listPriceFen, stock, onSale, sold, channels }
}
