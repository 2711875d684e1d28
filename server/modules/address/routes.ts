import { addressEndpoints } from '@contract/address/endpoints'
import { addressSchemas } from '@contract/address/schema'
import type { Kit } from '../../http/kit'
import { myAddress, myAddresses } from './service'

/** Reads of delivery addresses. */
export function addressModule({ db, bind }: Kit): void {
  bind(addressEndpoints, addressSchemas, {
    getDeliveryAddressList: (_input, { memberId }) => myAddresses(db, memberId),
    getDeliveryAddressById: ({ addressId }, { memberId }) => myAddress(db, memberId, addressId)
  })
}
