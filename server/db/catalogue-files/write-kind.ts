import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Tx } from '../client'
import { privilegeMerchants } from '../schema/privilege'
import { catalogueRestocks } from '../schema/own-catalogue'
import { ENTITIES } from './entities'
import type { Child, Entity, Values } from './entity'
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

/** Waits for orders under way, and lets later ones wait: all goods, in the order in which orders lock theirs. */
export async function lockGoods(tx: Tx): Promise<void> {
  for (const name of LOCK_ORDER) {
    const entity = ENTITIES.find((one) => one.name === name)
    if (entity) await tx.execute(sql`select 1 from ${entity.table} order by id for no key update`)
  }
}

/** Brings one kind to what its file says. @throws CatalogueFaults */
export async function writeKind(tx: Tx, kind: Kind, counts: Counts, now: Date): Promise<void> {
  const { entity, entries } = kind
  const rows: Values[] = await tx.select().from(entity.table)
  const known = new Map(rows.map((row) => [String(row[entity.key]), row]))
  const refuse = [...entries.values()].flatMap((entry) => shortFaults(kind, entry, known.get(entry.key)))
  if (refuse.length > 0) throw new CatalogueFaults(refuse)
  const touched = new Set<string>()
  for (const entry of upperFirst(entity, [...entries.values()])) {
    const row = known.get(entry.key)
    const isWritten = await told(kind, entry, () => writeEntry(tx, entity, entry, row))
    if (!row) counts.added += 1
    else if (isWritten) touched.add(entry.key)
  }
  for (const child of entity.children) {
    for (const key of await writeChildren(tx, child, kind)) if (known.has(key)) touched.add(key)
  }
  for (const entry of entries.values()) {
    if (await told(kind, entry, () => restock(tx, entity, entry, now))) touched.add(entry.key)
  }
  counts.changed += touched.size
  const gone = [...known.keys()].filter((key) => !entries.has(key))
  counts.takenAway += await takeAway(tx, kind, gone, now)
}

/** Rows that others of the same table stand below come first. */
function upperFirst({ refs, name }: Entity, entries: readonly Entry[]): readonly Entry[] {
  const isBelow = ({ values }: Entry) => refs.some((of) => of(values).some(({ kind }) => kind === name))
  return [...entries.filter((entry) => !isBelow(entry)), ...entries.filter(isBelow)]
}

/** Numbers that are below what is gone already. */
function shortFaults({ entity, file }: Kind, { values, lineOf }: Entry, row: Values | undefined) {
  if (!row) return []
  return Object.entries(entity.atLeast).flatMap(([property, gone]) => {
    const [most, least] = [values[property], row[gone]]
    if (typeof most !== 'number' || typeof least !== 'number' || most >= least) return []
    return [{ file, line: lineOf([property]), message: `${property}: ${least} are gone already` }]
  })
}

/** What the database refuses is told with the line of its entry. */
async function told<T>({ file }: Kind, { lineOf }: Entry, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (problem) {
    const { cause } = problem as { cause?: { message?: string } }
    const message = cause?.message ?? (problem as Error).message
    throw new CatalogueFaults([{ file, line: lineOf([]), message: `The database refuses it: ${message}` }])
  }
}

const keyIs = (entity: Entity, key: string) => eq(columnOf(entity.table, entity.key), key)

/** Whether anything was written. */
async function writeEntry(
  tx: Tx,
  entity: Entity,
  { values, key }: Entry,
  row: Values | undefined
): Promise<boolean> {
  const should = rowOf(entity, values)
  if (!row) {
    await tx.insert(entity.table).values({ ...entity.fresh, ...should })
    return true
  }
  const { stock, ...rest } = differences(row, should)
  // a count that orders have changed stands; from counted to not limited and back is the file's word
  const isCount = typeof stock === 'number' && typeof row['stock'] === 'number'
  const change = stock === undefined || (entity.hasStock && isCount) ? rest : { ...rest, stock }
  if (Object.keys(change).length === 0) return false
  await tx.update(entity.table).set(change).where(keyIs(entity, key))
  return true
}

/** Writes the rows inside entries anew where they differ; the keys of those entries. */
async function writeChildren(tx: Tx, child: Child, { entries }: Kind): Promise<string[]> {
  const before = await childrenOf(child, tx)
  const changed: string[] = []
  for (const { key, values } of entries.values()) {
    const should = childRows(child, key, values)
    if (isDeepStrictEqual(inTheirOrder(child, before.get(key) ?? []), inTheirOrder(child, should))) continue
    await tx.delete(child.table).where(eq(columnOf(child.table, child.parent), key))
    if (should.length > 0) await tx.insert(child.table).values(should)
    changed.push(key)
  }
  return changed
}

/** Puts on the shelf what the file says besides, each mark once. */
async function restock(tx: Tx, entity: Entity, { key, values }: Entry, now: Date): Promise<boolean> {
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
      .where(keyIs(entity, key))
    isAny = true
  }
  return isAny
}

/** What no file has any more is sold no more; nothing that a member holds of it changes. */
async function takeAway(tx: Tx, { entity, file }: Kind, keys: readonly string[], now: Date): Promise<number> {
  if (keys.length === 0) return 0
  const isGone = inArray(columnOf(entity.table, entity.key), [...keys])
  switch (entity.takeAway) {
    case 'stay':
      return 0
    case 'refuse':
      throw new CatalogueFaults(
        keys.map((key) => ({ file, line: 1, message: `${key} is missing: it cannot be taken away` }))
      )
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
        .returning({ id: columnOf(entity.table, entity.key) })
      return gone.length
    }
    case 'end': {
      const endsAt = columnOf(entity.table, 'endsAt')
      const gone = await tx
        .update(entity.table)
        .set({ endsAt: now })
        .where(and(isGone, or(isNull(endsAt), gt(endsAt, now))))
        .returning({ id: columnOf(entity.table, entity.key) })
      return gone.length
    }
  }
}
