import { z } from 'zod'
import { day, endOfDay, id, mobile, moment, oneLine, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, LOOKS_ALLOWED, reason } from '../common'
import type { consoleMemberEndpoints } from './endpoints'
import { MAX_DAYS } from './limits'

/** A member in a list. */
const brief = z.object({
  memberId: id,
  nickname: text(60),
  phoneMasked: text(20).nullable(),
  channel: text(20),
  createdAt: moment,
  blockedAt: moment.nullable(),
  /** Since when the account is closed by its owner. */
  closedAt: moment.nullable()
})

const ofMember = z.object({ memberId: id, reason })

export const consoleMemberSchemas = {
  members: {
    summary: 'Members by card number or id; nothing without one of them',
    input: z.object({ cardNo: oneLine(30).optional(), memberId: id.optional() }),
    data: z.object({ items: z.array(brief) })
  },
  membersByPhone: {
    summary: `The member with a phone number. Written to the audit trail without it; ${LOOKS_ALLOWED}`,
    input: z.object({ /** The whole number. */ phone: mobile }),
    data: z.object({ items: z.array(brief) }),
    codes: { '429': 'too many tries' }
  },
  memberDetail: {
    summary:
      'What a member has: cards, coupons, points, records, sessions. Orders are found by `orders?memberId=`',
    input: z.object({ memberId: id }),
    data: z.object({
      member: brief,
      cards: z.array(
        z.object({
          memberCardId: id,
          name: text(60),
          cardTail: text(4),
          state: text(20),
          expiresAt: endOfDay.nullable()
        })
      ),
      coupons: z.array(
        z.object({ couponReceiveId: id, name: text(60), state: text(20), expiresAt: endOfDay })
      ),
      points: z.array(z.object({ channel: text(20), balance: z.int() })),
      records: z.array(
        z.object({
          receiveId: id,
          name: text(60),
          state: text(20),
          codeTail: text(4).nullable(),
          orderNo: text(20).nullable(),
          receivedAt: moment,
          usedAt: moment.nullable(),
          expiresAt: endOfDay
        })
      ),
      orders: z.int(),
      sessions: z.array(
        z.object({ device: text(60), app: text(60), channel: text(20), createdAt: moment, lastSeen: day })
      )
    })
  },
  revealMemberPhone: {
    summary: 'The whole phone number of a member. Written to the audit trail',
    input: ofMember,
    data: z.object({ phone: text(20).nullable() })
  },
  blockMember: {
    summary: 'Keep a member out: all sessions end, and no login succeeds',
    input: ofMember,
    data: acted,
    codes: { '907': 'is blocked already' }
  },
  unblockMember: {
    summary: 'Let a blocked member in again',
    input: ofMember,
    data: acted,
    codes: { '907': 'is not blocked' }
  },
  logOutMember: {
    summary: 'End all sessions of a member; WeChat no longer logs in by itself',
    input: ofMember,
    data: acted.extend({ ended: z.int() })
  },
  giveCoupon: {
    summary: 'Compensate with a coupon, beyond the limit per member',
    input: ofMember.extend({ couponId: id }),
    data: acted.extend({ couponReceiveId: id }),
    codes: { '901': 'no coupon of this kind is left' }
  },
  givePoints: {
    summary: 'Compensate with points of a channel',
    input: ofMember.extend({ channel: oneLine(20, 1), points: z.int().min(1).max(100_000) }),
    data: acted,
    codes: { '907': 'the channel has no points' }
  },
  giveCardDays: {
    summary: 'Compensate with days: a card that runs lasts longer, with its plates, and renewals begin later',
    input: ofMember.extend({ memberCardId: id, days: z.int().min(1).max(MAX_DAYS) }),
    data: acted.extend({ expiresAt: endOfDay }),
    codes: { '907': 'the card does not run' }
  },
  givePrivilege: {
    summary: 'Compensate with one more of what the member received, beyond the quota of a round',
    input: ofMember.extend({ receiveId: id }),
    data: acted.extend({ receiveId: id }),
    codes: { '901': 'none is left', '904': 'the privilege has ended', '907': 'it is a draw' }
  }
} as const satisfies Record<keyof typeof consoleMemberEndpoints, EndpointSchema>
