import type { NearbyMerchant } from '@/features/privilege/model'

/** Other offers of a store are left out: they would lead away from this privilege. */
export const withoutPrivileges = (stores: readonly NearbyMerchant[]): NearbyMerchant[] =>
  stores.map((store) => ({ ...store, privileges: [] }))

/** Stores grouped by city, the city of the first store first. */
export function byCity(stores: readonly NearbyMerchant[]): (readonly [city: string, NearbyMerchant[]])[] {
  const cities = new Map<string, NearbyMerchant[]>()
  for (const store of stores) cities.set(store.city, [...(cities.get(store.city) ?? []), store])
  return [...cities]
}
