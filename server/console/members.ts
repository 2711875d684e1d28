import { consoleMemberEndpoints } from '@contract/console/members/endpoints'
import { consoleMemberSchemas } from '@contract/console/members/schema'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../core/business-error'
import type { Kit } from '../http/kit'
import { isoEnd } from '../lib/iso'
import { giveCardDays } from '../modules/card'
import { grantCoupon } from '../modules/coupon'
import {
  blockMember,
  expectMember,
  logOutMember,
  membersByPhone,
  operatorMember,
  operatorMembers,
  unblockMember,
  wholePhone
} from '../modules/member'
import { creditPoints } from '../modules/points'
import { deliverRecharges, issueAgain } from '../modules/privilege'
import { performAct, type Actor } from '../modules/staff'
import type { BindConsole } from './bind'
import { lookByPhone } from './look-by-phone'

/** Members, and what staff do about them. */
export function bindMembers(kit: Kit, bind: BindConsole): void {
  const { db, log, jobs, gateways } = kit
  const look = lookByPhone(kit)
  const about = (act: string, id: string, reason: string) => ({ act, about: { kind: 'member', id }, reason })

  bind(consoleMemberEndpoints, consoleMemberSchemas, {
    members: (input) => operatorMembers(db, input),
    membersByPhone: ({ phone }, { actor }) =>
      look('membersByPhone', actor, async () => {
        const found = await membersByPhone(db, phone)
        const [member] = found.items
        return { found, about: member ? { kind: 'member', id: member.memberId } : null }
      }),
    memberDetail: ({ memberId }) => operatorMember(db, memberId),

    async revealMemberPhone({ memberId, reason }, { actor }) {
      const phone = await wholePhone(db, memberId)
      const told = { after: { phone: phone !== null } }
      await performAct(db, actor, about('revealMemberPhone', memberId, reason), () => Promise.resolve(told))
      return { phone }
    },

    async blockMember({ memberId, reason }, { actor }) {
      return performAct(db, actor, about('blockMember', memberId, reason), async (tx) => ({
        before: { blocked: false },
        after: { blocked: true, ...(await blockMember(tx, memberId, actor.now)) }
      }))
    },

    async unblockMember({ memberId, reason }, { actor }) {
      return performAct(db, actor, about('unblockMember', memberId, reason), async (tx) => {
        await unblockMember(tx, memberId)
        return { before: { blocked: true }, after: { blocked: false } }
      })
    },

    async logOutMember({ memberId, reason }, { actor }) {
      const { actId, after } = await performAct(
        db,
        actor,
        about('logOutMember', memberId, reason),
        async (tx) => ({ after: await logOutMember(tx, memberId) })
      )
      return { actId, ended: after.ended }
    },

    async giveCoupon({ memberId, couponId, reason }, { actor }) {
      const { actId, after } = await performAct(
        db,
        actor,
        about('giveCoupon', memberId, reason),
        async (tx) => {
          await expectMember(tx, memberId)
          const gift = { memberId, couponId, source: sourceOf(actor), now: actor.now }
          const couponReceiveId = await grantCoupon(tx, gift)
          if (couponReceiveId === null) throw new BusinessError(RESULT.soldOut, '此优惠券已发完或不存在')
          return { after: { couponId, couponReceiveId } }
        }
      )
      return { actId, couponReceiveId: after.couponReceiveId }
    },

    async givePoints({ memberId, channel, points, reason }, { actor }) {
      return performAct(db, actor, about('givePoints', memberId, reason), async (tx) => {
        await expectMember(tx, memberId)
        const cause = { source: sourceOf(actor), at: actor.now }
        if (!(await creditPoints(tx, { memberId, channel }, points, cause)))
          throw new BusinessError(RESULT.orderState, '此渠道没有积分')
        return { after: { channel, points } }
      })
    },

    async giveCardDays({ memberId, memberCardId, days, reason }, { actor }) {
      const { actId, after } = await performAct(
        db,
        actor,
        about('giveCardDays', memberId, reason),
        async (tx) => {
          await expectMember(tx, memberId)
          const { from, to } = await giveCardDays(tx, { memberId, memberCardId, days, now: actor.now })
          const before = { memberCardId, expiresAt: isoEnd(from) }
          return { before, after: { memberCardId, days, expiresAt: isoEnd(to) } }
        }
      )
      return { actId, expiresAt: after.expiresAt }
    },

    async givePrivilege({ memberId, receiveId, reason }, { actor }) {
      const { now } = actor
      const { actId, after } = await performAct(
        db,
        actor,
        about('givePrivilege', memberId, reason),
        async (tx) => {
          await expectMember(tx, memberId)
          return { before: { receiveId }, after: await issueAgain(tx, { memberId, receiveId, now }) }
        }
      )
      // a repeat sends nothing twice: what is on its way or done is left alone
      if (after.needsDelivery)
        jobs.soon('send recharges', () =>
          deliverRecharges({ db, log, recharge: () => gateways.recharge }, [after.receiveId], now)
        )
      return { actId, receiveId: after.receiveId }
    }
  })
}

/** What caused a gift: given once per call. */
const sourceOf = ({ staff, requestKey }: Actor): string => `staff:${staff.id}:${requestKey ?? ''}`
