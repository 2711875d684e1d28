import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { Usage } from '../payment'
import { restOf } from '../plate'
import { ruleOf } from './goods'
import { findSoldOrder, soldLines, type SoldLine, type SoldOrder } from './order-repository'

/** What has become of an order's goods: whether any was used or taken, and which. Null for an unknown order. */
export async function usageOf(db: Queryable, orderNo: OrderNo, now: Date): Promise<Usage | null> {
  const order = await findSoldOrder(orderNo, db)
  if (!order) return null
  if (order.state !== 'fulfilled') return { isUsed: false, words: '商品尚未交付' }
  const used: string[] = []
  for (const line of await soldLines(orderNo, db)) {
    const why = await usedWhy(order, line, now, db)
    if (why !== null) used.push(`${line.name}：${why}`)
  }
  if (used.length === 0) return { isUsed: false, words: '商品已交付，尚未使用' }
  return { isUsed: true, words: `商品已交付。${used.join('；')}` }
}

/** Null if nothing of a line was used. */
async function usedWhy(order: SoldOrder, line: SoldLine, now: Date, db: Queryable): Promise<string | null> {
  if (line.unclaimed < line.quantity) return '已为买家办理售后'
  if (line.kind === 'card' || line.kind === 'plate') {
    const plates = await restOf(line.kind, order.orderNo, db)
    if (plates.some(({ isTouched }) => isTouched)) return '权益已领取'
  }
  const left = await ruleOf(line)?.left(order, line, now, db)
  if (!left) return '已交付，不支持退款'
  return left.cancel + left.refund < line.quantity ? (left.why ?? '部分已使用') : null
}
