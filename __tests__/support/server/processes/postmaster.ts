import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placesFor } from '../../../../server/db/postgres/places'

/** Number of the PostgreSQL that was started last on a folder. @throws if there was none */
export function postmasterPid(folder: string): number {
  return Number(readFileSync(join(placesFor(folder).data, 'postmaster.pid'), 'utf8').split('\n')[0])
}
