import { z } from 'zod'
import { id, none, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { addressEndpoints } from './endpoints'

export const deliveryAddress = z.object({
  addressId: id,
  name: text(30),
  mobile: text(11),
  province: text(30),
  city: text(30),
  district: text(30),
  street: text(30),
  detail: text(120),
  isDefault: z.boolean()
})

export const addressSchemas = {
  getDeliveryAddressList: {
    summary: "The member's addresses, the default first",
    input: none,
    data: z.array(deliveryAddress)
  },
  getDeliveryAddressById: {
    summary: "One of the member's addresses",
    input: z.object({ addressId: id }),
    data: deliveryAddress
  }
} as const satisfies Record<keyof typeof addressEndpoints, EndpointSchema>
