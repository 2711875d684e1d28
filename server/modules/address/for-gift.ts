import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { PhoneSource } from '../../db/receiver-phones'
import type { AddressSnapshot } from '../../db/schema/order'
import { myAddress } from './service'

/** One of the member's addresses, to be kept with what is sent there. @throws BusinessError 404; 400 if it cannot be delivered to */
export async function addressForGift(
  source: PhoneSource,
  memberId: string,
  addressId: string
): Promise<AddressSnapshot> {
  const { name, mobile, areaCode, province, city, district, street, detail } = await myAddress(
    source,
    memberId,
    addressId
  )
  if (areaCode === '') throw new BusinessError(RESULT.badRequest, '所在地区已调整，请编辑地址后使用')
  return { name, mobile, province, city, district, street, detail }
}
