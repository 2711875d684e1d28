import type { AfterSaleKind, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { notFound } from '../../core/business-error'
import { ourNumber } from '../../domain/order-number'
import { pointsOfPieces } from '../order'
import { weighBenefits } from './benefits/weigh'
import { notNow } from './refusal'
import { lockSoldOrder, soldLines, type SoldOrder } from './order-repository'
import { afterSaleOfRequest, findAfterSale, requestedLines } from './repository'
import { expectAmount, openRequest, settleRequest, type Opened } from './request'
import { reasonsFor } from './states'

export interface Application extends Omit<ParsedInput<'applyAfterSale'>, 'orderNo'> {
  readonly orderNo: string
  readonly memberId: string
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
}

const APPLIED: Readonly<Record<AfterSaleKind, string>> = {
  cancel: '您申请取消订单',
  refund: '您申请退款',
  return: '您申请退货退款'
}

/**
 * Creates a request, once per key. Requests that need nobody's approval are approved at once and their refund is
 * started.
 * @returns its id @throws BusinessError 404, 907, 922
 */
export function applyAfterSale(db: Queryable, application: Application): Promise<string> {
  const { memberId, requestKey, now, kind, lines, reason, note = null, pictures, seenFen } = application
  return withTransaction(db, async (tx) => {
    const order = await lockSoldOrder(ourNumber(application.orderNo), tx)
    if (!order || order.memberId !== memberId) throw notFound('订单不存在')
    const existing = await afterSaleOfRequest(memberId, requestKey, tx)
    if (existing) return existing.id
    if (order.state !== 'fulfilled') throw notNow('这笔订单现在不能申请售后')
    const sold = await soldLines(order.orderNo, tx)
    const reasons = reasonsFor(
      kind,
      sold.map(({ terms }) => terms)
    )
    if (!reasons.includes(reason)) throw notNow('请选择申请原因')

    const said = { cause: 'buyer', note: APPLIED[kind], now } as const
    const opened = await openRequest(tx, {
      ...{ order, sold, kind, lines, reason, note, pictures, requestKey, said }
    })
    if (!opened.needsWord)
      await settleRequest(tx, opened, { cause: 'rule', note: '符合退款规则，已自动通过', now })
    const laterFen =
      opened.needsWord && seenFen !== undefined ? await withheldLater(tx, order, opened, now) : 0
    await expectAmount(tx, opened.id, seenFen, laterFen)
    return opened.id
  })
}

/** What would be withheld from a request that waits, if it were agreed to now, fen. */
async function withheldLater(tx: Tx, order: SoldOrder, { id, saved }: Opened, now: Date): Promise<number> {
  const made = await findAfterSale(id, tx)
  if (!made) return 0
  const { amountFen, freightFen } = made
  const whole = (await soldLines(order.orderNo, tx)).every(({ unclaimed }) => unclaimed === 0)
  const comingBack = await pointsOfPieces(order.orderNo, await requestedLines(id, tx), tx)
  const going = { ...order, worthFen: amountFen - freightFen, freightFen, whole, comingBack, saved }
  const { withheld } = await weighBenefits(going, now, tx)
  return withheld.reduce((sum, { fen }) => sum + fen, 0)
}
