import { z } from 'zod'
import { endOfDay, moment, orderNo, text } from '../common'

/** How a channel gives points and takes them (rule page.pointSetting); a channel without it has none. */
export const pointsRule = z.object({
  /** Points for each whole yuan that was paid. */
  earnPerYuan: z.int().min(0).max(1000),
  /** What one point takes off, whole fen. */
  worthFen: z.int().min(1).max(100),
  /** How much of what the goods cost, after card price and coupon, points may take off at most. */
  mostPercent: z.int().min(1).max(100),
  /** Fewer are not used at once. */
  leastPoints: z.int().min(1).max(100_000),
  /** How long points are good for after they came. */
  lifeDays: z.int().min(1).max(3650)
})

/**
 * Why points came or went: `earn` by a paid order or a questionnaire, `spend` at a settlement, `back` of an order or of pieces that were given up,
 * `revoke` of what an order earned whose money went back, `cover` of those among them that were spent: paid for out of that refund, `expire` where they ended; `join` with another account of the member's,
 * `leave` from that one.
 */
export const pointsKind = z.enum(['earn', 'spend', 'back', 'revoke', 'cover', 'expire', 'join', 'leave'])

export const pointsEntry = z.object({
  seq: z.int(),
  kind: pointsKind,
  /** Below 0 where they went. */
  points: z.int(),
  /** What was there afterwards. Below 0 only where points went back that had been spent already. */
  balance: z.int(),
  orderNo: orderNo.nullable(),
  /** For a questionnaire that was answered. */
  isThanks: z.boolean(),
  at: moment,
  /** Of points that came: until when they are good. */
  endsAt: endOfDay.nullable()
})

/** Points that end at one moment, as far as they are still there. */
export const pointsLot = z.object({ points: z.int(), endsAt: endOfDay })

/** Points at a settlement: how many can be used, what that takes off, and why none can. */
export const settlePoints = z.object({
  balance: z.int(),
  /** As many as the rule lets be used for these goods. */
  usable: z.int(),
  /** What those take off, fen. */
  worthFen: z.int(),
  used: z.boolean(),
  /** Why none can be used; null where some can. */
  reason: text(60).nullable()
})
