/** The caller's own orders and cards, as sources for an answer. Every read filters by the member. */
import { cutText } from '@contract/cut-text'
import { ORDER_STAGE_LABELS } from '@contract/order/stage'
import { lastDayOf } from '@contract/time'
import type { AnswerSource } from '@contract/types'
import type { Queryable } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import { spokenDay, spokenMoment } from '../../lib/spoken-time'
import { heldCards } from '../card'
import { findOrder, listOrders, type OrderRow } from '../order'
import { parcelText } from './own-parcels'
import { orderNosIn } from './question'

export interface OwnThing extends Pick<AnswerSource, 'kind' | 'title' | 'link'> {
  readonly text: string
}

export interface OwnRequester {
  readonly memberId: string
  readonly now: Date
  readonly orderNo: string | null
}

const MAX_ORDERS = 2
const MAX_CARDS = 3
const MAX_REQUESTED = 3

/** An order as text; the last four digits distinguish it from others. */
async function orderThing(row: OrderRow, now: Date, db: Queryable): Promise<OwnThing> {
  const goods = row.lines.map(({ name, quantity }) => `${name} × ${quantity}`).join('、')
  const paid = row.paidAt ? `，${spokenMoment(row.paidAt, now)}付款` : ''
  const parcels = await parcelText(row.memberId, row.orderNo, now, db)
  return {
    kind: 'order',
    title: `订单 …${row.orderNo.slice(-4)}`,
    text: `您${spokenMoment(row.createdAt, now)}下的订单（${cutText(goods, { characters: 80 })}）现在是“${ORDER_STAGE_LABELS[row.stage]}”，金额 ${row.payFen / 100} 元${paid}。${parcels}打开订单可以看到明细、物流和可以做的操作。`,
    link: `/pages-my/orderDetail/index?orderNo=${row.orderNo}`
  }
}

/** Orders whose numbers are in the question, if they belong to the member. */
export async function requestedOrders(
  db: Queryable,
  question: string,
  { memberId, now }: Pick<OwnRequester, 'memberId' | 'now'>
): Promise<OwnThing[]> {
  const found: OwnThing[] = []
  for (const orderNo of orderNosIn(question).slice(0, MAX_REQUESTED)) {
    const row = await findOrder(memberId, ourNumber(orderNo), now, db)
    if (row) found.push(await orderThing(row, now, db))
  }
  return found
}

const ABOUT_ORDERS =
  /单|[那这一]笔|我买|我付|付的|送到|寄|到哪|没到|没影|那[箱盒件个]|订单|物流|快递|包裹|发货|退款|买的|下单|付款|收货/

/** The order that the conversation is about, or the newest orders. */
export async function ownOrders(db: Queryable, question: string, asker: OwnRequester): Promise<OwnThing[]> {
  if (asker.orderNo !== null) {
    const row = await findOrder(asker.memberId, ourNumber(asker.orderNo), asker.now, db)
    return row ? [await orderThing(row, asker.now, db)] : []
  }
  if (!ABOUT_ORDERS.test(question)) return []
  const { rows } = await listOrders(asker.memberId, { tab: 'all', pageSize: MAX_ORDERS, now: asker.now }, db)
  return Promise.all(rows.map((row) => orderThing(row, asker.now, db)))
}

const CARD_STATES = { active: '有效', inactive: '未激活', expired: '已过期' } as const

/** The member's cards, if the question is about them. */
export async function ownCards(
  db: Queryable,
  question: string,
  { memberId, now }: Pick<OwnRequester, 'memberId' | 'now'>
): Promise<OwnThing[]> {
  if (!/卡/.test(question)) return []
  const cards = await heldCards(memberId, undefined, now, db)
  return cards.slice(0, MAX_CARDS).map(({ memberCardId, name, state, expiresAt }) => ({
    kind: 'memberCard',
    title: `我的${name}`,
    text: `您的${name}现在是“${CARD_STATES[state]}”${expiresAt ? `，${state === 'expired' ? '已于' : '有效期至'}${spokenDay(lastDayOf(expiresAt))}${state === 'expired' ? '到期' : ''}` : ''}。`,
    link: `/pages/cardDetail/index?memberCardId=${memberCardId}`
  }))
}
