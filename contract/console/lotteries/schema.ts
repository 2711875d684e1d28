import { z } from 'zod'
import { endOfDay, id, moment, none, text } from '../../common'
import { lotteryPrizeKind } from '../../lottery/shapes'
import type { EndpointSchema } from '../../schema'
import { consoleMember, consolePage, consolePaging } from '../common'
import type { consoleLotteryEndpoints } from './endpoints'

const count = z.int().min(0)
const percent = z.number().min(0).max(100)

const lotteryBrief = z.object({
  lotteryId: id,
  title: text(40),
  state: z.enum(['soon', 'running', 'ended']),
  startsAt: moment,
  endsAt: endOfDay,
  /** Empty = all. */
  channelCodes: z.array(text(40))
})

/**
 * How what was drawn compares with the odds: within what chance does, more or less than that; `unknown` where the odds of now are not
 * those of all draws (something has run out, is no longer drawn, or nothing was drawn).
 */
const verdict = z.enum(['chance', 'more', 'less', 'unknown'])

const prizeFigures = z.object({
  prizeId: id,
  name: text(20),
  kind: lotteryPrizeKind,
  /** No longer drawn: taken out of the catalogue. */
  isGone: z.boolean(),
  /** The substitute if the drawn prize is out of stock. */
  isFallback: z.boolean(),
  /** How many are left; null = not limited. */
  stock: count.nullable(),
  /** Draws that won it. */
  drawn: count,
  /** Of these: taken back with their order. */
  revoked: count,
  /** Of these: waiting to be claimed. */
  unclaimed: count,
  /** The odds that members are told, percent. */
  stated: percent,
  /** Its share of all draws, percent. */
  seen: percent,
  /** The exact interval of 99 % around `seen`: odds within it are what chance does. */
  from: percent,
  to: percent,
  verdict
})

export const consoleLotterySchemas = {
  lotteries: {
    summary: 'All lotteries: running ones first',
    input: none,
    data: z.object({ items: z.array(lotteryBrief) })
  },
  lotteryPrizes: {
    summary: 'One lottery: prizes, stock, and what was drawn against the stated odds',
    input: z.object({ lotteryId: id }),
    data: z.object({ lottery: lotteryBrief, draws: count, prizes: z.array(prizeFigures) })
  },
  lotteryWinners: {
    summary: 'Who won in a lottery, newest first',
    input: z.object({ ...consolePaging, lotteryId: id }),
    data: consolePage(
      z.object({
        drawId: id,
        prizeName: text(20),
        kind: lotteryPrizeKind,
        state: z.enum(['won', 'claimed', 'sent', 'received', 'done', 'revoked']),
        member: consoleMember,
        channelCode: text(40),
        drawnAt: moment,
        claimedAt: moment.nullable()
      })
    )
  }
} as const satisfies Record<keyof typeof consoleLotteryEndpoints, EndpointSchema>
