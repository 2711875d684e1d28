import { z } from 'zod'
import {
  endOfDay,
  id,
  moment,
  none,
  nothing,
  oneLine,
  paged,
  paging,
  phoneNumber,
  picture,
  position,
  queryPaging,
  richText,
  text
} from '../common'
import { nearbyMerchant } from '../location/schema'
import { thirdPartyRedirect } from '../partner/shapes'
import type { EndpointSchema } from '../schema'
import type { privilegeEndpoints } from './endpoints'
import {
  caution,
  cautionKind,
  privilegeBrief,
  privilegeInList,
  privilegeKind,
  receiveAction,
  receiveRecord,
  receiveRecordInFull,
  recordTab
} from './shapes'

const receiveCodes = {
  '901': 'sold out',
  '902': 'the quota of this round is used up, or it was already received',
  '903': 'not started',
  '904': 'ended',
  '905': 'no active card or plate of the member contains it',
  '925': 'it would be of no use to the member: nothing was spent',
  '926': 'a caution was not accepted: nothing was spent'
}

/** What the caller knows of its use: their city, and the cautions that they were shown and accepted. */
const useKnown = {
  cityCode: oneLine(12).optional(),
  accepts: z.array(cautionKind).max(4).optional()
}

export const privilegeSchemas = {
  myPrivilegeDetail: {
    summary: 'A privilege, and the caller’s current action on it',
    input: z.object({
      privilegeId: id,
      /** Shown through this plate; without it the server picks the member's best one. */
      memberPlateId: id.optional(),
      longitude: z.number().min(-180).max(180).optional(),
      latitude: z.number().min(-90).max(90).optional(),
      /** City in which stores are listed. */
      cityCode: oneLine(12).optional()
    }),
    data: z.object({
      privilege: privilegeBrief,
      brandId: id,
      pictures: z.array(picture),
      rulesHtml: richText,
      usageHtml: richText,
      /** null = not limited. */
      stock: z.int().nullable(),
      startsAt: moment.nullable(),
      endsAt: endOfDay.nullable(),
      validityDays: z.int(),
      /** A recharge requires the account it goes to; a draw that may give one requires it beforehand. */
      needsAccount: z.boolean(),
      groupId: id.nullable(),
      /** Where the privilege is used, if that is a partner's site or mini-program. */
      redirect: thirdPartyRedirect.nullable(),
      action: z.object({
        kind: receiveAction,
        memberPlateId: id.nullable(),
        plateId: id.nullable(),
        cardId: id.nullable(),
        memberCardId: id.nullable(),
        receiveId: id.nullable(),
        /** Remaining quota of the round, if a plate of the member includes it. */
        left: z.int().nullable(),
        /** When the next round begins, or when it becomes available. */
        resetsAt: moment.nullable(),
        /** If the current round is the plate's last: when it ends, with no further reset. */
        endsAt: endOfDay.nullable()
      }),
      /** What to tell the caller before it is taken. */
      cautions: z.array(caution),
      /** Prizes of a draw with their chances, percent; empty if it is no draw. */
      prizes: z.array(z.object({ name: text(40), percent: z.number() })),
      /** A few near the caller; none if there is none in their city. */
      stores: z.array(nearbyMerchant),
      /** In all cities; counted up to `MAX_STORES_COUNTED`. */
      storeTotal: z.int()
    })
  },
  receivePrivilege: {
    summary: 'Receive a privilege from a plate; idempotent: repeated requests return the same code',
    input: z.object({
      privilegeId: id,
      memberPlateId: id,
      /** Phone number for a recharge, or for one that a draw may give. */
      account: phoneNumber(20).optional(),
      ...useKnown
    }),
    data: receiveRecord,
    codes: { ...receiveCodes, '323': 'the recharge limit is reached' }
  },
  receiveGroupPrivilege: {
    summary: 'Receive one privilege of a group',
    input: z.object({
      groupId: id,
      privilegeId: id,
      memberPlateId: id,
      account: phoneNumber(20).optional(),
      ...useKnown
    }),
    data: receiveRecord,
    codes: receiveCodes
  },
  getReceiveRecord: {
    summary: "One of the member's receive records",
    input: z.object({ receiveId: id }),
    data: receiveRecordInFull
  },
  getPrivilegeGroupInfo: {
    summary: 'The privileges of a group of which one may be chosen',
    input: z.object({ groupId: id, memberPlateId: id.optional(), cityCode: oneLine(12).optional() }),
    data: z.object({
      groupId: id,
      name: text(40),
      choices: z.array(
        privilegeBrief.extend({ soldOut: z.boolean(), validityDays: z.int(), cautions: z.array(caution) })
      )
    })
  },
  checkPreventSwipe: {
    summary: 'Whether the member may receive again yet (protection against scripts)',
    input: z.object({ privilegeId: id }),
    data: z.object({ allowed: z.boolean(), waitSeconds: z.int() })
  },
  getRecommendProduct: {
    summary: 'Recommendations shown after a payment',
    input: z.object({ orderNo: oneLine(20).optional() }),
    data: z.array(privilegeBrief)
  },
  rechargeRecommendPrivilege: {
    summary: 'Recommended recharge privileges',
    input: none,
    data: z.array(privilegeBrief)
  },
  recordThePrivilege: {
    summary: 'Record that the member viewed a privilege (for recommendations)',
    reads: false,
    input: z.object({ privilegeId: id }),
    data: nothing
  },
  listPrivileges: {
    summary:
      'Privileges of the channel by kind, paged; for a member those that can be received now come first',
    input: z.object({
      ...queryPaging,
      kind: privilegeKind.or(z.literal('all')).default('all'),
      ...position
    }),
    data: paged(privilegeInList)
  },
  pageMyReceiveRecord: {
    summary: "The member's receive records, newest first; in state issued, those that expire soonest first",
    input: z.object({ ...paging, state: recordTab.default('all') }),
    data: paged(receiveRecord)
  },
  getMyPrivilegeReceiveRecord: {
    summary: "The member's records of one privilege",
    input: z.object({ privilegeId: id }),
    data: z.array(receiveRecord)
  },
  getMyReceiveCount: {
    summary: 'Number of the member’s receive records by tab',
    input: none,
    data: z.object({
      all: z.int(),
      issued: z.int(),
      toShip: z.int(),
      toReceive: z.int(),
      used: z.int(),
      expired: z.int()
    })
  },
  showReceiveCode: {
    summary: 'Reveal the code of a purchased record; from then on staff decide on a refund',
    input: z.object({ receiveId: id }),
    data: receiveRecordInFull,
    codes: { '907': 'the code is not usable now' }
  },
  markReceiveUsed: {
    summary: 'Mark a code as used, to keep the list tidy',
    input: z.object({ receiveId: id }),
    data: receiveRecord,
    codes: { '907': 'the code is not usable now' }
  },
  claimReceiveParcel: {
    summary: 'Have the goods of a record sent to an address; it is used up by that',
    input: z.object({ receiveId: id, addressId: id }),
    data: receiveRecord,
    codes: {
      '400': 'the address cannot be delivered to',
      '904': 'it has expired',
      '907': 'already claimed, being refunded, or nothing to be sent'
    }
  },
  receivedReceiveParcel: {
    summary: 'Confirm receipt of the goods of a record',
    input: z.object({ receiveId: id }),
    data: receiveRecord,
    codes: { '907': 'not shipped yet' }
  },
  unmarkReceiveUsed: {
    summary: 'Undo that the member marked a code as used',
    input: z.object({ receiveId: id }),
    data: receiveRecord,
    codes: { '907': 'used by a shop, or expired' }
  }
} as const satisfies Record<keyof typeof privilegeEndpoints, EndpointSchema>
