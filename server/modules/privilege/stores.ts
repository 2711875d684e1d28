import type { NearbyMerchant } from '@contract/types'
import type { Queryable } from '../../db/client'
import { CATALOGUE_AGE_MS } from '../catalogue'
import { merchantsForPrivilege } from '../location'

type Query = Parameters<typeof merchantsForPrivilege>[1]
type Finder = (query: Query) => Promise<NearbyMerchant[]>

/** More privileges than a channel has; beyond this the cache is cleared. */
const MAX_STORED = 1000

/**
 * Finds the stores of a privilege. Without a position they are the same for everybody in the channel and cached as
 * long as the catalogue; with one they are specific to the caller and read each time.
 */
export function storeFinder(db: Queryable, clockMs: () => number = Date.now): Finder {
  const stored = new Map<string, { readonly until: number; readonly stores: Promise<NearbyMerchant[]> }>()
  return (query) => {
    if (query.position) return merchantsForPrivilege(db, query)
    const key = `${query.channel} ${query.privilegeId} ${query.cityCode ?? ''} ${query.limit}`
    const existing = stored.get(key)
    if (existing && existing.until > clockMs()) return existing.stores
    if (stored.size >= MAX_STORED) stored.clear()
    const stores = merchantsForPrivilege(db, query)
    stored.set(key, { until: clockMs() + CATALOGUE_AGE_MS, stores })
    stores.catch(() => stored.delete(key))
    return stores
  }
}
