/** Checks that what a plate says of its rounds is what is kept: what is had at a partner's is counted by nobody. */
import type { Queryable } from '../client'
import { privileges } from '../schema/privilege'
import type { Fault } from './faults'
import { faultAt, rowsOf, stored, type Row } from './folder-rows'
import type { Folder } from './read-folder'

/** Faults of plates on their own privileges; of a folder without plates there are none. */
export async function plateFaults(db: Queryable, folder: Folder): Promise<Fault[]> {
  const own = rowsOf(folder, 'plates')
  if (!own) return []
  const all = rowsOf(folder, 'privileges') ?? stored(await db.select().from(privileges))
  const atPartners = new Set(all.filter(({ values }) => values['redirect']).map(({ values }) => values['id']))
  return own.flatMap((plate) => faultsOf(plate, atPartners))
}

function faultsOf(plate: Row, atPartners: ReadonlySet<unknown>): Fault[] {
  const ids = Array.isArray(plate.values['privilegeIds']) ? (plate.values['privilegeIds'] as unknown[]) : []
  const count = ids.filter((id) => atPartners.has(id)).length
  if (count === 0) return []
  if (count < ids.length)
    return faultAt(
      plate,
      'privilegeIds',
      'What is had at a partner’s is not counted: it needs a plate of its own'
    )
  return plate.values['quota'] === count
    ? []
    : faultAt(plate, 'quota', `What is had at a partner’s is not counted: all ${count} of it can be used`)
}
