import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { withTransaction, type Tx } from '../client'
import { privilegeMerchants } from '../schema/privilege'
import { catalogueRestocks } from '../schema/own-catalogue'
import { ENTITIES } from './entities'
import { keyOf, type Child, type Entity, type Values } from './entity'
import { childrenOf, columnOf } from './export'
import { CatalogueFaults } from './faults'
import type { Entry, Kind } from './read-folder'
import { childRows, differences, inTheirOrder, rowOf } from './rows'

export interface Counts {
  added: number
  changed: number
  takenAway: number
}

/** Goods in the order in which orders lock them. */
const LOCK_ORDER = ['cards', 'plates', 'products', 'mall-skus']

/** Waits for orders in progress and blocks later ones: locks all goods, in the same order as orders do. */
export async function lockGoods(tx: Tx): Promise<void> {
  for (const name of LOCK_ORDER) {
    const entity = ENTITIES.find((one) => one.name === name)
    if (entity) await tx.execute(sql`select 1 from ${entity.table} order by id for no key update`)
  }
}

/** What happens to rows that no file has: they go off sale, or stay as they are. */
export type Others = 'taken away' | 'left'

/** Brings one kind in line with its file. @throws CatalogueFaults */
export async function writeKind(
  tx: Tx,
  kind: Kind,
  counts: Counts,
  { now, others }: { readonly now: Date; readonly others: Others }
): Promise<void> {
  const { entity, entries } = kind
  const rows: Values[] = await tx.select().from(entity.table)
  const existing = new Map(rows.map((row) => [keyOf(entity, row), row]))
  const touched = new Set<string>()
  const isNew = ({ key }: Entry) => !existing.has(key)
  counts.added += await addEntries(tx, entity, upperFirst(entity, [...entries.values()].filter(isNew)))
  for (const entry of entries.values()) {
    const row = existing.get(entry.key)
    if (row && (await told(entry, () => changeEntry(tx, entity, entry, row)))) touched.add(entry.key)
  }
  for (const child of entity.children) {
    for (const key of await writeChildren(tx, child, kind)) if (existing.has(key)) touched.add(key)
  }
  for (const entry of entries.values()) {
    if (await told(entry, () => restock(tx, entity, entry, now))) touched.add(entry.key)
  }
  counts.changed += touched.size
  if (others === 'left') return
  const gone = [...existing.keys()].filter((key) => !entries.has(key))
  counts.takenAway += await takeAway(tx, kind, gone, now)
}

/** Rows that others of the same table refer to come first. */
function upperFirst({ refs, name }: Entity, entries: readonly Entry[]): readonly Entry[] {
  const isBelow = ({ values }: Entry) => refs.some((of) => of(values).some(({ kind }) => kind === name))
  return [...entries.filter((entry) => !isBelow(entry)), ...entries.filter(isBelow)]
}

/** Reports errors of the database with the line of the entry. */
async function told<T>({ file, lineOf }: Entry, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (problem) {
    const { cause } = problem as { cause?: { message?: string } }
    const message = cause?.message ?? (problem as Error).message
    throw new CatalogueFaults([{ file, line: lineOf([]), message: `The database refuses it: ${message}` }])
  }
}

const keyIs = ({ table, keys }: Entity, { values }: Entry) =>
  and(...keys.map((key) => eq(columnOf(table, key), values[key])))

/** Far below PostgreSQL's limit of 65,535 parameters per statement. */
const ROWS_A_STATEMENT = 400

/** Adds new rows, many per statement; if one is refused, they are retried one by one to find it. */
async function addEntries(tx: Tx, entity: Entity, entries: readonly Entry[]): Promise<number> {
  const add = (some: readonly Entry[], on: Tx) =>
    on.insert(entity.table).values(some.map(({ values }) => rowOf(entity, values, true)))
  for (let from = 0; from < entries.length; from += ROWS_A_STATEMENT) {
    const some = entries.slice(from, from + ROWS_A_STATEMENT)
    try {
      await withTransaction(tx, (part) => add(some, part))
    } catch {
      for (const entry of some) await told(entry, () => add([entry], tx))
    }
  }
  return entries.length
}

