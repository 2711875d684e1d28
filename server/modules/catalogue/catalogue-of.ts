import type { Resources } from '../../core/resources'
import { catalogueOver, type CatalogueSource } from './catalogue'

const sources = new WeakMap<object, CatalogueSource>()

/** The single catalogue of this server process, shared by all modules. */
export function catalogueOf({ db, readRecent }: Pick<Resources, 'db' | 'readRecent'>): CatalogueSource {
  const existing = sources.get(db) ?? catalogueOver(db, { readRecent })
  sources.set(db, existing)
  return existing
}
