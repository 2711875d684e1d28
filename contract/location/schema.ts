import { z } from 'zod'
import { id, none, paged, paging, picture, queryNumber, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { locationEndpoints } from './endpoints'

/** A place (spec section 3, "Location"); `city_code` is without its 156 prefix. */
export const place = z.object({
  location: z.object({ lat: z.number(), lng: z.number() }),
  address: text(200),
  adcode: text(12),
  city: text(30),
  city_code: text(12),
  district: text(30),
  name: text(100),
  nation: text(20),
  nation_code: text(6),
  province: text(30),
  province_code: text(12)
})

/** A merchant near the user with what can be had there. */
export const nearbyMerchant = z.object({
  merchantId: id,
  name: text(60),
  category: text(20),
  picture,
  address: text(200),
  phone: text(20),
  hours: text(60),
  /** Out of 50. */
  rating: z.int(),
  location: z.object({ lat: z.number(), lng: z.number() }),
  /** Metres from the caller; null when no position was sent. */
  distance: z.int().nullable(),
  privileges: z.array(z.object({ privilegeId: id, name: text(60), faceText: text(20) }))
})

export const locationSchemas = {
  geoCoder: {
    summary: 'The place at a position',
    input: z.object({ longitude: queryNumber(-180, 180), latitude: queryNumber(-90, 90) }),
    data: place
  },
  getIpLocation: { summary: "The place of the caller's IP address, to the city", input: none, data: place },
  pageLocationPrivileges: {
    summary: 'Merchants near a position, nearest first; without a position the best rated of the city',
    input: z.object({
      ...paging,
      longitude: z.number().min(-180).max(180).optional(),
      latitude: z.number().min(-90).max(90).optional(),
      cityCode: text(12).optional(),
      category: text(20).optional(),
      privilegeId: id.optional()
    }),
    data: paged(nearbyMerchant)
  }
} as const satisfies Record<keyof typeof locationEndpoints, EndpointSchema>
