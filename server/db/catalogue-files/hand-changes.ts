/** What staff changed in the console: `export` gives it, and `apply` does not undo it unasked (ADR 0079). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc, inArray } from 'drizzle-orm'
import { chinaText } from '../../lib/china-time'
import type { Queryable, Tx } from '../client'
import { catalogueHandChanges } from '../schema/own-catalogue'
import { command } from '../statement'

export type HandChange = typeof catalogueHandChanges.$inferSelect

/** A property of an entry that staff have changed. */
export type NewHandChange = Omit<HandChange, 'id'>

/** All that no applied folder has decided since, oldest first. */
export const handChanges = (db: Queryable): Promise<HandChange[]> =>
  db.select().from(catalogueHandChanges).orderBy(asc(catalogueHandChanges.id))

const add = command(
  'catalogue-hand-change',
  `insert into catalogue_hand_changes (kind, item_id, property, before, value, staff_name, reason, at)
   values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8)
   on conflict (kind, item_id, property) do update set id = excluded.id, value = excluded.value,
     staff_name = excluded.staff_name, reason = excluded.reason, at = excluded.at`
)

/** Adds changes, under the lock of the catalogue; `before` stays what it was before the first change of the property. */
export async function addHandChanges(changes: readonly NewHandChange[], tx: Tx): Promise<void> {
  for (const { kind, itemId, property, before, value, staffName, reason, at } of changes) {
    const [was, is] = [before, value].map((side) => JSON.stringify(side))
    await add([kind, itemId, property, was, is, staffName, reason, at], tx)
  }
}

/** Forgets those of kinds whose files were applied: the files have decided. */
export async function forgetHandChanges(kinds: readonly string[], tx: Tx): Promise<void> {
  if (kinds.length > 0)
    await tx.delete(catalogueHandChanges).where(inArray(catalogueHandChanges.kind, [...kinds]))
}

/** The file of an export that lists what was changed by hand. Its lines also tell `apply` what the folder knows. */
export const CHANGED_BY_HAND = 'changed-by-hand.txt'

const HEAD = `# What was changed in the console and is in the files of this export.
# Keep it beside them: \`catalogue apply\` goes by it, and lets later values of these files replace what is listed.
`

export const textOfChanges = (changes: readonly HandChange[]): string =>
  `${HEAD}\n${changes.map((change) => `${lineOf(change)}\n`).join('')}`

/** One change in a line; its number makes it different from any other. */
export const lineOf = (change: HandChange): string =>
  `${change.id} ${change.kind}/${change.itemId} ${change.property}: ${changeText(change)}`

/** `5900 → 6900, 王店长 2026-11-28 10:00, 春节价`. */
export const changeText = ({ before, value, staffName, at, reason }: HandChange): string =>
  `${valueText(before)} → ${valueText(value)}, ${staffName} ${chinaText(at, 'YYYY-MM-DD HH:mm:ss')}, ${reason}`

const valueText = (value: unknown): string =>
  Array.isArray(value) ? `${value.length} entries` : JSON.stringify(value)

/** The lines of the folder's list; none without one. */
export function knownChanges(folder: string): ReadonlySet<string> {
  const file = join(folder, CHANGED_BY_HAND)
  if (!existsSync(file)) return new Set()
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}
