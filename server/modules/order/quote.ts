import { RESULT } from '@contract/envelope/codes'
import type { GoodsKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { BusinessError, notFound } from '../../http/business-error'
import { findHeld } from '../coupon/held-repository'
import { couponWorth } from '../coupon/model'
import { findGoods, type GoodsRow } from './goods-repository'
import { isForbidden, type Storefront } from './platform-rules'
import { priceOf, type Price } from './pricing'
import { listCardsFor, type CardForPlate } from './target-card-repository'
import { timesBought } from './bought-repository'

/** What somebody wants to buy. */
export interface Wish {
  readonly memberId: string
  readonly channel: string
  readonly kind: GoodsKind
  readonly itemId: string
  readonly quantity: number
  readonly memberCardId?: string | undefined
  readonly couponReceiveId?: string | undefined
}

/** What it costs now, by the server's own data alone. */
export interface Quote {
  readonly goods: GoodsRow
  readonly price: Price
  /** Active cards that a plate can go on; empty for other kinds. */
  readonly cards: readonly CardForPlate[]
}

/**
 * Prices a wish and checks everything that can be known beforehand; creation checks again what may change meanwhile.
 * @throws BusinessError 404, 400, 901, 902, 905, 906, 911
 */
export async function quote(db: Queryable, wish: Wish, storefront: Storefront, now: Date): Promise<Quote> {
  const goods = await findGoods(wish.kind, wish.itemId, db)
  if (!goods || !isIn(goods.channelCodes, wish.channel)) throw notFound('商品不存在或已下架')
  if (isForbidden(wish.kind, storefront))
    throw new BusinessError(RESULT.platformForbids, '当前平台暂不支持购买')
  if (!goods.onSale) throw notFound('商品已下架')
  if (wish.kind !== 'product' && wish.quantity !== 1)
    throw new BusinessError(RESULT.badRequest, '每次只能购买一份')
  if (goods.stock !== null && goods.stock < wish.quantity) throw soldOut()
  const cards = wish.kind === 'plate' ? await listCardsFor(wish.memberId, wish.itemId, now, db) : []
  if (wish.kind === 'plate') await checkPlate(db, wish, goods, cards)
  const offFen = wish.couponReceiveId ? await couponOff(db, wish, wish.couponReceiveId, goods, now) : 0
  const price = priceOf([{ ...goods, quantity: wish.quantity }], offFen)
  return { goods, price, cards }
}

export const soldOut = () => new BusinessError(RESULT.soldOut, '来晚了，商品已售罄')
export const limitReached = () => new BusinessError(RESULT.limitReached, '已达购买次数上限')
export const needCard = () => new BusinessError(RESULT.needCard, '需要一张有效且适用的会员卡')
export const couponUnusable = (why: string) => new BusinessError(RESULT.couponUnusable, why)

/** A wish without a card is a look at the price: any card will do then, but there must be one. */
async function checkPlate(db: Queryable, wish: Wish, goods: GoodsRow, cards: readonly CardForPlate[]) {
  const chosen = wish.memberCardId
  if (cards.length === 0 || (chosen !== undefined && !cards.some((card) => card.memberCardId === chosen))) {
    throw needCard()
  }
  if (goods.buyLimit > 0 && (await timesBought(wish.memberId, wish.itemId, db)) >= goods.buyLimit) {
    throw limitReached()
  }
}

async function couponOff(
  db: Queryable,
  wish: Wish,
  couponReceiveId: string,
  goods: GoodsRow,
  now: Date
): Promise<number> {
  const held = await findHeld(wish.memberId, couponReceiveId, db)
  if (!held || !isIn(held.channelCodes, wish.channel)) throw couponUnusable('优惠券不可用')
  if (held.state !== 'usable')
    throw couponUnusable(held.state === 'used' ? '优惠券已使用' : '优惠券已被其他订单占用')
  if (held.expiresAt <= now || held.startsAt > now) throw couponUnusable('优惠券不在有效期内')
  const totalFen = goods.unitFen * wish.quantity
  const worth = couponWorth(held, { kind: wish.kind, itemId: wish.itemId, totalFen })
  if (!worth.usable) throw couponUnusable(worth.reason ?? '优惠券不可用')
  return worth.offFen
}

const isIn = (channelCodes: readonly string[], channel: string) =>
  channelCodes.length === 0 || channelCodes.includes(channel)
