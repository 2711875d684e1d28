import { shippingEndpoints } from '@contract/shipping/endpoints'
import { read } from '@/api/read'

/** The parcels of an order with their tracking history. */
export const parcelsQuery = (orderNo: string) => read(shippingEndpoints.orderParcels, { orderNo })
