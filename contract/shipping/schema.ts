import { z } from 'zod'
import { orderNo } from '../common'
import type { EndpointSchema } from '../schema'
import type { shippingEndpoints } from './endpoints'
import { shipment } from './shapes'

export const shippingSchemas = {
  orderParcels: {
    summary: 'The parcels of an order and where they have been',
    input: z.object({ orderNo }),
    data: shipment
  },
  confirmReceipt: {
    summary: 'Confirm that all parcels of an order have come',
    input: z.object({ orderNo }),
    data: shipment,
    codes: { '907': 'not all of it has been sent' }
  }
} as const satisfies Record<keyof typeof shippingEndpoints, EndpointSchema>
