import { addressEndpoints } from '@contract/address/endpoints'
import { read } from '@/api/read'

/** The member's addresses, the default first. */
export const addressesQuery = () => read(addressEndpoints.getDeliveryAddressList, {})

/** One of them. */
export const addressQuery = (addressId: string) =>
  read(addressEndpoints.getDeliveryAddressById, { addressId })
