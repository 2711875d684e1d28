import type { Kit } from '../../http/kit'
import { catalogueOver, type CatalogueSource } from './catalogue'

const sources = new WeakMap<object, CatalogueSource>()

/** The one catalogue of this server process, for every module that shows some of it. */
export function catalogueOf({ db }: Pick<Kit, 'db'>): CatalogueSource {
  const known = sources.get(db) ?? catalogueOver(db)
  sources.set(db, known)
  return known
}
