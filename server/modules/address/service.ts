import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../http/business-error'
import { findAddress, listAddresses, type AddressRow } from './repository'

/** The member's addresses, the default first. */
export async function myAddresses(db: Queryable, memberId: string): Promise<Data<'getDeliveryAddressList'>> {
  return (await listAddresses(memberId, db)).map(toAddress)
}

/** One of the member's addresses. @throws BusinessError 404, also when it is somebody else's */
export async function myAddress(
  db: Queryable,
  memberId: string,
  addressId: string
): Promise<Data<'getDeliveryAddressById'>> {
  const row = await findAddress(memberId, addressId, db)
  if (!row) throw notFound('地址不存在')
  return toAddress(row)
}

function toAddress({ id, name, mobile, province, city, district, street, detail, isDefault }: AddressRow) {
  return { addressId: id, name, mobile, province, city, district, street, detail, isDefault }
}
