import type { DeliveryAddress } from '@contract/types'
import type { ReceiverPhones } from '../../db/receiver-phones'
import { findFullArea } from '../../gateways/map/china/areas'
import type { AddressRow } from './repository'

/**
 * An address as its owner sees it. An area that no longer exists must be chosen again, and so must that of an address whose number cannot
 * be opened any more: nothing is sent there before its owner has edited it.
 */
export function addressView(row: AddressRow, phones: ReceiverPhones): DeliveryAddress {
  const { id, name, province, city, district, street, detail, isDefault } = row
  const mobile = phones.open(row.mobile, `addresses ${id}`) ?? ''
  const areaCode = mobile !== '' && findFullArea(row.areaCode) ? row.areaCode : ''
  return { addressId: id, name, mobile, areaCode, province, city, district, street, detail, isDefault }
}
