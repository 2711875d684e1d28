import type { Queryable } from '../../db/client'
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
}

/** After this it is read anew before it is used. */
export const CATALOGUE_AGE_MS = 5000
/** After this it is read anew while the old one is still used. */
const RENEW_AFTER_MS = 3000

/** A catalogue over `db`; one a process. */
export function catalogueOver(db: Queryable, clockMs: () => number = Date.now): CatalogueSource {
  let kept: { catalogue: Catalogue; readAt: number } | undefined
  let reading: Promise<Catalogue> | undefined

  const readAnew = () => {
    const readAt = clockMs()
    reading ??= readCatalogueRows(db)
      .then((rows: CatalogueRows) => {
        const catalogue = assemble(rows)
        kept = { catalogue, readAt }
        return catalogue
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  return {
    async read(complete = () => true) {
      const age = kept ? clockMs() - kept.readAt : Infinity
      if (!kept || age >= CATALOGUE_AGE_MS) return readAnew()
      if (!complete(kept.catalogue)) return readAnew()
      if (age >= RENEW_AFTER_MS) void readAnew().catch(() => undefined)
      return kept.catalogue
    }
  }
}
