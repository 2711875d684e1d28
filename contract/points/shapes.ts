import { z } from 'zod'
import { endOfDay, moment, orderNo, text } from '../common'

/** How points are earned and used in a channel (rule page.pointSetting); a channel without it has none. */
export const pointsRule = z.object({
  /** Points per whole yuan paid. */
  earnPerYuan: z.int().min(0).max(1000),
  /** Value of one point, whole fen. */
  worthFen: z.int().min(1).max(100),
  /** Largest share of the goods' price, after card price and coupon, that points may pay. */
  mostPercent: z.int().min(1).max(100),
  /** Smallest number that can be used at once. */
  leastPoints: z.int().min(1).max(100_000),
  /** How long points are valid after they were earned. */
  lifeDays: z.int().min(1).max(3650)
})

/**
 * Why a balance changed: `earn` by a paid order or a questionnaire, `spend` at a settlement, `back` from a cancelled order or
 * returned pieces, `revoke` of points earned by an order that was refunded, `cover` of those already spent, deducted from that
 * refund, `expire` at their end; `join` by a merge of accounts of the same member, `leave` from the other account.
 */
export const pointsKind = z.enum(['earn', 'spend', 'back', 'revoke', 'cover', 'expire', 'join', 'leave'])

export const pointsEntry = z.object({
  seq: z.int(),
  kind: pointsKind,
  /** Negative if they were deducted. */
  points: z.int(),
  /** The balance afterwards. Negative only if points were revoked that had already been spent. */
  balance: z.int(),
  orderNo: orderNo.nullable(),
  /** For a completed questionnaire. */
  isThanks: z.boolean(),
  at: moment,
  /** For points earned: until when they are valid. */
  endsAt: endOfDay.nullable()
})

/** Points that expire at the same moment, as far as they are unspent. */
export const pointsLot = z.object({ points: z.int(), endsAt: endOfDay })

/** Points at a settlement: how many can be used, how much that deducts, and why none can. */
export const settlePoints = z.object({
  balance: z.int(),
  /** The maximum that the rule allows for these goods. */
  usable: z.int(),
  /** Their deduction, fen. */
  worthFen: z.int(),
  used: z.boolean(),
  /** Why none can be used; null if some can. */
  reason: text(60).nullable()
})
