/** What can be refunded for each kind of goods, and how it is taken back: one entry per refundable kind. */
import type { AfterSaleKind, RefundShare } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { cardStatus, endTerm, lockTerm, revokeCard } from '../card'
import { loungePassStatus, revokeLoungePass } from '../lounge'
import { endRest, lockRest, restOf, revokePlate } from '../plate'
import { rightsBack } from './rights-share'
import { countUnused, holdUnused, revokeHeld } from '../privilege'
import { withholdPieces, sentOf } from '../shipping'
import { revokeHeldTickets } from '../ticket'
import { notNow } from './refusal'
import { claimsOnSent, type SoldLine, type SoldOrder } from './order-repository'

/** How many pieces of a line can be requested by each kind, and how many of `refund` need no approval. */
export interface Left extends Readonly<Record<AfterSaleKind, number>> {
  readonly atOnce: number
  /** Why nothing is left; null if something is. */
  readonly why: string | null
  /** The amount due for it, fen, with its breakdown, if it was partly used. */
  readonly worthFen?: number
  readonly shares?: readonly RefundShare[]
}

/** Pieces of a line for which a refund is requested. */
export interface Asked {
  /** The request. */
  readonly afterSaleId: string
  readonly kind: AfterSaleKind
  readonly order: SoldOrder
  readonly line: SoldLine
  readonly quantity: number
  readonly now: Date
}

/** Outcome for the pieces requested. */
export interface TakenBack {
  /** Approval is needed before the money may be refunded. */
  readonly needsWord: boolean
  /** The amount due for them, fen, if less than their price because they were partly used. */
  readonly worthFen?: number
}

const TAKEN: TakenBack = { needsWord: false }

export interface GoodsRule {
  left(order: SoldOrder, line: SoldLine, now: Date, db: Queryable): Promise<Left>
  /** Takes them back as far as no approval is needed. @throws BusinessError 907 if impossible */
  takeBack(tx: Tx, requested: Asked): Promise<TakenBack>
}

const nothingLeft = (why: string): Left => ({ cancel: 0, refund: 0, return: 0, atOnce: 0, why })
export const NOTHING_LEFT: Left = nothingLeft('此类订单请联系客服处理')

const DAY_MS = 86_400_000

async function rightsOf(
  kind: 'card' | 'plate',
  { order, line, now }: { order: SoldOrder; line: SoldLine; now: Date },
  db: Queryable
) {
  const plates = await restOf(kind, order.orderNo, db)
  const { endsAt, isNeeded } =
    kind === 'card'
      ? await cardStatus(order.orderNo, now, db)
      : { endsAt: plates[0]?.endsAt ?? null, isNeeded: false }
  return { kind, boughtAt: order.paidAt, paidFen: line.payFen, endsAt, isNeeded, plates }
}

/** Cards and plates: in full if unused in their first days; afterwards by their unused rounds. */
const byRounds = (kind: 'card' | 'plate'): GoodsRule => ({
  async left(order, line, now, db) {
    const back = rightsBack(await rightsOf(kind, { order, line, now }, db), now)
    if (back.of === 'nothing') return nothingLeft(back.why)
    const refund = Math.min(line.unclaimed, 1)
    const part = back.of === 'part' ? { worthFen: back.fen, shares: back.shares } : {}
    return { cancel: 0, refund, return: 0, atOnce: refund, why: null, ...part }
  },
  async takeBack(tx, { order, line, now }) {
    const { orderNo } = order
    if (kind === 'card') await lockTerm(orderNo, tx)
    else await lockRest(kind, orderNo, tx)
    const rights = await rightsOf(kind, { order, line, now }, tx)
    const back = rightsBack(rights, now)
    if (back.of === 'nothing') throw notNow(back.why)
    const worth = back.of === 'part' ? { worthFen: back.fen } : {}
    if (rights.plates.some(({ isTouched }) => isTouched)) {
      if (kind === 'card') await endTerm(orderNo, now, tx)
      await endRest(kind, orderNo, now, tx)
      return { needsWord: false, ...worth }
    }
    const isRevoked =
      kind === 'card' ? await revokeCard(orderNo, now, tx) : await revokePlate(orderNo, now, tx)
    if (!isRevoked) throw notNow('权益刚有变化，请刷新后再试')
    return { needsWord: false, ...worth }
  }
})

