import { z } from 'zod'
import { endOfDay, id, moment, picture, richText, text } from '../common'
import { giftParcel, giftReceiver } from '../shipping/shapes'

/** How a lottery is shown: a turning wheel, or a grid of nine boxes with a light that runs around it. */
export const lotteryLook = z.enum(['wheel', 'grid'])

/** `none` is no prize; coupons and points are credited at once, goods and privileges have to be claimed. */
export const lotteryPrizeKind = z.enum(['goods', 'privilege', 'coupon', 'points', 'none'])

/** A prize as shown on the wheel. */
export const lotteryPrize = z.object({
  prizeId: id,
  name: text(20),
  kind: lotteryPrizeKind,
  picture,
  /** Its chance, of 100: calculated from the weights used for the draw; all of them add up to 100. */
  percent: z.number().min(0).max(100),
  /** Out of stock. */
  gone: z.boolean(),
  /** The substitute if the drawn prize is out of stock. */
  fallback: z.boolean()
})

/** A way to earn tries: how many it gives, how many of those are left, and whether it is available now. */
export const lotteryWay = z.object({
  way: z.enum(['day', 'card', 'share', 'order', 'entry']),
  /** Tries per day, share or order. */
  tries: z.int(),
  left: z.int(),
  /** It can give more later than is left now: a share today, an order. */
  open: z.boolean(),
  /** For an order: minimum total, fen. */
  fromFen: z.int().optional()
})

/** A draw as shown on the page. */
export const lotteryDraw = z.object({
  drawId: id,
  prizeId: id,
  prizeName: text(20),
  kind: lotteryPrizeKind,
  picture,
  drawnAt: moment,
  /** Deadline for claiming; null if there is nothing to claim. */
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
  /** Result of the link that the caller followed; null if there was none. */
  entry: z.enum(['fresh', 'spent', 'unknown']).nullable(),
  /** A draw whose result the caller has not seen. */
  unseen: lotteryDraw.nullable(),
  /** Recent winners; names are masked. */
  winners: z.array(z.object({ who: text(20), prizeName: text(20), at: moment }))
})

/**
 * State of a prize: `expired` if not claimed in time, `failed` if it could not be delivered and may be
 * claimed again, `revoked` if the order that gave the try was refunded.
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

/** What has to be entered to claim it. */
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
  /** Why it could not be delivered. */
  failedReason: text(100).nullable(),
  /** For a privilege: its record, which has the code. */
  receiveId: id.nullable(),
  /** Delivery address of goods; the number is masked. */
  receiver: giftReceiver.nullable(),
  parcel: giftParcel.nullable()
})
