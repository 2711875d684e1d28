import type { DemoThings } from '../../support/demo-things'
import { demoMember } from '../../../scripts/lib/demo-member.mjs'
import { newMobile } from '../../support/api'
import { makeDemoOrders } from '../../support/demo-orders'
import { codeOf } from '../../support/referral'

/** A member with one of each thing that a page shows, but for a card that has ended and goods that were sent: both take time. */
export async function makeMember(
  origin: string,
  mobile = newMobile()
): Promise<DemoThings & { readonly memberId: string }> {
  const made = await demoMember(origin, mobile)
  const { token, memberId, memberCardId } = made
  const buyer = { origin, channel: 'main', token }
  await codeOf(buyer)
  return {
    token,
    memberId,
    memberCardId,
    memberPlateId: made.plate.memberPlateId,
    receiveId: made.receiveId,
    orderNo: made.unpaidOrderNo,
    paidOrderNo: made.paidOrderNo,
    sentOrderNo: made.paidOrderNo,
    expiredCardId: memberCardId,
    ...(await makeDemoOrders(buyer))
  }
}
