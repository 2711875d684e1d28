import type { Queryable } from '../../db/client'
import { readFrom, type ReadRecent } from '../../db/replica'
import { readCatalogueRows, type CatalogueRows } from './catalogue-repository'
import { assemble, type Catalogue } from './catalogue-shape'

/**
 * The catalogue in memory, at most `CATALOGUE_AGE_MS` old: it changes rarely, and home is read often. Sold numbers
 * and stock may lag by as much; purchases and redemptions are decided by the database.
 */
export interface CatalogueSource {
  /** The catalogue. If `complete` reports that something is missing (added since), it is reloaded, once. */
  read(complete?: (catalogue: Catalogue) => boolean): Promise<Catalogue>
  /** Reloads it after another one was applied. */
  renew(): Promise<unknown>
}

/** Once older than this, it is reloaded before use. */
export const CATALOGUE_AGE_MS = 5000
/** Once older than this, it is reloaded while the old one is still used. */
const RENEW_AFTER_MS = 3000

/** Options of a catalogue besides its database. */
interface CatalogueOptions {
  readonly clockMs?: () => number
  readonly readRecent?: ReadRecent
}

/** A catalogue over `db`; one per process. Missing entries are looked up in `db` itself, not in a replica of it. */
export function catalogueOver(
  db: Queryable,
  { clockMs = Date.now, readRecent = readFrom(db) }: CatalogueOptions = {}
): CatalogueSource {
  let stored: { catalogue: Catalogue; readAt: number } | undefined
  const primary = readFrom(db)
  const readings = new Map<ReadRecent, Promise<Catalogue>>()

  /** Reloads it, once for all concurrent callers. */
  const reread = (from: ReadRecent = readRecent) => {
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
      if (!stored || age >= CATALOGUE_AGE_MS) return reread()
      if (!complete(stored.catalogue)) return reread(primary)
      if (age >= RENEW_AFTER_MS) void reread().catch(() => undefined)
      return stored.catalogue
    },
    renew: () => reread(primary)
  }
}
