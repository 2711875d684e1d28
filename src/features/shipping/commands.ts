import { shippingEndpoints } from '@contract/shipping/endpoints'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'

/**
 * Confirms that all parcels of an order have arrived. @throws ApiError, 907 while something is still to be
 * shipped
 */
export async function confirmReceipt(orderNo: string): Promise<void> {
  try {
    await call(shippingEndpoints.confirmReceipt, { orderNo })
  } finally {
    await invalidate(shippingEndpoints.confirmReceipt)
  }
}
