import { refreshAssistantIndex } from '../assistant-index'
import { lockCatalogue, underCatalogueLock } from '../catalogue-lock'
import { withTransaction, type Queryable, type Tx } from '../client'
import { refreshMallSummaries } from '../mall-summaries'
import { refreshMallSearchTerms } from '../mall-search-terms'
import { catalogueApplications, cataloguePictures } from '../schema/own-catalogue'
import { drawFaults } from './draw-faults'
import { giftFaults } from './gift-faults'
import { summariesOf } from './first-summaries'
import { lotteryFaults } from './lottery-faults'
import { plateFaults } from './plate-faults'
import { choiceFaults } from './choice-faults'
import { countFaults } from './count-faults'
import { CatalogueFaults, inOrder, type Fault } from './faults'
import { forgetHandChanges, handChanges } from './hand-changes'
import { keeping, undoneBy } from './hand-faults'
import type { Folder, Kind } from './read-folder'
import { referenceFaults } from './reference-faults'
import { isGoods, lockGoods } from './lock-goods'
import { addNewGoods, newGoods, tryNewGoods, type NewGoods } from './write-new-goods'
import { countPieces, isForPieces, isTried, tryChanges, writePieces } from './write-pieces'
import { addKind, changeKind, type Counts, type KindChanges, type Others } from './write-kind'

/** Checks of the catalogue as a whole, once it is written: which entry is wrong, and why. */
export type Verify = (tx: Tx) => Promise<readonly { kind: string; id: string; message: string }[]>

export interface ApplyOptions {
  readonly now: Date
  readonly verify?: Verify
  /** Dry run: only reports faults and changes. */
  readonly dryRun?: boolean
  /** Given: changes by hand that the folder undoes are overwritten, and told here. Otherwise they are faults. */
  readonly overwrite?: ((undone: readonly Fault[]) => void) | undefined
}

interface Written {
  readonly counts: Counts
  /** What is to be written in pieces: first what is new. */
  readonly added: NewGoods
  readonly pieces: readonly KindChanges[]
}

interface Applied extends Written {
  readonly applicationId: number
}

interface Writing {
  readonly now: Date
  readonly others: Others
  readonly dryRun: boolean
  /** All of it in the one transaction: nobody buys yet. */
  readonly inOne?: true
}

class Undo extends Error {
  constructor(readonly counts: Counts) {
    super('a check writes nothing')
  }
}

/**
 * Brings the catalogue in line with a folder, in one transaction: new entries are added, differing ones changed, and those that a file
 * no longer has go off sale. Where more than a thousand goods of a kind change or are new, these follow in pieces; then comes the assistant's
 * index. Idempotent: what was cut off is finished by the next time. A dry run locks no goods of the mall.
 * @throws CatalogueFaults with every fault; then nothing is written
 */
export async function applyFolder(db: Queryable, folder: Folder, options: ApplyOptions): Promise<Counts> {
  try {
    const written = await withTransaction(db, (tx) => applyIn(tx, folder, options))
    const { counts, added, pieces, applicationId } = written
    if (added.later.size > 0) await addNewGoods(db, added, await summariesOf(db, folder), applicationId)
    for (const piece of pieces) await writePieces(db, piece, applicationId, options.now)
    // by itself: it takes seconds with many goods, and nothing that is sold depends on it; the next apply finishes what was cut off
    await underCatalogueLock(db, refreshAssistantIndex)
    return counts
  } catch (problem) {
    if (problem instanceof Undo) return problem.counts
    throw problem
  }
}

async function applyIn(
  tx: Tx,
  folder: Folder,
  { now, verify, dryRun = false, overwrite }: ApplyOptions
): Promise<Applied> {
  await lockCatalogue(tx)
  const undone = undoneBy(folder, await handChanges(tx))
  overwrite?.(undone)
  const refused = overwrite ? [] : undone
  const { counts, ...later } = await writeFolder(
    tx,
    { ...folder, faults: [...folder.faults, ...refused] },
    { now, others: 'taken away', dryRun }
  )
  await forgetHandChanges(
    folder.kinds.map(({ entity }) => entity.name),
    tx
  )
  const late = await verify?.(tx)
  if (late && late.length > 0)
    throw new CatalogueFaults(inOrder(late.map((fault) => placed(folder.kinds, fault))))
  if (dryRun) throw new Undo(counts)
  const [row] = await tx
    .insert(catalogueApplications)
    .values({ at: now, ...counts })
    .returning({ id: catalogueApplications.id })
  return { counts, ...later, applicationId: row?.id ?? 0 }
}

/**
 * Writes the demo beside what was added to it: other entries stay on sale, and what was changed by hand stays as it is.
 * @throws CatalogueFaults with every fault
 */
export async function writeDemo(tx: Tx, folder: Folder, now: Date): Promise<void> {
  await lockCatalogue(tx)
  const kept = keeping(folder, await handChanges(tx))
  await writeFolder(tx, kept, { now, others: 'left', dryRun: false, inOne: true })
  await refreshAssistantIndex(tx)
}

/** Writes the content of a folder, under the lock shared by all catalogue writers. @throws CatalogueFaults with every fault */
async function writeFolder(
  tx: Tx,
  folder: Folder,
  { now, others, dryRun, inOne }: Writing
): Promise<Written> {
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
  const counts = { added: 0, changed: 0, takenAway: 0 }
  const goods: KindChanges[] = []
  const added = await newGoods(tx, folder, inOne === true)
  for (const kind of folder.kinds) {
    const { name } = kind.entity
    const isLater = added.later.has(name)
    const derived = name === 'mall-products' && !isLater ? await summariesOf(tx, folder) : () => ({})
    const compared = added.compared.get(name)
    const changes = await addKind(tx, kind, counts, { others, derived, compared, isLater })
    if (isGoods(changes)) goods.push(changes)
    else await changeKind(tx, changes, counts, now)
  }
  counts.added += await tryNewGoods(tx, added)
  await refreshMallSearchTerms(tx)
  await storePictures(tx, folder)
  const isApart = dryRun ? isTried : isForPieces
  const apart = inOne ? [] : goods.filter(isApart)
  for (const changes of apart) {
    await tryChanges(tx, changes)
    countPieces(changes, counts)
  }
  // as late as can be: orders of goods that change wait from here on
  const together = goods.filter((changes) => !apart.includes(changes))
  await lockGoods(tx, together)
  for (const changes of together) await changeKind(tx, changes, counts, now)
  if (!dryRun) await refreshMallSummaries(tx)
  return { counts, added, pieces: apart }
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