/** Rights: as long as they are unused, by the kind of goods bought. */
const UNUSED: Readonly<Record<string, GoodsRule>> = {
  card: byRounds('card'),
  plate: byRounds('plate'),
  lounge: {
    async left({ orderNo }, line, now, db) {
      const standing = await loungePassStatus(orderNo, now, db)
      if (standing !== 'unused')
        return nothingLeft(standing === 'ended' ? '会员已到期，不支持退款' : '会员已使用过，不支持退款')
      const refund = Math.min(line.unclaimed, 1)
      return { cancel: 0, refund, return: 0, atOnce: refund, why: null }
    },
    async takeBack(tx, { order, now }) {
      if (!(await revokeLoungePass(order.orderNo, now, tx))) throw notNow('会员已使用过或已到期，不支持退款')
      return TAKEN
    }
  },
  product: {
    async left({ orderNo }, line, now, db) {
      const { unused, unseen, expired } = await countUnused({ ...line, orderNo }, now, db)
      const refund = Math.min(line.unclaimed, unused)
      if (refund === 0) return nothingLeft(expired > 0 && line.unclaimed > 0 ? EXPIRED : USED)
      return { cancel: 0, refund, return: 0, atOnce: Math.min(refund, unseen), why: null }
    },
    /**
     * A code that was shown may have been redeemed by a shop that has not reported it yet: staff check it, and it is
     * locked meanwhile.
     */
    async takeBack(tx, { afterSaleId, order: { orderNo }, line, quantity, now }) {
      const held = await holdUnused({ ...line, orderNo }, { wanted: quantity, heldFor: afterSaleId, now }, tx)
      if (held.unused !== quantity) throw notNow(USED)
      return { needsWord: held.unseen !== quantity }
    }
  }
}

const USED = '已使用或已到账的不能退款'
const EXPIRED = '券码已过期，不能退款'

/** Goods that are sent: until so many days after the whole order has arrived. */
const withinDays = (days: number): GoodsRule => ({
  async left({ orderNo }, { lineNo, unclaimed }, now, db) {
    // sequentially: `db` may be a transaction, whose connection runs one query at a time
    const { waiting, sent, receivedAt } = await sentOf(orderNo, lineNo, db)
    const { cancelling, after } = await claimsOnSent(orderNo, lineNo, db)
    const over = receivedAt !== null && now.getTime() - receivedAt.getTime() > days * DAY_MS
    const back = over ? 0 : Math.min(unclaimed, sent - after)
    const cancel = Math.min(unclaimed, waiting - cancelling)
    const why = over ? `已过 ${days} 天售后期` : '已全部申请售后'
    return { cancel, refund: back, return: back, atOnce: 0, why: cancel + back > 0 ? null : why }
  },
  async takeBack(tx, { kind, order: { orderNo }, line: { lineNo }, quantity, now }) {
    if (kind !== 'cancel') return { needsWord: true }
    const stored = await withholdPieces(tx, orderNo, { lineNo, quantity }, now)
    if (stored === 'gone') throw notNow('商品已发出，请收货后申请退货')
    return { needsWord: stored !== 'kept' }
  }
})

/**
 * The rule that a line was ordered under; none for dated tickets, which are refunded per visitor, and for cases that
 * staff decide.
 */
export function ruleOf({ kind, terms }: Pick<SoldLine, 'kind' | 'terms'>): GoodsRule | undefined {
  if (terms.rule === 'days') return withinDays(terms.days)
  return terms.rule === 'unused' ? UNUSED[kind] : undefined
}

/** Shown for orders that follow another party's rules. */
export const WITHOUT_RULE = '此类订单请联系客服处理'

/** Takes over what a request holds, once it is approved. @returns whether it held anything */
export const revokeHeldGoods = async (tx: Tx, afterSaleId: string, now: Date): Promise<boolean> =>
  (await revokeHeld(afterSaleId, tx)) + (await revokeHeldTickets(afterSaleId, now, tx)) > 0
