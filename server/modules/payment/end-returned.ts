import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { lifecycle, returnPoints } from '../order'
import { wasReturnedByHand } from './by-hand-repository'
import type { TakeBack } from './dependencies'
import { lockOrder } from './give-back-repository'
import { holdsMoney } from './refund-repository'

/**
 * Marks an order as refunded once none of its money remains with us. If the merchant refunded manually, nobody
 * returned its goods: the rest of them is taken back here, with the points used on it. The caller has locked the
 * order.
 */
export async function endIfReturned(tx: Tx, orderNo: OrderNo, takeBack: TakeBack, now: Date): Promise<void> {
  if (await holdsMoney(orderNo, tx)) return
  const order = await lockOrder(orderNo, tx)
  const moments = { at: now }
  if (order?.state === 'paid') await lifecycle.moveOrder(orderNo, 'refundByMerchant', moments, tx)
  if (order?.state === 'fulfilled') {
    if (await wasReturnedByHand(orderNo, tx)) {
      await takeBack(tx, orderNo, now)
      await returnPoints([orderNo], now, tx)
    }
    await lifecycle.moveOrder(orderNo, 'refundedInParts', moments, tx)
  } else await lifecycle.moveOrder(orderNo, 'refunded', moments, tx)
}
