import type { DeliveryAddress } from '@contract/types'
import type { PhoneSource } from '../../db/receiver-phones'
import { notFound } from '../../core/business-error'
import { findAddress, listAddresses } from './repository'
import { addressView } from './view'

/** The member's addresses, the default first. */
export async function myAddresses({ db, phones }: PhoneSource, memberId: string): Promise<DeliveryAddress[]> {
  return (await listAddresses(memberId, db)).map((row) => addressView(row, phones))
}

/** One of the member's addresses. @throws BusinessError 404, also when it is somebody else's */
export async function myAddress(
  { db, phones }: PhoneSource,
  memberId: string,
  addressId: string
): Promise<DeliveryAddress> {
  const row = await findAddress(memberId, addressId, db)
  if (!row) throw notFound('地址不存在')
  return addressView(row, phones)
}
