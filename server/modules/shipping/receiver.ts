/** Who receives a parcel: for a warehouse, on a label, and as the buyer sees it. */
import type { GiftReceiver } from '@contract/types'
import type { PhoneOwner } from '../../domain/receiver-phone'
import { addressLine } from '../../domain/address-line'
import type { ReceiverPhones } from '../../db/receiver-phones'
import type { AddressSnapshot, StoredAddress } from '../../db/schema/order'
import type { WarehouseOrder } from '../../gateways/warehouse/warehouse-gateway'

/** Where a warehouse sends something. @throws if the number cannot be opened: nobody could be called */
export function warehouseReceiver(
  address: StoredAddress,
  owner: PhoneOwner,
  phones: ReceiverPhones
): WarehouseOrder['receiver'] {
  const mobile = phones.open(address.mobile, owner)
  if (mobile === null) throw new Error(`The receiver's number of ${owner} was sealed with another secret`)
  const { name, city } = address
  return { name, mobile, city, address: addressLine(address) }
}

/** What a label says. */
export const labelOf = (address: AddressSnapshot) => ({
  name: address.name,
  phone: address.mobile,
  address: addressLine(address)
})

/** A number with its middle digits masked. */
export const maskedReceiver = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}/, '$1****')

/** What the buyer sees. */
export const shownReceiver = (address: AddressSnapshot): GiftReceiver => ({
  name: address.name,
  mobile: maskedReceiver(address.mobile),
  address: addressLine(address)
})
