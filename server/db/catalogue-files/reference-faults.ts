import type { Queryable } from '../client'
import { ENTITIES } from './entities'
import { columnOf } from './export'
import type { Fault } from './faults'
import type { Folder } from './read-folder'

/** References to ids that do not exist: neither in the folder nor, if it has no file of that kind, in the database. */
export async function referenceFaults(db: Queryable, { kinds }: Folder): Promise<Fault[]> {
  const existing = new Map<string, { has(id: string): boolean }>()
  for (const { entity, entries } of kinds) existing.set(entity.name, entries)
  for (const { name, table, keys } of ENTITIES) {
    if (existing.has(name)) continue
    const rows: { id: unknown }[] = await db.select({ id: columnOf(table, keys[0] ?? '') }).from(table)
    existing.set(name, new Set(rows.map(({ id }) => String(id))))
  }
  return kinds.flatMap(({ entity, entries }) => {
    if (entity.refs.length === 0) return []
    return [...entries.values()].flatMap((entry) => {
      const { values } = entry
      return entity.refs
        .flatMap((refs) => refs(values))
        .filter(({ kind, or = [], id }) =>
          [kind, ...or].every((each) => existing.get(each)?.has(id) === false)
        )
        .map(({ path, kind, or = [], id }) => ({
          file: entry.file,
          line: entry.lineOf(path),
          message: `${path.join('.')}: there is no ${id} among ${[kind, ...or].join(', ')}`
        }))
    })
  })
}
