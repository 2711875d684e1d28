import { readPages } from '@/api/read'
import type { Place } from './model'
import { positionOf } from './use-place'

/** Merchants near a place, nearest first, page by page; the best of everywhere where it is unknown. */
export const nearbyMerchantsQuery = (place: Place | null) =>
  readPages('pageLocationPrivileges', { pageSize: 8, ...positionOf(place) })