/** Whether anything was written. */
async function changeEntry(tx: Tx, entity: Entity, entry: Entry, row: Values): Promise<boolean> {
  const { stock, ...rest } = differences(row, rowOf(entity, entry.values, false))
  // a stock changed by orders is left as it is; whether stock is limited at all is decided by the file
  const isCount = typeof stock === 'number' && typeof row['stock'] === 'number'
  const change = stock === undefined || (entity.hasStock && isCount) ? rest : { ...rest, stock }
  if (Object.keys(change).length === 0) return false
  await tx.update(entity.table).set(change).where(keyIs(entity, entry))
  return true
}

/** Rewrites the nested rows of entries that differ; returns the keys of those entries. */
async function writeChildren(tx: Tx, child: Child, { entries }: Kind): Promise<string[]> {
  const before = await childrenOf(child, tx)
  const changed = [...entries.values()].flatMap(({ key, values }) => {
    const rows = childRows(child, key, values)
    const isSame = isDeepStrictEqual(inTheirOrder(child, before.get(key) ?? []), inTheirOrder(child, rows))
    return isSame ? [] : [{ key, rows }]
  })
  if (changed.length === 0) return []
  const keys = changed.map(({ key }) => key)
  await tx.delete(child.table).where(inArray(columnOf(child.table, child.parent), keys))
  const rows = changed.flatMap((one) => one.rows)
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(child.table).values(rows.slice(from, from + ROWS_A_STATEMENT))
  return keys
}

/** Adds the file's additional stock, each mark once. */
async function restock(tx: Tx, entity: Entity, entry: Entry, now: Date): Promise<boolean> {
  const { key, values } = entry
  const marks = (values['restock'] ?? []) as readonly { mark: string; add: number }[]
  let isAny = false
  for (const { mark, add } of marks) {
    const fresh = await tx
      .insert(catalogueRestocks)
      .values({ kind: entity.name, itemId: key, mark, added: add, at: now })
      .onConflictDoNothing()
      .returning({ mark: catalogueRestocks.mark })
    if (fresh.length === 0) continue
    const stock = columnOf(entity.table, 'stock')
    await tx
      .update(entity.table)
      .set({ stock: sql`${stock} + ${add}` })
      .where(keyIs(entity, entry))
    isAny = true
  }
  return isAny
}

/** What no file has any more goes off sale; nothing that members hold of it changes. */
async function takeAway(tx: Tx, { entity }: Kind, keys: readonly string[], now: Date): Promise<number> {
  if (keys.length === 0) return 0
  const key = columnOf(entity.table, entity.keys[0] ?? '')
  const isGone = inArray(key, [...keys])
  switch (entity.takeAway) {
    case 'stay':
    // what cannot be removed was reported as a fault: see count-faults.ts
    case 'refuse':
      return 0
    case 'unlink':
      return (
        await tx
          .delete(privilegeMerchants)
          .where(inArray(privilegeMerchants.merchantId, [...keys]))
          .returning({ id: privilegeMerchants.merchantId })
      ).length
    case 'offSale': {
      const onSale = columnOf(entity.table, 'onSale')
      const gone = await tx
        .update(entity.table)
        .set({ onSale: false })
        .where(and(isGone, eq(onSale, true)))
        .returning({ id: key })
      return gone.length
    }
    case 'end': {
      const endsAt = columnOf(entity.table, 'endsAt')
      const gone = await tx
        .update(entity.table)
        .set({ endsAt: now })
        .where(and(isGone, or(isNull(endsAt), gt(endsAt, now))))
        .returning({ id: key })
      return gone.length
    }
  }
}
