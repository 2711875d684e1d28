import type { Queryable } from '../client'
import { keyOf, type Values } from './entity'
import type { Fault } from './faults'
import type { Entry, Folder, Kind } from './read-folder'

/** Faults that depend on what is in the database: totals below what is used already, and entries that cannot be removed. */
export async function countFaults(db: Queryable, { kinds }: Folder): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const kind of kinds) {
    const { entity, entries } = kind
    if (entity.takeAway !== 'refuse' && Object.keys(entity.atLeast).length === 0) continue
    const rows: Values[] = await db.select().from(entity.table)
    for (const row of rows) {
      const entry = entries.get(keyOf(entity, row))
      faults.push(...(entry ? tooFew(kind, entry, row) : missing(kind, row)))
    }
  }
  return faults
}

function tooFew({ entity }: Kind, { file, values, lineOf }: Entry, row: Values): Fault[] {
  return Object.entries(entity.atLeast).flatMap(([property, gone]) => {
    const [max, least] = [values[property], row[gone]]
    if (typeof max !== 'number' || typeof least !== 'number' || max >= least) return []
    return [{ file, line: lineOf([property]), message: `${property}: ${least} are gone already` }]
  })
}

function missing({ entity, file }: Kind, row: Values): Fault[] {
  if (entity.takeAway !== 'refuse') return []
  return [{ file, line: 1, message: `${keyOf(entity, row)} is missing: it cannot be taken away` }]
}
