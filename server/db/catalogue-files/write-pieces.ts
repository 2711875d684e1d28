/** Goods of which very many change are written in pieces: a buyer waits for one of them at most (ADR 0099). */
import { inArray, sql, type SQL } from 'drizzle-orm'
import { lockCatalogue } from '../catalogue-lock'
import { withTransaction, type Queryable, type Tx } from '../client'
import { refreshMallSummaries } from '../mall-summaries'
import { catalogueApplications, catalogueHandChanges } from '../schema/own-catalogue'
import type { Entity } from './entity'
import { columnOf } from './export'
import { CatalogueFaults } from './faults'
import { lockGoods } from './lock-goods'
import { isOneOf, ROWS_A_STATEMENT, rowOfChange, told, type Change } from './write-changes'
import { trialOf } from './write-new'
import { changeKind, type Counts, type KindChanges } from './write-kind'

/** Kinds that a shop may have very many of, and that no check of the written catalogue looks at. */
const SKUS = 'mall-skus'
const KINDS = new Set(['products', SKUS])

/** Up to so many changes of a kind are written with all others, in one transaction. */
export const MAX_AT_ONCE = 1000

/** Rows of a trial that are written at a time; each time is a savepoint, of which PostgreSQL remembers 64 well. */
const TRIED_AT_ONCE = 4000

/** Whether changes may be written after all others. */
const isMany = ({ kind }: KindChanges): boolean => KINDS.has(kind.entity.name)

const sizeOf = ({ changes, restocks, gone }: KindChanges): number =>
  changes.length + restocks.length + gone.length

/** Whether the changes are written in pieces, after all others. */
export const isForPieces = (changes: KindChanges): boolean => isMany(changes) && sizeOf(changes) > MAX_AT_ONCE

/** Whether a check tries these without locking them: all that nothing else depends on. */
export const isTried = isMany

/** Counts what pieces are going to change, before they do. */
export function countPieces({ changes, restocks, gone, touched }: KindChanges, counts: Counts): void {
  for (const { entry } of [...changes, ...restocks]) touched.add(entry.key)
  counts.changed += touched.size
  counts.takenAway += gone.length
}

/**
 * Tries changes on an empty table with the columns and rules of the real one, which nobody else sees: no buyer waits.
 * @throws CatalogueFaults for what the database refuses
 */
export async function tryChanges(tx: Tx, { kind, changes, restocks }: KindChanges): Promise<void> {
  const { entity } = kind
  const trial = await trialOf(entity, tx)
  for (const some of slicesOf(changes, TRIED_AT_ONCE)) {
    try {
      await withTransaction(tx, (part) => insertTrial(part, entity, trial, some))
    } catch {
      for (const one of some) await told(one.entry, () => insertTrial(tx, entity, trial, [one]))
    }
  }
  for (const { entry, add } of restocks)
    await told(entry, async () => {
      const { rowCount } = await tx.execute(
        sql`select 1 from ${entity.table} where ${isOneOf(columnOf(entity.table, 'id'), [entry.key])} and stock + ${add}::int < 0`
      )
      if (rowCount) throw new Error('there would be less than none left')
    })
}

/** Rows as they would be. */
async function insertTrial(tx: Tx, entity: Entity, trial: SQL, changes: readonly Change[]): Promise<void> {
  const rows = changes.map((change) => rowOfChange(entity, change).json)
  const id = columnOf(entity.table, 'id')
  await tx.execute(sql`insert into ${trial} select tried.*
    from jsonb_array_elements(${`[${rows.join()}]`}::jsonb) changed join ${entity.table} on ${id} = changed ->> 'id'
      cross join lateral jsonb_populate_record(${entity.table}, changed) tried`)
}

/**
 * Writes them, some hundred in a transaction. What staff have changed since stays as it is: it is newer than the folder.
 * @throws CatalogueFaults for what sales have made impossible since the trial; the pieces before it stay
 * @param applicationId the folder's own: another one that is applied meanwhile is newer, too, and ends this
 */
export async function writePieces(
  db: Queryable,
  whole: KindChanges,
  applicationId: number,
  now: Date
): Promise<void> {
  for (const piece of piecesOf(whole))
    await inPiece(db, applicationId, async (tx) => {
      const left = without(piece, await changedByHand(tx, piece))
      await lockGoods(tx, [left])
      await changeKind(tx, left, { added: 0, changed: 0, takenAway: 0 }, now)
      // here, so that none is written for very many at once
      if (left.kind.entity.name === SKUS) await refreshMallSummaries(tx, { skuIds: keysOf(left) })
    })
}

/** One piece, in a transaction of its own under the lock of the catalogue. Another folder that was applied meanwhile ends it. */
export async function inPiece(
  db: Queryable,
  applicationId: number,
  write: (tx: Tx) => Promise<void>
): Promise<void> {
  try {
    await withTransaction(db, async (tx) => {
      await lockCatalogue(tx)
      await expectNewest(tx, applicationId)
      await write(tx)
    })
  } catch (problem) {
    throw problem instanceof CatalogueFaults ? new CatalogueFaults(problem.faults, true) : problem
  }
}

function piecesOf({ kind, changes, restocks, gone }: KindChanges): KindChanges[] {
  const none = { kind, changes: [], restocks: [], gone: [], touched: new Set<string>() }
  return [
    ...slicesOf(changes).map((some) => ({ ...none, changes: some })),
    ...slicesOf(restocks).map((some) => ({ ...none, restocks: some })),
    ...slicesOf(gone).map((some) => ({ ...none, gone: some }))
  ]
}

const keysOf = ({ changes, restocks, gone }: KindChanges): string[] => [
  ...[...changes, ...restocks].map(({ entry }) => entry.key),
  ...gone
]

async function expectNewest(tx: Tx, applicationId: number): Promise<void> {
  const newer = await tx
    .select({ id: catalogueApplications.id })
    .from(catalogueApplications)
    .where(sql`${catalogueApplications.id} > ${applicationId}`)
    .limit(1)
  if (newer.length > 0)
    throw new Error('Another folder was applied meanwhile: what is left of this one is not written')
}

async function changedByHand(tx: Tx, piece: KindChanges): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ id: catalogueHandChanges.itemId })
    .from(catalogueHandChanges)
    .where(
      sql`${catalogueHandChanges.kind} = ${piece.kind.entity.name} and ${inArray(catalogueHandChanges.itemId, keysOf(piece))}`
    )
  return new Set(rows.map(({ id }) => id))
}

function without(piece: KindChanges, keys: ReadonlySet<string>): KindChanges {
  return {
    ...piece,
    changes: piece.changes.filter(({ entry }) => !keys.has(entry.key)),
    gone: piece.gone.filter((key) => !keys.has(key))
  }
}

function slicesOf<T>(all: readonly T[], size = ROWS_A_STATEMENT): T[][] {
  const slices: T[][] = []
  for (let from = 0; from < all.length; from += size) slices.push(all.slice(from, from + size))
  return slices
}
