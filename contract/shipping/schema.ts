import { z } from 'zod'
import { orderNo } from '../common'
import type { EndpointSchema } from '../schema'
import type { shippingEndpoints } from './endpoints'
import { shipment } from './shapes'

export const shippingSchemas = {
  orderParcels: {
    summary: 'The parcels of an order with their tracking',
    input: z.object({ orderNo }),
    data: shipment
  },
  confirmReceipt: {
    summary: 'Confirm that all parcels of an order have arrived',
    input: z.object({ orderNo }),
    data: shipment,
    codes: { '907': 'not everything has been shipped' }
  }
} as const satisfies Record<keyof typeof shippingEndpoints, EndpointSchema>
