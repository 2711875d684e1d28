import type { Kit } from '../../http/kit'
import { catalogueOver, type CatalogueSource } from './catalogue'

const sources = new WeakMap<object, CatalogueSource>()

/** The one catalogue of this server process, for every module that shows some of it. */
export function catalogueOf({ pool }: Pick<Kit, 'pool'>): CatalogueSource {
  const known = sources.get(pool) ?? catalogueOver(pool)
  sources.set(pool, known)
  return known
}
