/** How orders earn commissions, and how refunds reduce them: inside the transaction that causes it, once per source. */
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { campaignOfBuyer, linesOfPaid, type RunningCampaign } from './campaign-repository'
import { insertCommission, linesOfCommission, lockCommission, reduceTo } from './commission-repository'
import { addEntry } from './ledger-repository'
import { afterRefund, commissionOf, rateOf, type RefundedLine } from './model'

/** An order that was just paid. */
export interface PaidOrder {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
}

/** By which campaign an order paid now earns a commission, and for whom; null if for nobody. Locks nothing. */
export const earningBy = (
  tx: Tx,
  { channel, memberId }: PaidOrder,
  now: Date
): Promise<RunningCampaign | null> => campaignOfBuyer(channel, memberId, now, tx)

/**
 * Books the referrer's commission on a paid order; pending until it settles. Last in its transaction: the account is
 * shared by all friends of one member, and stays locked until the transaction ends.
 */
export async function bookCommission(
  tx: Tx,
  order: PaidOrder,
  campaign: RunningCampaign,
  now: Date
): Promise<void> {
  const { orderNo, memberId, channel } = order
  const bought = await linesOfPaid(orderNo, tx)
  const lines = bought.map((line) => ({
    lineNo: line.lineNo,
    basisPoints: rateOf(campaign, line),
    payFen: line.payFen,
    refundedFen: 0
  }))
  const amountFen = commissionOf(lines)
  if (amountFen === 0) return
  const { id: campaignId, referrerId } = campaign
  const settleDays = Math.max(campaign.settleDays, ...bought.map(({ returnDays }) => returnDays))
  const existing = { orderNo, campaignId, referrerId, memberId, channel, amountFen, settleDays, lines, now }
  if (!(await insertCommission(existing, tx))) return
  const entry = { memberId: referrerId, channel, orderNo, pendingFen: amountFen, settledFen: 0, at: now }
  await addEntry({ ...entry, kind: 'earn', source: `order:${orderNo}` }, tx)
}

/** A refund of an order. */
export interface MoneyBack {
  /** The lines concerned; `all`: the order as a whole. */
  readonly lines: readonly RefundedLine[] | 'all'
  /** Processed once. */
  readonly source: string
  readonly at: Date
}

/**
 * Reduces the commission after a refund: what is left is the rate of the money that stays. If it has already settled,
 * the balance may drop below 0, and later settlements make up for it. Last in its transaction, as {@link
 * bookCommission}.
 */
export async function reduceCommission(tx: Tx, orderNo: OrderNo, back: MoneyBack): Promise<void> {
  const row = await lockCommission(orderNo, tx)
  if (!row) return
  const lines = afterRefund(await linesOfCommission(orderNo, tx), back.lines)
  const left = commissionOf(lines)
  const gone = row.amountFen - left
  await reduceTo(orderNo, left, lines, tx)
  if (gone === 0) return
  const settled = row.state === 'settled'
  await addEntry(
    {
      memberId: row.referrerId,
      channel: row.channel,
      orderNo,
      kind: 'refund',
      pendingFen: settled ? 0 : -gone,
      settledFen: settled ? -gone : 0,
      source: back.source,
      at: back.at
    },
    tx
  )
}
