import { locationEndpoints } from '@contract/location/endpoints'
import { read, readPages } from '@/api/read'
import type { Spot } from './model'
import { positionOf } from './use-place'

/** A filter for stores; '' = any. */
export interface StoreFilter {
  readonly category: string
  readonly district: string
  readonly keyword: string
}

const requested = ({ category, district, keyword }: StoreFilter) => ({
  ...(category ? { category } : {}),
  ...(district ? { district } : {}),
  ...(keyword.trim() ? { keyword: keyword.trim() } : {})
})

/** Stores of a city or around here, nearest first, page by page. */
export const storesQuery = (filter: StoreFilter, spot: Spot | null) =>
  readPages(locationEndpoints.pageLocationPrivileges, {
    pageSize: 10,
    ...requested(filter),
    ...positionOf(spot)
  })

/** Number of stores on a map. */
export const STORES_ON_MAP = 50

/** The same, as many as a map shows. */
export const storesOnMapQuery = (filter: StoreFilter, spot: Spot | null) =>
  read(locationEndpoints.pageLocationPrivileges, {
    pageSize: STORES_ON_MAP,
    ...requested(filter),
    ...positionOf(spot)
  })

/** The kinds of stores that a city has; of everywhere without one. */
export const storeCategoriesQuery = (cityCode: string | undefined) =>
  read(locationEndpoints.listMerchantCategories, cityCode ? { cityCode } : {})

/** The districts of a city. */
export const districtsQuery = (cityCode: string) => read(locationEndpoints.getDistrictAddress, { cityCode })

/** All stores of a brand, nearest first where the place is known, page by page. */
export function storesOfBrandQuery(brandId: string, spot: Spot | null) {
  const { cityCode: _, ...position } = positionOf(spot) as { cityCode?: string }
  return readPages(locationEndpoints.pageLocationPrivileges, { pageSize: 10, brandId, ...position })
}
