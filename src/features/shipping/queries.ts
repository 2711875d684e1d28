import { shippingEndpoints } from '@contract/shipping/endpoints'
import { read } from '@/api/read'

/** The parcels of an order and where they have been. */
export const parcelsQuery = (orderNo: string) => read(shippingEndpoints.orderParcels, { orderNo })
