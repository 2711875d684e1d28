import { z } from 'zod'
import { endOfDay, fen, id, MAX_ORDER_FEN, moment, none, orderNo, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, consoleMember, consolePage, consolePaging } from '../common'
import type { consoleReferralEndpoints } from './endpoints'
import { MAX_PAYOUT_MARK, MAX_PAYOUT_ROWS } from './limits'

const commissionState = z.enum(['pending', 'settled', 'cancelled'])

/** An account of a member may be below zero: refunds came after its money was paid out. */
const balanceFen = z.int()

const mark = z
  .string()
  .trim()
  .min(1, '请填写付款单号')
  .max(MAX_PAYOUT_MARK, `最多 ${MAX_PAYOUT_MARK} 个字`)
  .regex(/^[\w-]+$/, '付款单号只能用字母、数字、- 和 _')

const payout = {
  memberId: id,
  channelCode: id,
  amountFen: z.int().min(1, '请填写金额').max(MAX_ORDER_FEN, '金额太大')
}

export const consoleReferralSchemas = {
  referralCampaigns: {
    summary: 'All campaigns: running ones first',
    input: none,
    data: z.object({
      items: z.array(
        z.object({
          campaignId: id,
          title: text(40),
          state: z.enum(['soon', 'running', 'ended']),
          startsAt: moment,
          endsAt: endOfDay,
          /** Ten-thousandths of what is paid, where nothing special is said. */
          basisPoints: z.int(),
          /** How many goods, categories and kinds have a rate of their own. */
          rates: z.int(),
          settleDays: z.int(),
          /** Empty = all. */
          channelCodes: z.array(text(40))
        })
      )
    })
  },
  commissions: {
    summary: 'Commissions of one state, latest orders first',
    input: z.object({ ...consolePaging, state: commissionState.default('pending') }),
    data: consolePage(
      z.object({
        orderNo,
        campaignTitle: text(40),
        /** Who earns it. */
        referrer: consoleMember,
        /** Who bought. */
        buyer: consoleMember,
        channelCode: text(40),
        state: commissionState,
        /** When the order was paid, and what is left after refunds. */
        earnedFen: fen,
        amountFen: fen,
        bookedAt: moment,
        /** When it settles at the earliest; null once it has, and while that is not known. */
        settlesAt: moment.nullable(),
        settledAt: moment.nullable()
      })
    )
  },
  payableCommissions: {
    summary: 'What is settled and not yet paid, by member and channel, most first',
    input: z.object(consolePaging),
    data: consolePage(
      z.object({
        member: consoleMember,
        channelCode: text(40),
        payableFen: z.int().min(1),
        pendingFen: balanceFen,
        /** Null if it was settled before this was noted. */
        since: moment.nullable()
      })
    )
  },
  commissionPayouts: {
    summary: 'What was paid to members, latest first',
    input: z.object(consolePaging),
    data: consolePage(
      z.object({
        member: consoleMember,
        channelCode: text(40),
        amountFen: z.int().min(1),
        mark: text(200),
        at: moment
      })
    )
  },
  settleCommissions: {
    summary: 'Settle what is due now instead of at the next run of the job, a few hundred at once',
    input: none,
    data: acted.extend({ settled: z.int().min(0), amountFen: z.int().min(0), isMore: z.boolean() })
  },
  payCommission: {
    summary: 'Record what was paid to a member outside of this product: once per reference',
    input: z.object({ ...payout, mark }),
    data: acted,
    codes: { '907': 'the reference was recorded before, or not that much has settled' }
  },
  payCommissions: {
    summary:
      'Record what was paid to many members under one reference, each as an act of its own: one that is refused does not stop the others',
    input: z.object({
      mark,
      rows: z
        .array(z.object({ row: z.int().min(1).max(1_000_000), ...payout }))
        .min(1, '文件里没有数据')
        .max(MAX_PAYOUT_ROWS, `一次最多登记 ${MAX_PAYOUT_ROWS} 行，请分成几个文件`)
    }),
    data: z.object({
      items: z.array(
        z.object({
          row: z.int().min(1),
          /** `already`: this reference was recorded for this member and channel before, with this amount; another one is refused. */
          verdict: z.enum(['paid', 'already', 'refused']),
          /** Why it was refused. */
          why: text(200).nullable()
        })
      )
    })
  }
} as const satisfies Record<keyof typeof consoleReferralEndpoints, EndpointSchema>
