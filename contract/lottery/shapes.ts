import { z } from 'zod'
import { endOfDay, id, moment, picture, richText, text } from '../common'

/** How a lottery is drawn: a wheel that turns, or nine boxes with a light that runs around them. */
export const lotteryLook = z.enum(['wheel', 'grid'])

/** `none` is nothing; coupons and points are the member's at once, goods and privileges are claimed. */
export const lotteryPrizeKind = z.enum(['goods', 'privilege', 'coupon', 'points', 'none'])

/** A prize as it stands on the wheel. */
export const lotteryPrize = z.object({
  prizeId: id,
  name: text(20),
  kind: lotteryPrizeKind,
  picture,
  /** Its chance, of 100: worked out from the very weights that are drawn by; all of them add up to 100. */
  percent: z.number().min(0).max(100),
  /** None is left of it. */
  gone: z.boolean(),
  /** What is given where the drawn one is gone. */
  fallback: z.boolean()
})

/** A way to tries: how many it gives, how many of those are left, and whether it can be gone now. */
export const lotteryWay = z.object({
  way: z.enum(['day', 'card', 'share', 'order', 'entry']),
  /** What it gives: a day, a share, an order. */
  tries: z.int(),
  left: z.int(),
  /** It can still give more than is left now: a share today, an order. */
  open: z.boolean(),
  /** Of an order: from this sum on, fen. */
  fromFen: z.int().optional()
})

/** A draw as the page shows it. */
export const lotteryDraw = z.object({
  drawId: id,
  prizeId: id,
  prizeName: text(20),
  kind: lotteryPrizeKind,
  picture,
  drawnAt: moment,
  /** Until when it is to be claimed; null where there is nothing to claim. */
  claimBy: endOfDay.nullable()
})

export const lottery = z.object({
  lotteryId: id,
  title: text(40),
  subtitle: text(80),
  look: lotteryLook,
  rulesHtml: richText,
  startsAt: moment,
  endsAt: endOfDay,
  state: z.enum(['soon', 'running', 'ended']),
  prizes: z.array(lotteryPrize),
  ways: z.array(lotteryWay),
  /** Tries that the caller has now; null for a visitor. */
  triesLeft: z.int().nullable(),
  /** What became of the link that the caller came by; null where there was none. */
  entry: z.enum(['fresh', 'spent', 'unknown']).nullable(),
  /** A draw whose answer the caller has not seen. */
  unseen: lotteryDraw.nullable(),
  /** Who won lately; names are masked. */
  winners: z.array(z.object({ who: text(20), prizeName: text(20), at: moment }))
})

/**
 * How far a prize is: `expired` where it was not claimed in time, `failed` where it could not be handed over and is
 * claimed again, `revoked` where the order that gave its try was refunded.
 */
export const myPrizeState = z.enum([
  'won',
  'failed',
  'claimed',
  'sent',
  'received',
  'done',
  'expired',
  'revoked'
])

/** What is asked for when it is claimed. */
export const claimForm = z.enum(['address', 'mobile', 'nothing'])

export const myPrize = z.object({
  drawId: id,
  lotteryTitle: text(40),
  prizeName: text(20),
  kind: lotteryPrizeKind,
  picture,
  state: myPrizeState,
  form: claimForm,
  drawnAt: moment,
  claimBy: endOfDay.nullable(),
  /** Why it could not be handed over. */
  failedReason: text(100).nullable(),
  /** Of a privilege: its record, which has the code. */
  receiveId: id.nullable(),
  /** Where goods go; the number masked. */
  receiver: z.object({ name: text(30), mobile: text(20), address: text(300) }).nullable(),
  parcel: z.object({ carrierName: text(30), trackingNo: text(40), sentAt: moment }).nullable()
})
