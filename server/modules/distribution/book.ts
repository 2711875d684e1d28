/** How commissions come of orders, and go with their money: inside the transaction of what it is for, once for its source. */
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

/** By which campaign an order that is paid now earns whom; null where it earns nobody. Locks nothing. */
export const earningBy = (
  tx: Tx,
  { channel, memberId }: PaidOrder,
  now: Date
): Promise<RunningCampaign | null> => campaignOfBuyer(channel, memberId, now, tx)

/**
 * Books what a paid order earns who brought its buyer; pending until it settles. Last in its transaction: the account is shared by
 * all friends of one member, and stays locked until its end.
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

/** Money of an order that goes back. */
export interface MoneyBack {
  /** Of which lines; `all`: the order as a whole. */
  readonly lines: readonly RefundedLine[] | 'all'
  /** Answered once. */
  readonly source: string
  readonly at: Date
}

/**
 * Takes back what an order's money earned that goes back: what is left is the rate of the money that stays. Where it has settled
 * already the balance may go below 0, and what settles later pays for it. Last in its transaction, as {@link bookCommission}.
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
