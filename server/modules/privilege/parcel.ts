/** Goods of records: claimed with an address, sent by the warehouse, received. */
import { RESULT } from '@contract/envelope/codes'
import type { ReceiveRecord } from '@contract/types'
import { BusinessError, notFound } from '../../core/business-error'
import { storedAddress, type PhoneSource } from '../../db/receiver-phones'
import { newOrderNo } from '../../domain/order-number'
import { addressForGift } from '../address'
import { giftSender } from '../shipping'
import { claimKeyOf, claimParcel, markParcelReceived, type ParcelClaim } from './parcel-repository'
import { recordOf } from './record-repository'

/** Sends the goods of claimed records. */
export const sendReceived = giftSender('privilege')

/** Has the goods of a record sent. A repeated call gets the same result. @throws BusinessError 400, 404, 904, 907 */
export async function sendTo(
  source: PhoneSource,
  { addressId, ...claim }: ParcelClaim & { readonly addressId: string }
): Promise<ReceiveRecord> {
  const { db, phones } = source
  const { memberId, receiveId, requestKey, now } = claim
  const record = async () => {
    const found = await recordOf(memberId, receiveId, now, source)
    if (found) return found
    throw notFound('兑换记录不存在')
  }
  const isOwn = async () => (await claimKeyOf(memberId, receiveId, db)) === requestKey
  const before = await record()
  if (await isOwn()) return before
  if (before.state === 'expired') throw new BusinessError(RESULT.ended, '已过领取时间')
  const sentTo = await addressForGift(source, memberId, addressId)
  const address = storedAddress(sentTo, `receive_parcels ${receiveId}`, await phones.storing())
  const isClaimed = await claimParcel(claim, { address, shipNo: newOrderNo(now) }, db)
  // a concurrent repeat of this call may have been faster
  if (isClaimed || (await isOwn())) return record()
  throw new BusinessError(RESULT.orderState, '已提交过或暂不能寄送，请查看兑换记录')
}

/** The goods have arrived; repeating it changes nothing. @throws BusinessError 404, 907 */
export async function receivedParcel(
  source: PhoneSource,
  memberId: string,
  receiveId: string,
  now: Date
): Promise<ReceiveRecord> {
  const isNew = await markParcelReceived(memberId, receiveId, now, source.db)
  const record = await recordOf(memberId, receiveId, now, source)
  if (!record) throw notFound('兑换记录不存在')
  if (isNew || record.parcel?.state === 'received') return record
  throw new BusinessError(RESULT.orderState, '尚未发出，暂不能确认收货')
}
