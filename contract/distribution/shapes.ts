import { z } from 'zod'
import { endOfDay, id, moment, picture, richText, text } from '../common'
import { orderKind } from '../order/shapes'

/** Ten-thousandths of the amount paid: 500 is 5 %. */
export const basisPoints = z.int().min(0).max(10_000)

/** What a special rate applies to: all goods of a kind, goods of one card, plate, product or mall product, or of a category. */
export const rateScope = z.enum(['kind', 'card', 'plate', 'product', 'mallProduct', 'mallCategory'])

/** A special rate; `id` is a kind of goods if `of` is `kind`. */
export const referralRate = z.strictObject({ of: rateScope, id, basisPoints })

/** Kinds of goods that can have a rate. */
export const rateKind = orderKind

/** A member's invitation code: short enough for a mini-program code, without look-alike characters. */
export const invitationCode = z.string().regex(/^[2-9A-HJ-NP-Z]{8}$/, '邀请码不正确')

/** `soon`: it has not started. */
export const campaignState = z.enum(['soon', 'running', 'ended'])

/** A referral campaign (分销活动): members invite friends and earn a share of what those pay. */
export const referralCampaign = z.object({
  campaignId: id,
  title: text(40),
  subtitle: text(80),
  /** Square: it is used on the poster, too. */
  picture,
  rulesHtml: richText,
  state: campaignState,
  startsAt: moment,
  endsAt: endOfDay,
  basisPoints,
  /** Special rates, with a description of what each applies to. */
  rates: z.array(z.object({ name: text(60), basisPoints })),
  /** Days after receipt before a commission can settle. */
  settleDays: z.int()
})

/** Result of binding to the inviter: `already` = bound to somebody else, who was first. */
export const bindingOutcome = z.enum(['bound', 'already', 'self', 'loop', 'ended', 'unknown'])

export const invitee = z.object({
  /** Masked. */
  name: text(40),
  boundAt: moment,
  /** Their orders that count, and the commission on them. */
  orders: z.int(),
  commissionFen: z.int()
})

export const commissionState = z.enum(['pending', 'settled', 'cancelled'])

/**
 * Why a commission balance changed: `earn` by a paid order, `refund` with its money, `settle` from pending to settled,
 * `payout` as recorded by the operator when it paid the member, `join` with an account that was merged into another.
 */
export const commissionKind = z.enum(['earn', 'refund', 'settle', 'payout', 'join'])

export const commissionEntry = z.object({
  kind: commissionKind,
  /** Change of the pending balance; may be negative. */
  pendingFen: z.int(),
  /** Change of the settled balance. */
  settledFen: z.int(),
  at: moment
})

/** A member's commission on one order of a friend. */
export const commission = z.object({
  /** The last digits of the order number: the rest is private to the friend. */
  orderTail: text(6),
  /** Masked. */
  name: text(40),
  state: commissionState,
  /** Its current amount. */
  amountFen: z.int(),
  paidAt: moment,
  /** Earliest time it can settle; null until the goods have arrived, and once it is final. */
  settlesAt: moment.nullable(),
  entries: z.array(commissionEntry)
})

/** Something to send to friends: a text, a picture, or both. */
export const material = z.object({
  materialId: id,
  title: text(40),
  text: text(600),
  picture: picture.nullable()
})
