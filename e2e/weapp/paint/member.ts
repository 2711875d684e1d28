import type { DemoThings } from '../../../bench/demo-things'
import { demoMember } from '../../../scripts/lib/demo-member.mjs'
import { newMobile } from '../../support/api'

/** A member with one of each thing that a page shows, but for a card that has ended: that takes time. */
export async function makeMember(origin: string): Promise<DemoThings & { readonly memberId: string }> {
  const made = await demoMember(origin, newMobile())
  return {
    token: made.token,
    memberId: made.memberId,
    memberCardId: made.memberCardId,
    memberPlateId: made.plate.memberPlateId,
    receiveId: made.receiveId,
    orderNo: made.unpaidOrderNo,
    paidOrderNo: made.paidOrderNo,
    expiredCardId: made.memberCardId
  }
}
