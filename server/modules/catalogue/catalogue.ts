import type { Queryable } from '../../db/client'
import { readFrom, type ReadRecent } from '../../db/replica'
import { readCatalogueRows, type CatalogueRows } from './catalogue-repository'
import { assemble, type Catalogue } from './catalogue-shape'

/**
 * The catalogue in memory, at most `CATALOGUE_AGE_MS` old: what is sold changes seldom, and home is read often. Sold
 * numbers and stock may lag by as much; what is bought or taken is decided by the database.
 */
export interface CatalogueSource {
  /**
   * The catalogue. When `complete` says that something is missing from it (added since), it is read anew, once.
   */
  read(complete?: (catalogue: Catalogue) => boolean): Promise<Catalogue>
  /** Reads it anew, as another one was applied. */
  renew(): Promise<unknown>
}

/** After this it is read anew before it is used. */
export const CATALOGUE_AGE_MS = 5000
/** After this it is read anew while the old one is still used. */
const RENEW_AFTER_MS = 3000

/** What a catalogue may be given besides its database. */
interface CatalogueOptions {
  readonly clockMs?: () => number
  readonly readRecent?: ReadRecent
}

/** A catalogue over `db`; one a process. What is missing from it is looked for in `db` itself, not in a replica of it. */
export function catalogueOver(
  db: Queryable,
  { clockMs = Date.now, readRecent = readFrom(db) }: CatalogueOptions = {}
): CatalogueSource {
  let stored: { catalogue: Catalogue; readAt: number } | undefined
  const primary = readFrom(db)
  const readings = new Map<ReadRecent, Promise<Catalogue>>()

  /** Reads it, once for all who ask meanwhile. */
  const readAnew = (from: ReadRecent = readRecent) => {
    const readAt = clockMs()
    const reading =
      readings.get(from) ??
      from(readCatalogueRows)
        .then((rows: CatalogueRows) => {
          const catalogue = assemble(rows)
          stored = { catalogue, readAt }
          return catalogue
        })
        .finally(() => readings.delete(from))
    readings.set(from, reading)
    return reading
  }

  return {
    async read(complete = () => true) {
      const age = stored ? clockMs() - stored.readAt : Infinity
      if (!stored || age >= CATALOGUE_AGE_MS) return readAnew()
      if (!complete(stored.catalogue)) return readAnew(primary)
      if (age >= RENEW_AFTER_MS) void readAnew().catch(() => undefined)
      return stored.catalogue
    },
    renew: () => readAnew(primary)
  }
}
