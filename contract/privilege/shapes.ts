import { z } from 'zod'
import { endOfDay, fen, id, moment, picture, richText, text } from '../common'
import { giftParcel, giftReceiver } from '../shipping/shapes'

export const privilegeKind = z.enum([
  'coupon',
  'film',
  'food',
  'hotel',
  'travel',
  'landmark',
  'goods',
  'recharge',
  'lottery'
])

/** A privilege in a list. */
export const privilegeBrief = z.object({
  privilegeId: id,
  kind: privilegeKind,
  name: text(60),
  subtitle: text(80),
  brandName: text(30),
  picture,
  /** Its worth, fen. */
  faceFen: fen,
  /** The worth as text if an amount does not express it, e.g. 买一送一. */
  faceText: text(20)
})

/**
 * What the receive button does (rule page.privilegeDetail). `chooseOne` = take one of a group;
 * `taken` has the record in `receiveId`; `jump` replaces `take` for a privilege that is used on a
 * partner's site (`redirect`).
 */
export const receiveAction = z.enum([
  'login',
  'buyCard',
  'buyPlate',
  'activate',
  'take',
  'chooseOne',
  'jump',
  'taken',
  'quotaUsed',
  'soldOut',
  'notStarted',
  'ended'
])

/**
 * Why taking a privilege now may be of no use: no store in the caller's city; a birthday gift without a birthday, or before
 * it; not usable today. `useless` = no day of its validity is a day on which it may be used.
 */
export const cautionKind = z.enum(['city', 'noBirthday', 'day', 'useless'])

/** A caution, in words. `blocks` = it cannot be taken now; the others can be accepted. */
export const caution = z.object({ kind: cautionKind, blocks: z.boolean(), text: text(100) })

/** A privilege in a list with what the caller can do with it now, and through which of their plates. */
export const privilegeInList = privilegeBrief.extend({ action: receiveAction, memberPlateId: id.nullable() })

/** State of a record. `refunding`: a refund was requested, and it cannot be used meanwhile. */
export const receiveState = z.enum(['processing', 'issued', 'refunding', 'used', 'expired', 'failed'])

/**
 * Where a member's records are listed: by their state; goods that were claimed by how far they are, in the words of orders, until
 * they have been received.
 */
export const recordTab = z.enum(['all', ...receiveState.options, 'toShip', 'toReceive'])

/**
 * Goods that are sent: `toClaim` = an address has to be given, before the record expires; `claimed` = the warehouse sends
 * them; `sent`; `received`.
 */
export const receiveParcel = z.object({
  state: z.enum(['toClaim', 'claimed', 'sent', 'received']),
  receiver: giftReceiver.nullable(),
  parcel: giftParcel.nullable()
})

/** What a member received: the code, if any, and how to use it. */
export const receiveRecord = z.object({
  receiveId: id,
  privilegeId: id,
  kind: privilegeKind,
  name: text(60),
  brandName: text(30),
  picture,
  faceFen: fen,
  faceText: text(20),
  state: receiveState,
  /** Shown as text, QR and barcode; null while processing, when failed, while covered, and for recharges. */
  code: text(32).nullable(),
  pin: text(16).nullable(),
  /** It has a code that its owner has not viewed yet: `showReceiveCode` reveals it, and from then on refunds are reviewed by staff. */
  covered: z.boolean(),
  /** Masked account that a recharge went to. */
  account: text(20).nullable(),
  /** The prize drawn from a lottery privilege. */
  prize: text(40).nullable(),
  /** Where what was won is, if it is no code of this record: `receiveId` for a privilege. */
  won: z.object({ kind: z.enum(['points', 'coupon', 'privilege']), receiveId: id.nullable() }).nullable(),
  /** For goods that are sent. */
  parcel: receiveParcel.nullable(),
  /** Reason for the failure; while processing, reason for the delay. */
  failedReason: text(100).nullable(),
  usageHtml: richText,
  plateName: text(30).nullable(),
  receivedAt: moment,
  usedAt: moment.nullable(),
  /** The member marked it as used, and can take that back. */
  unmarkable: z.boolean(),
  expiresAt: endOfDay
})

/** A code that changes over time: its current value, and when the next one replaces it. */
export const currentCode = z.object({ code: text(40), until: moment })

/** A receive record on its own page: includes the code until the device has the key to generate the next. */
export const receiveRecordInFull = receiveRecord.extend({
  /** null if the code does not change, or cannot be used. */
  standing: currentCode.nullable()
})
