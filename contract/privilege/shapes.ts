import { z } from 'zod'
import { endOfDay, fen, id, moment, picture, richText, text } from '../common'

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

/** A privilege as a list shows it. */
export const privilegeBrief = z.object({
  privilegeId: id,
  kind: privilegeKind,
  name: text(60),
  subtitle: text(80),
  brandName: text(30),
  picture,
  /** What it is worth, in fen. */
  faceFen: fen,
  /** The worth in words where money does not say it, e.g. 买一送一. */
  faceText: text(20)
})

/**
 * What the receive button does (rule page.privilegeDetail). `chooseOne` = take one of a group;
 * `taken` carries the record in `receiveId`; `jump` stands where `take` would, for a privilege that is had on a
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

/** A privilege in a list with what the caller can do with it now, and through which plate of theirs. */
export const privilegeInList = privilegeBrief.extend({ action: receiveAction, memberPlateId: id.nullable() })

/** How a record stands. `refunding`: its money was asked back, and it cannot be used meanwhile. */
export const receiveState = z.enum(['processing', 'issued', 'refunding', 'used', 'expired', 'failed'])

/** What a member received: the code, where there is one, and how to use it. */
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
  /** Shown as text, QR and barcode; null while processing, when failed, while covered, and for what goes to an account. */
  code: text(32).nullable(),
  pin: text(16).nullable(),
  /** It has a code that its owner has not looked at yet: `showReceiveCode` shows it, and from then on staff look at a refund. */
  covered: z.boolean(),
  /** Masked account that a recharge went to. */
  account: text(20).nullable(),
  /** What a lottery privilege drew. */
  prize: text(40).nullable(),
  /** Why it failed; of one under way, why it takes long. */
  failedReason: text(100).nullable(),
  usageHtml: richText,
  plateName: text(30).nullable(),
  receivedAt: moment,
  usedAt: moment.nullable(),
  expiresAt: endOfDay
})

/** A code that changes with the time, as it stands now, and the moment in which the next one takes its place. */
export const currentCode = z.object({ code: text(40), until: moment })

/** A receive record as its own page shows it: the code stands there before the device has the key to make the next. */
export const receiveRecordInFull = receiveRecord.extend({
  /** null where the code does not change, or cannot be used. */
  standing: currentCode.nullable()
})
