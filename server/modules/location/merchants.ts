import type { NearbyMerchant } from '@contract/types'
import type { Queryable } from '../../db/client'
import { findMerchants, type MerchantRow, type Position } from './repository'

/** A merchant as the contract shows it. */
export function toNearbyMerchant(row: MerchantRow): NearbyMerchant {
  const {
    id,
    brandId,
    name,
    category,
    picture,
    city,
    address,
    phone,
    hours,
    rating,
    lat,
    lng,
    distance,
    privileges
  } = row
  return {
    merchantId: id,
    brandId,
    name,
    category,
    picture,
    city,
    address,
    phone,
    hours,
    rating,
    location: { lat, lng },
    distance: distance === null ? null : Math.round(distance),
    privileges
  }
}

/** Anything farther from the caller than this counts as another city, m. */
const SAME_CITY_METRES = 60_000

/**
 * Where a privilege can be used near the caller: in the caller's city, or within the width of a city, nearest first;
 * best rated first if the caller's position is unknown.
 */
export async function merchantsForPrivilege(
  db: Queryable,
  query: {
    privilegeId: string
    channel: string
    now: Date
    position?: Position | null
    cityCode?: string | undefined
    limit: number
  }
): Promise<NearbyMerchant[]> {
  const { privilegeId, channel, now, position = null, cityCode, limit } = query
  const withinMetres = cityCode === undefined ? SAME_CITY_METRES : undefined
  const { rows } = await findMerchants(
    {
      privilegeIds: [privilegeId],
      channel,
      now,
      position,
      cityCode,
      withinMetres,
      pageSize: limit
    },
    db
  )
  return rows.map(toNearbyMerchant)
}

/**
 * Where any of these privileges can be used, in all cities, even if no longer offered: for holders of a code for
 * them. Nearest first, and the total.
 */
export async function storesOfPrivileges(
  db: Queryable,
  query: {
    privilegeIds: readonly string[]
    channel: string
    now: Date
    position: Position | null
    limit: number
  }
): Promise<{ stores: NearbyMerchant[]; total: number }> {
  const { limit, ...which } = query
  const { rows, total } = await findMerchants({ ...which, held: true, pageSize: limit }, db)
  return { stores: rows.map(toNearbyMerchant), total }
}
