import { readPages } from '@/api/read'
import type { Spot } from './model'
import { positionOf } from './use-place'

/** Merchants near a place, nearest first, page by page; the best of a chosen city, or of everywhere. */
export const nearbyMerchantsQuery = (spot: Spot | null) =>
  readPages('pageLocationPrivileges', { pageSize: 8, ...positionOf(spot) })
