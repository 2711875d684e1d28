import { SHOWN_RESULT } from '@contract/envelope/codes'
import type { DeliveryAddress, ParsedInput } from '@contract/types'
import { storedAddress, type PhoneSource } from '../../db/receiver-phones'
import type { AddressSnapshot } from '../../db/schema/order'
import type { OrderNo } from '../../domain/order-number'
import { receiverMac } from '../../domain/receiver-mac'
import type { Secret } from '../../lib/secret'
import { BusinessError } from '../../core/business-error'
import { createOrder, orderOfRequest, priceChanged } from '../order'
import { removeBought } from './change'
import { draftLines, pointsTerms, settle, type Settler, type Settlement } from './settle'

interface Ordering extends PhoneSource {
  readonly documentSecret: Secret
}

/**
 * Creates the order of a settlement, once per request key, exactly as the buyer saw it. What was bought from the cart
 * leaves it in the same transaction; buying at once leaves the cart alone.
 * @returns its number
 * @throws BusinessError 305, 404, 901, 902, 906, 911, 918, 921, 922, 923
 */
export async function createMallOrder(
  { db, phones, documentSecret }: Ordering,
  input: ParsedInput<'createMallOrder'>,
  settler: Settler,
  requestKey: string
): Promise<OrderNo> {
  const { memberId, channel, storefront, now } = settler
  const made = await orderOfRequest(memberId, requestKey, db)
  if (made !== null) return made
  const { lines, addressId, couponReceiveId, usePoints, seenFen, fromCart, note, ...referral } = input
  const settlement = await settle(
    { db, phones },
    { lines, addressId, couponReceiveId: couponReceiveId ?? null, usePoints },
    settler
  )
  const address = sendable(settlement)
  if (settlement.payFen !== seenFen) throw priceChanged()
  const { points } = settlement
  const ordered = draftLines(lines)
  const snapshot = snapshotOf(address)
  const store = await phones.storing()
  return createOrder(db, {
    draft: {
      memberId,
      channel,
      lines: ordered,
      couponReceiveId,
      ...(points?.used ? { points: pointsTerms(points) } : {}),
      delivery: {
        receiver: {
          addressFor: (orderNo) => storedAddress(snapshot, `orders ${orderNo}`, store),
          mac: receiverMac(address.mobile, documentSecret)
        },
        freightFen: settlement.freightFen,
        ...(note?.trim() ? { note: note.trim() } : {})
      }
    },
    referral,
    storefront,
    requestKey,
    seenFen,
    ...(fromCart ? { alongside: (tx) => removeBought(memberId, ordered, tx) } : {}),
    now
  })
}

/** The address, if everything can be sent there. @throws BusinessError 923 */
function sendable({ address, blocked }: Settlement): DeliveryAddress {
  if (address && blocked === null) return address
  throw new BusinessError(
    SHOWN_RESULT.notDelivered,
    blocked === 'not_delivered'
      ? '部分商品暂时送不到这个地址，请换一个地址或移除商品'
      : '收货地址的所在地区已调整，请更新地址'
  )
}

/** The address as it is now: later changes to it do not affect the order. */
function snapshotOf({
  name,
  mobile,
  province,
  city,
  district,
  street,
  detail
}: DeliveryAddress): AddressSnapshot {
  return { name, mobile, province, city, district, street, detail }
}
