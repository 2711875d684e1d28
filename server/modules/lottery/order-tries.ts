import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { notFound } from '../../core/business-error'
import { isoEnd } from '../../lib/iso'
import { ownsOrder } from '../order'
import { listRunning } from './lottery-repository'
import { openLottery, eligibilityOf, type Caller } from './eligibility'
import { openTriesOfOrder } from './tries'

/**
 * The first lottery of the channel in which an order of the caller's has unspent tries; null if there is none.
 * Consistent with a draw: an order that is unpaid, refunded or too small has none.
 * @throws BusinessError 404
 */
export async function triesOfOrder(
  db: Queryable,
  orderNo: OrderNo,
  caller: Caller & { readonly memberId: string }
): Promise<Data<'getOrderTries'>> {
  const { memberId, channel, now } = caller
  if (!(await ownsOrder(memberId, orderNo, db))) throw notFound('订单不存在')
  for (const { lotteryId, channelCodes } of await listRunning(now, db)) {
    if (channelCodes.length > 0 && !channelCodes.includes(channel)) continue
    const opened = await openLottery({ lotteryId }, caller, db)
    if (!opened || opened.lottery.orderTries === 0) continue
    const { title, endsAt } = opened.lottery
    const tries = openTriesOfOrder(opened.lottery, await eligibilityOf(opened, caller, db), orderNo)
    if (tries > 0) return { lottery: { lotteryId, title, tries, endsAt: isoEnd(endsAt) } }
  }
  return { lottery: null }
}
