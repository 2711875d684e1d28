import { z } from 'zod'
import { endOfDay, id, moment, picture, richText, text } from '../common'
import { orderKind } from '../order/shapes'

/** Parts of ten thousand of what was paid: 500 is 5 %. */
export const basisPoints = z.int().min(0).max(10_000)

/** What a rate of its own is for: all goods of a kind, goods of one card, plate, product or mall product, or of a category. */
export const rateScope = z.enum(['kind', 'card', 'plate', 'product', 'mallProduct', 'mallCategory'])

/** A rate of its own; `id` is a kind of goods where `of` is `kind`. */
export const referralRate = z.strictObject({ of: rateScope, id, basisPoints })

/** Kinds of goods that a rate can be for. */
export const rateKind = orderKind

/** A code that a friend is asked by: short enough for a mini-program code, without characters that look alike. */
export const invitationCode = z.string().regex(/^[2-9A-HJ-NP-Z]{8}$/, '邀请码不正确')

/** `soon`: it has not begun. */
export const campaignState = z.enum(['soon', 'running', 'ended'])

/** A referral campaign (分销活动): members bring friends, and get a share of what those pay. */
export const referralCampaign = z.object({
  campaignId: id,
  title: text(40),
  subtitle: text(80),
  /** Square: it stands on the poster, too. */
  picture,
  rulesHtml: richText,
  state: campaignState,
  startsAt: moment,
  endsAt: endOfDay,
  basisPoints,
  /** Rates of their own, with what they are for in words. */
  rates: z.array(z.object({ name: text(60), basisPoints })),
  /** Days after receipt from which a commission settles at the earliest. */
  settleDays: z.int()
})

/** What became of asking to be bound to who invited: `already` to somebody else, who was first. */
export const bindingOutcome = z.enum(['bound', 'already', 'self', 'loop', 'ended', 'unknown'])

export const invitee = z.object({
  /** Masked. */
  name: text(40),
  boundAt: moment,
  /** Orders of theirs that count, and what of their commission there is. */
  orders: z.int(),
  commissionFen: z.int()
})

export const commissionState = z.enum(['pending', 'settled', 'cancelled'])

/**
 * Why money of commissions came or went: `earn` by a paid order, `refund` with its money, `settle` from pending to settled,
 * `payout` as the operator has noted what it paid to the member, `join` with an account that was joined to another.
 */
export const commissionKind = z.enum(['earn', 'refund', 'settle', 'payout', 'join'])

export const commissionEntry = z.object({
  kind: commissionKind,
  /** What is pending changes by that; below 0 where it went. */
  pendingFen: z.int(),
  /** What is settled changes by that. */
  settledFen: z.int(),
  at: moment
})

/** What a member has of one order of a friend. */
export const commission = z.object({
  /** The last digits of the order's number: the rest is the friend's. */
  orderTail: text(6),
  /** Masked. */
  name: text(40),
  state: commissionState,
  /** As it is now. */
  amountFen: z.int(),
  paidAt: moment,
  /** When it settles at the earliest; null while the goods have not come, and once it is at its end. */
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
