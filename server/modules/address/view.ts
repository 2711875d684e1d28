import type { DeliveryAddress } from '@contract/types'
import { findFullArea } from '../../gateways/map/china/areas'
import type { AddressRow } from './repository'

/** An address as its owner sees it. An area that no longer exists must be chosen again. */
export function addressView(row: AddressRow): DeliveryAddress {
  const { id, name, mobile, province, city, district, street, detail, isDefault } = row
  const areaCode = findFullArea(row.areaCode) ? row.areaCode : ''
  return { addressId: id, name, mobile, areaCode, province, city, district, street, detail, isDefault }
}
