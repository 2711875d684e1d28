import { isDeepStrictEqual } from 'node:util'
import { and, eq, getTableColumns, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../client'
import { privilegeMerchants } from '../schema/privilege'
import { keyOf, type Child, type Entity, type Values } from './entity'
import { childrenOf, columnOf } from './export'
import type { Entry, Kind } from './read-folder'
import { changeOf, isOneOf, ROWS_A_STATEMENT, told, writeChanges, type Change } from './write-changes'
import { newRestocks, restock, type Restock } from './write-restocks'
import { addEntries, type Derived } from './write-new'
import { childRows, inTheirOrder } from './rows'

/** Rows that are compared at a time. */
const ROWS_AT_ONCE = 2000

export interface Counts {
  added: number
  changed: number
  takenAway: number
}

/** What happens to rows that no file has: they go off sale, or stay as they are. */
export type Others = 'taken away' | 'left'

interface Adding {
  readonly others: Others
  readonly derived: Derived
  /** If it was compared before. */
  readonly compared?: Compared | undefined
  /** New rows follow later. */
  readonly isLater?: boolean
}

/** What is left to do for a kind once its new rows are there. */
export interface KindChanges {
  readonly kind: Kind
  readonly changes: readonly Change[]
  readonly restocks: readonly Restock[]
  /** Keys of rows that no file has, and that are there to be taken away. */
  readonly gone: readonly string[]
  /** Keys of rows that existed before and of which something was written. */
  readonly touched: Set<string>
}

/**
 * Adds the new rows of a kind with what is nested in them, and finds what else differs from its file. Nothing that exists is locked by
 * it: under the lock of the catalogue nobody else writes what is compared here.
 * @throws CatalogueFaults
 */
export async function addKind(
  tx: Tx,
  kind: Kind,
  counts: Counts,
  { others, derived, compared, isLater = false }: Adding
): Promise<KindChanges> {
  const { entity, entries } = kind
  const { existing, changes, unknown } = compared ?? (await compareRows(tx, kind))
  const isNew = ({ key }: Entry) => !isLater && !existing.has(key)
  const added = upperFirst(entity, [...entries.values()].filter(isNew))
  counts.added += await addEntries(tx, entity, added, derived)
  const touched = new Set<string>()
  for (const child of entity.children)
    for (const key of await writeChildren(tx, child, kind)) if (existing.has(key)) touched.add(key)
  return {
    kind,
    changes,
    restocks: await newRestocks(tx, kind),
    gone: others === 'left' ? [] : unknown,
    touched
  }
}

/** What is there of a kind: the keys, what differs from the file, and the keys on sale that no file has. */
export interface Compared {
  readonly existing: ReadonlySet<string>
  readonly changes: Change[]
  readonly unknown: string[]
}

/** Compares some rows at a time, without the columns that no file has: those of a large mall would fill the memory. */
export async function compareRows(tx: Tx, { entity, entries }: Kind): Promise<Compared> {
  const { table, keys, leftOut } = entity
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([property]) => !leftOut.includes(property))
  )
  const order = keys.map((key) => columnOf(table, key))
  const existing = new Set<string>()
  const changes: Change[] = []
  const unknown: string[] = []
  let last: Values | undefined
  do {
    const after =
      last &&
      isAfter(
        order,
        keys.map((key) => last?.[key])
      )
    const rows: Values[] = await tx
      .select(columns)
      .from(table)
      .where(after)
      .orderBy(...order)
      .limit(ROWS_AT_ONCE)
    for (const row of rows) {
      const key = keyOf(entity, row)
      const entry = entries.get(key)
      existing.add(key)
      if (entry) changes.push(...changeOf(entity, entry, row))
      else if (row['onSale'] !== false) unknown.push(key)
    }
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)
  } while (last)
  return { existing, changes: inFileOrder(entries, changes), unknown }
}

const isAfter = (columns: readonly PgColumn[], values: readonly unknown[]): SQL =>
  sql`(${sql.join([...columns], sql`, `)}) > (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `
  )})`

/** Faults are told in the order of the file. */
function inFileOrder(entries: ReadonlyMap<string, Entry>, changes: Change[]): Change[] {
  const places = new Map([...entries.keys()].map((key, place) => [key, place]))
  return changes.sort((a, b) => (places.get(a.entry.key) ?? 0) - (places.get(b.entry.key) ?? 0))
}

/** Writes what differs of a kind. @throws CatalogueFaults */
export async function changeKind(
  tx: Tx,
  { kind, changes, restocks, gone, touched }: KindChanges,
  counts: Counts,
  now: Date
): Promise<void> {
  await writeChanges(tx, kind.entity, changes)
  for (const one of restocks) await told(one.entry, () => restock(tx, kind.entity, one, now))
  for (const { entry } of [...changes, ...restocks]) touched.add(entry.key)
  counts.changed += touched.size
  counts.takenAway += await takeAway(tx, kind, gone, now)
}

/** Rows that others of the same table refer to come first. */
function upperFirst({ refs, name }: Entity, entries: readonly Entry[]): readonly Entry[] {
  const below: Entry[] = []
  const upper = entries.filter((entry) => {
    const { values } = entry
    const isBelow = refs.some((of) => of(values).some(({ kind }) => kind === name))
    if (isBelow) below.push(entry)
    return !isBelow
  })
  return [...upper, ...below]
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
  await tx.delete(child.table).where(isOneOf(columnOf(child.table, child.parent), keys))
  const rows = changed.flatMap((one) => one.rows)
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    await tx.insert(child.table).values(rows.slice(from, from + ROWS_A_STATEMENT))
  return keys
}

/** What no file has any more goes off sale; nothing that members hold of it changes. */
async function takeAway(tx: Tx, { entity }: Kind, keys: readonly string[], now: Date): Promise<number> {
  if (keys.length === 0) return 0
  const key = columnOf(entity.table, entity.keys[0] ?? '')
  const isGone = isOneOf(key, keys)
  switch (entity.takeAway) {
    case 'stay':
    // what cannot be removed was reported as a fault: see count-faults.ts
    case 'refuse':
      return 0
    case 'unlink':
      return (
        await tx
          .delete(privilegeMerchants)
          .where(isOneOf(privilegeMerchants.merchantId, keys))
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
