/** Reads of the audit trail. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { iso } from '../../lib/iso'
import { actsAbout, pageOfActs, type ActRow } from './act-repository'

/** A page of what staff did, newest first. */
export async function readActs(
  db: Queryable,
  { cursor, limit, about, staff }: ConsoleParsed<'acts'>
): Promise<ConsoleData<'acts'>> {
  const [, kind, id] = /^([^:]+):(.+)$/.exec(about ?? '') ?? []
  const one = kind !== undefined && id !== undefined ? { kind, id } : null
  const wanted = { about: one, staffId: staff ?? null, cursor, pageSize: limit }
  const { rows, next } = await pageOfActs(wanted, db)
  return { items: rows.map(viewOf), nextCursor: next }
}

/** How many changes of a thing are shown with it; all are in the audit trail. */
const SHOWN_CHANGES = 50

/** What staff did about several things, latest first: for whoever may see the things. */
export const readActsAbout = async (
  db: Queryable,
  abouts: readonly { readonly kind: string; readonly id: string }[]
): Promise<ConsoleData<'acts'>['items']> => (await actsAbout(abouts, SHOWN_CHANGES, db)).map(viewOf)

function viewOf(row: ActRow): ConsoleData<'acts'>['items'][number] {
  const { id, at, staffId, staffName, role, act, aboutKind, aboutId, reason } = row
  return {
    actId: id,
    at: iso(at),
    staff: { id: staffId, name: staffName, role },
    act,
    about: aboutKind === null || aboutId === null ? null : { kind: aboutKind, id: aboutId },
    // what came out of a jsonb column is JSON
    before: row.before as ConsoleData<'acts'>['items'][number]['before'],
    after: row.after as ConsoleData<'acts'>['items'][number]['after'],
    reason
  }
}
