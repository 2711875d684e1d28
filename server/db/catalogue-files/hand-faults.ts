import { isDeepStrictEqual } from 'node:util'
import type { Values } from './entity'
import type { Fault } from './faults'
import { changeText, lineOf, type HandChange } from './hand-changes'
import type { Entry, Folder, Kind } from './read-folder'

/** Stock is counted in the database: no file undoes it (ADR 0030). */
const COUNTED = 'stock'

/**
 * The changes by hand that a folder would undo without knowing of them, each where the folder says otherwise. A folder knows of what
 * is in its list (`changed-by-hand.txt`): whatever it says then is meant.
 */
export function undoneBy(folder: Folder, changes: readonly HandChange[]): Fault[] {
  return changes.flatMap((change) => {
    const kind = folder.kinds.find(({ entity }) => entity.name === change.kind)
    if (!kind || change.property === COUNTED || folder.known.has(lineOf(change))) return []
    if (isDeepStrictEqual(change.before, change.value)) return []
    const entry = kind.entries.get(change.itemId)
    if (entry ? agrees(entry.values, change) : staysAsItIs(change)) return []
    return [faultOf(kind, entry, change)]
  })
}

const agrees = (values: Values, { property, value }: HandChange): boolean =>
  isDeepStrictEqual(values[property] ?? null, value)

/** What is in no file goes off sale; nothing else of it changes. */
const staysAsItIs = ({ property, value }: HandChange): boolean => property !== 'onSale' || value === false

function faultOf(kind: Kind, entry: Entry | undefined, change: HandChange): Fault {
  const where = entry ? `${change.property}: this` : `${change.itemId} is missing: that`
  return {
    file: entry?.file ?? kind.file,
    line: entry?.lineOf([change.property]) ?? 1,
    message: `${where} would undo a change by hand (${changeText(change)}). Take it from an export, or apply with --overwrite`
  }
}

/** The folder with the values that were set by hand. */
export function keeping(folder: Folder, changes: readonly HandChange[]): Folder {
  const kinds = folder.kinds.map((kind): Kind => {
    const own = changes.filter(
      (change) =>
        change.kind === kind.entity.name && change.property !== COUNTED && kind.entries.has(change.itemId)
    )
    if (own.length === 0) return kind
    const entries = new Map(kind.entries)
    for (const { itemId, property, value } of own) {
      const entry = entries.get(itemId)
      if (!entry) continue
      const { key, file, lineOf, values } = entry
      entries.set(itemId, { key, file, lineOf, values: { ...values, [property]: value } })
    }
    return { ...kind, entries }
  })
  return { ...folder, kinds }
}
