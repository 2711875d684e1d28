import { sql } from 'drizzle-orm'
import { refreshAssistantIndex } from '../assistant-index'
import { withTransaction, type Queryable, type Tx } from '../client'
import { refreshMallSummaries } from '../mall-summaries'
import { refreshMallSearchTerms } from '../mall-search-terms'
import { catalogueApplications, cataloguePictures } from '../schema/own-catalogue'
import { drawFaults } from './draw-faults'
import { giftFaults } from './gift-faults'
import { lotteryFaults } from './lottery-faults'
import { plateFaults } from './plate-faults'
import { choiceFaults } from './choice-faults'
import { countFaults } from './count-faults'
import { CatalogueFaults, inOrder, type Fault } from './faults'
import type { Folder, Kind } from './read-folder'
import { referenceFaults } from './reference-faults'
import { lockGoods, writeKind, type Counts, type Others } from './write-kind'

/** An arbitrary number used by no other lock. */
export const CATALOGUE_LOCK = 727_310

/** Checks of the catalogue as a whole, once it is written: which entry is wrong, and why. */
export type Verify = (tx: Tx) => Promise<readonly { kind: string; id: string; message: string }[]>

export interface ApplyOptions {
  readonly now: Date
  readonly verify?: Verify
  /** Dry run: only reports faults and changes. */
  readonly dryRun?: boolean
}

class Undo extends Error {
  constructor(readonly counts: Counts) {
    super('a check writes nothing')
  }
}

/**
 * Brings the catalogue in line with a folder, in one transaction: new entries are added, differing ones changed, and those that a file
 * no longer has go off sale. Idempotent.
 * @throws CatalogueFaults with every fault; then nothing is written
 */
export async function applyFolder(db: Queryable, folder: Folder, options: ApplyOptions): Promise<Counts> {
  try {
    return await withTransaction(db, (tx) => applyIn(tx, folder, options))
  } catch (problem) {
    if (problem instanceof Undo) return problem.counts
    throw problem
  }
}

async function applyIn(tx: Tx, folder: Folder, { now, verify, dryRun }: ApplyOptions): Promise<Counts> {
  const counts = await writeFolder(tx, folder, { now, others: 'taken away' })
  const late = await verify?.(tx)
  if (late && late.length > 0)
    throw new CatalogueFaults(inOrder(late.map((fault) => placed(folder.kinds, fault))))
  if (dryRun) throw new Undo(counts)
  await tx.insert(catalogueApplications).values({ at: now, ...counts })
  return counts
}

/** Writes the content of a folder, under the lock shared by all catalogue writers. @throws CatalogueFaults with every fault */
export async function writeFolder(
  tx: Tx,
  folder: Folder,
  how: { readonly now: Date; readonly others: Others }
): Promise<Counts> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
  const faults = [
    ...folder.faults,
    ...(await referenceFaults(tx, folder)),
    ...(await countFaults(tx, folder)),
    ...(await choiceFaults(tx, folder)),
    ...(await lotteryFaults(tx, folder)),
    ...(await drawFaults(tx, folder)),
    ...(await giftFaults(tx, folder)),
    ...(await plateFaults(tx, folder))
  ]
  if (faults.length > 0) throw new CatalogueFaults(inOrder(faults))
  await lockGoods(tx)
  const counts = { added: 0, changed: 0, takenAway: 0 }
  for (const kind of folder.kinds) await writeKind(tx, kind, counts, how)
  await refreshMallSearchTerms(tx)
  await refreshMallSummaries(tx)
  await refreshAssistantIndex(tx)
  await storePictures(tx, folder)
  return counts
}

function placed(
  kinds: readonly Kind[],
  { kind, id, message }: { kind: string; id: string; message: string }
): Fault {
  const found = kinds.find(({ entity }) => entity.name === kind)
  const entry = found?.entries.get(id)
  return { file: entry?.file ?? found?.file ?? `${kind}.yaml`, line: entry?.lineOf([]) ?? 1, message }
}

async function storePictures(tx: Tx, { pictures }: Folder): Promise<void> {
  for (const picture of pictures.values())
    await tx.insert(cataloguePictures).values(picture).onConflictDoNothing()
}

/** Whether a folder was ever applied here: if so, the catalogue is an operator's own. */
export async function isOwnCatalogue(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: catalogueApplications.id }).from(catalogueApplications).limit(1)
  return rows.length > 0
}
