import type { NearbyMerchant } from '@contract/types'
import type { Queryable } from '../../db/client'
import { findMerchants, type MerchantRow, type Position } from './repository'

/** A merchant as the contract tells of it. */
export function toNearbyMerchant(row: MerchantRow): NearbyMerchant {
  const { id, name, category, picture, address, phone, hours, rating, lat, lng, distance, privileges } = row
  return {
    merchantId: id,
    name,
    category,
    picture,
    address,
    phone,
    hours,
    rating,
    location: { lat, lng },
    distance: distance === null ? null : Math.round(distance),
    privileges
  }
}

/** Where a privilege is good: the nearest merchants, however far; without a position the best rated. */
export async function merchantsForPrivilege(
  db: Queryable,
  query: { privilegeId: string; channel: string; now: Date; position?: Position | null; limit: number }
): Promise<NearbyMerchant[]> {
  const { privilegeId, channel, now, position = null, limit } = query
  const rows = await findMerchants(db, { privilegeId, channel, now, position, limit, offset: 0 })
  return rows.map(toNearbyMerchant)
}
