/** What may be asked back of goods of a kind, and how they are taken back: an entry for each kind of which anything may be. */
import type { AfterSaleKind } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { isCardUnused, revokeCard } from '../card/card.service'
import { isLoungePassUnused, revokeLoungePass } from '../lounge/lounge.service'
import { isPlateUnused, revokePlate } from '../plate/plate.service'
import { countUnused, holdUnused, revokeHeld } from '../privilege/privilege.service'
import { keepBack, sentOf } from '../shipping/shipping.service'
import { notNow } from './refusal'
import { claimsOnSent, type SoldLine, type SoldOrder } from './order-repository'

/** How many pieces of a line may be asked back by each kind, and how many of `refund` go back without anybody's word. */
export interface Left extends Readonly<Record<AfterSaleKind, number>> {
  readonly atOnce: number
}

/** Pieces of a line that are asked back. */
export interface Asked {
  /** The request. */
  readonly afterSaleId: string
  readonly kind: AfterSaleKind
  readonly order: SoldOrder
  readonly line: SoldLine
  readonly quantity: number
  readonly now: Date
}

/**
 * `taken`: they are ours again, and the money may go. `ask`: somebody has to agree first.
 */
export type TakenBack = 'taken' | 'ask'

export interface GoodsRule {
  left(order: SoldOrder, line: SoldLine, now: Date, db: Queryable): Promise<Left>
  /** Takes them back as far as that needs nobody. @throws BusinessError 907 where it cannot be */
  takeBack(tx: Tx, asked: Asked): Promise<TakenBack>
  /** What is said where nothing may be asked back. */
  readonly why: string
}

export const NOTHING_LEFT: Left = { cancel: 0, refund: 0, return: 0, atOnce: 0 }

const DAY_MS = 86_400_000
const USED = '已使用的权益不能退款'

/** Rights that are handed over at once: what was not used is taken back at once, without anybody's word. */
const unusedAlone = (
  count: (order: SoldOrder, line: SoldLine, now: Date, db: Queryable) => Promise<number>,
  revoke: (tx: Tx, asked: Asked) => Promise<number>
): GoodsRule => ({
  why: USED,
  async left(order, line, now, db) {
    const refund = Math.min(line.unclaimed, await count(order, line, now, db))
    return { ...NOTHING_LEFT, refund, atOnce: refund }
  },
  async takeBack(tx, asked) {
    if ((await revoke(tx, asked)) !== asked.quantity) throw notNow(USED)
    return 'taken'
  }
})

/** Rights: as long as they are not used, by the kind of what was bought. */
const UNUSED: Readonly<Record<string, GoodsRule>> = {
  card: unusedAlone(
    async ({ orderNo }, _line, now, db) => Number(await isCardUnused(orderNo, now, db)),
    async (tx, { order, now }) => Number(await revokeCard(order.orderNo, now, tx))
  ),
  plate: unusedAlone(
    async ({ orderNo }, _line, now, db) => Number(await isPlateUnused(orderNo, now, db)),
    async (tx, { order, now }) => Number(await revokePlate(order.orderNo, now, tx))
  ),
  lounge: unusedAlone(
    async ({ orderNo }, _line, now, db) => Number(await isLoungePassUnused(orderNo, now, db)),
    async (tx, { order, now }) => Number(await revokeLoungePass(order.orderNo, now, tx))
  ),
  product: {
    why: USED,
    async left({ orderNo }, line, now, db) {
      const { unused, unseen } = await countUnused({ ...line, orderNo }, now, db)
      const refund = Math.min(line.unclaimed, unused)
      return { ...NOTHING_LEFT, refund, atOnce: Math.min(refund, unseen) }
    },
    /** A code that was shown may have been taken by a shop that has not told us: staff look at it, and it is held meanwhile. */
    async takeBack(tx, { afterSaleId, order: { orderNo }, line, quantity, now }) {
      const held = await holdUnused({ ...line, orderNo }, { wanted: quantity, heldFor: afterSaleId, now }, tx)
      if (held.unused !== quantity) throw notNow(USED)
      return held.unseen === quantity ? 'taken' : 'ask'
    }
  }
}

/** Goods that are sent: until so many days after all of the order has come. */
const withinDays = (days: number): GoodsRule => ({
  why: '商品已过售后期，或已全部申请售后',
  async left({ orderNo }, { lineNo, unclaimed }, now, db) {
    // one after the other: `db` may be a transaction, whose connection takes one question at a time
    const { waiting, sent, receivedAt } = await sentOf(orderNo, lineNo, db)
    const { cancelling, after } = await claimsOnSent(orderNo, lineNo, db)
    const over = receivedAt !== null && now.getTime() - receivedAt.getTime() > days * DAY_MS
    const back = over ? 0 : Math.min(unclaimed, sent - after)
    return { cancel: Math.min(unclaimed, waiting - cancelling), refund: back, return: back, atOnce: 0 }
  },
  async takeBack(tx, { kind, order: { orderNo }, line: { lineNo }, quantity, now }) {
    if (kind !== 'cancel') return 'ask'
    const kept = await keepBack(tx, orderNo, { lineNo, quantity }, now)
    if (kept === 'gone') throw notNow('商品已发出，请收货后申请退货')
    return kept === 'kept' ? 'taken' : 'ask'
  }
})

/** The rule that a line was ordered under; none for dated tickets, which go back by visitor, and for what a person decides. */
export function ruleOf({ kind, terms }: Pick<SoldLine, 'kind' | 'terms'>): GoodsRule | undefined {
  if (terms.rule === 'days') return withinDays(terms.days)
  return terms.rule === 'unused' ? UNUSED[kind] : undefined
}

/** What is in the order of somebody else's rules. */
export const WITHOUT_RULE = '此类订单请联系客服处理'

/** What a request holds is ours again: it was agreed to. @returns whether it held anything */
export const takeHeld = async (tx: Tx, afterSaleId: string): Promise<boolean> =>
  (await revokeHeld(afterSaleId, tx)) > 0
