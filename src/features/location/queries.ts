import { locationEndpoints } from '@contract/location/endpoints'
import { readPages } from '@/api/read'
import type { Spot } from './model'
import { positionOf } from './use-place'

/** Merchants near a place, nearest first, page by page; the best of a chosen city, or of everywhere. */
export const nearbyMerchantsQuery = (spot: Spot | null) =>
  readPages(locationEndpoints.pageLocationPrivileges, { pageSize: 8, ...positionOf(spot) })

/** All stores where a privilege is good, nearest first where the place is known, page by page. */
export function storesOfPrivilegeQuery(privilegeId: string, spot: Spot | null) {
  const { cityCode: _, ...position } = positionOf(spot) as { cityCode?: string }
  return readPages(locationEndpoints.pageLocationPrivileges, { pageSize: 20, privilegeId, ...position })
}
