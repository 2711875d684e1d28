import { RESULT } from '@contract/envelope/codes'
import type { GoodsLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import { isForbidden, type Storefront } from '../../domain/platform-rules'
import { couponWorthOf, findHeld } from '../coupon'
import { findAllGoods, type GoodsRow } from './goods-repository'
import { checkLimits, limitsOf } from './limits'
import { firstOf, type OrderDraft } from './order-draft'
import { holdsCard, listOwnHolds } from './own-holds-repository'
import { expectOneOrder, priceOf, worthOf, type Price } from './pricing'
import { mayStandTogether } from './stock-sources-repository'
import { expectVirtualItem } from './virtual-item'
import { listCardsFor, type CardForPlate } from './target-card-repository'

/** An item with the quantity wanted. */
export interface QuotedLine extends GoodsRow, GoodsLine {
  readonly itemId: string
  /** The discount of the buyer's card per piece, fen. */
  readonly cardOffFen: number
}

/** The current price, based on the server's own data only. */
export interface Quote {
  readonly lines: readonly QuotedLine[]
  readonly price: Price
  /** Active cards that a plate can be added to; empty for other kinds. */
  readonly cards: readonly CardForPlate[]
}

/**
 * Prices a draft and checks everything that can be known in advance; creation checks again what may change meanwhile.
 * @throws BusinessError 404, 400, 901, 902, 905, 906, 911, 924
 */
export async function quote(
  db: Queryable,
  draft: OrderDraft,
  storefront: Storefront,
  now: Date
): Promise<Quote> {
  const known = draft.goods
  const found = known
    ? draft.lines.map(({ itemId }) => known.get(itemId) ?? null)
    : await findAllGoods(draft.lines, now, db)
  const goods = draft.lines.map((line, at) => goodsLine(found[at] ?? null, line, draft.channel, storefront))
  const lines = await atCardPrice(db, draft, goods, now)
  const first = firstOf(lines)
  if (!mayStandTogether(draft.lines)) throw new BusinessError(RESULT.badRequest, SEPARATELY)
  const wantedOf = piecesOf(lines)
  const short = lines.find((line) => line.stock !== null && line.stock < wantedOf(line))
  if (short) throw await tooFew(db, draft.memberId, short, wantedOf(short), now)
  const cards = first.kind === 'plate' ? await listCardsFor(draft.memberId, first.itemId, now, db) : []
  if (first.kind === 'plate') checkCard(draft, cards)
  await checkLimits(draft.memberId, limitsOf(lines), now, db, draft.buyer)
  const off = draft.couponReceiveId
    ? await couponOff(db, draft, draft.couponReceiveId, lines, now)
    : NO_COUPON
  const price = priceOf(lines, off.offFen, { ...off, ...draft.delivery, points: draft.points })
  expectOneOrder(price)
  await expectVirtualItem(db, { lines, price, storefront, withCoupon: draft.couponReceiveId !== undefined })
  return { lines, price, cards }
}

/** Limited to one per order: it goes to one member, onto one card. */
const ONE_AT_ONCE: ReadonlySet<string> = new Set(['card', 'plate', 'lounge'])
const SEPARATELY = '所选商品不能在同一订单中购买，请分开下单'
const NO_COUPON = { offFen: 0 }

export const needVisitors = () => new BusinessError(RESULT.badRequest, '请先填写出行人')
export const needCard = () => new BusinessError(RESULT.needCard, '需要一张有效且适用的会员卡')
export const couponUnusable = (why: string) => new BusinessError(RESULT.couponUnusable, why)

type FoundLine = Omit<QuotedLine, 'cardOffFen'>

function goodsLine(
  goods: GoodsRow | null,
  line: GoodsLine,
  channel: string,
  storefront: Storefront
): FoundLine {
  if (!goods || !isIn(goods.channelCodes, channel) || !isIn(goods.productCodes, channel))
    throw notFound('商品不存在或已下架')
  if (isForbidden(line.kind, storefront)) throw new BusinessError(RESULT.platformForbids, '这里暂时不能购买')
  if (!goods.onSale) throw notFound(line.kind === 'sku' ? `「${goods.name}」已下架` : '商品已下架')
  if (ONE_AT_ONCE.has(line.kind) && line.quantity !== 1)
    throw new BusinessError(RESULT.badRequest, '每次只能购买一份')
  return { ...goods, ...line }
}

/** If goods have a price for card holders, checks once whether the buyer is one. */
async function atCardPrice(
  db: Queryable,
  { memberId, buyer }: OrderDraft,
  goods: readonly FoundLine[],
  now: Date
): Promise<QuotedLine[]> {
  const requested = goods.some(({ cardPriceFen }) => cardPriceFen !== null)
  const holder = requested && (buyer?.holdsCard ?? (await holdsCard(memberId, now, db)))
  return goods.map((line) => ({
    ...line,
    cardOffFen: holder && line.cardPriceFen !== null ? line.unitFen - line.cardPriceFen : 0
  }))
}

/** If the missing pieces are held by the buyer's own unpaid order, the error says so: that order should be paid. */
async function tooFew(
  db: Queryable,
  memberId: string,
  { kind, itemId, name, stock }: QuotedLine,
  wanted: number,
  now: Date
): Promise<BusinessError> {
  if (kind !== 'sku') return new BusinessError(RESULT.soldOut, '来晚了，商品已卖完')
  const [own] = await listOwnHolds(memberId, kind, [itemId], now, db)
  const left = stock ?? 0
  if (own && left + own.quantity >= wanted)
    return new BusinessError(RESULT.soldOut, `「${name}」已在您的待付款订单中，请先支付或取消该订单`)
  return new BusinessError(RESULT.soldOut, left > 0 ? `「${name}」仅剩 ${left} 件` : `「${name}」已卖完`)
}

/** The total quantity of an item over all lines. */
function piecesOf(lines: readonly GoodsLine[]): (line: GoodsLine) => number {
  const keyOf = ({ kind, itemId }: GoodsLine) => `${kind}|${itemId}`
  const pieces = new Map<string, number>()
  for (const line of lines) pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.quantity)
  return (line) => pieces.get(keyOf(line)) ?? 0
}

/** A draft without a card is only a price preview: any card that delivers enough will do, but there must be one. */
function checkCard({ memberCardId: chosen }: OrderDraft, cards: readonly CardForPlate[]) {
  const meant = chosen === undefined ? cards : cards.filter((card) => card.memberCardId === chosen)
  const longest = meant[0]
  if (!longest) throw needCard()
  if (!longest.fits) throw tooShort(longest)
}

const tooShort = ({ delivery, wholeRounds }: CardForPlate) =>
  new BusinessError(
    RESULT.needCard,
    `这张卡到期前只够领 ${delivery.rounds} 期（共 ${wholeRounds} 期），不足一半，暂不能购买。可先续费这张卡，或换一张有效期更长的卡`
  )

async function couponOff(
  db: Queryable,
  { memberId, channel }: OrderDraft,
  couponReceiveId: string,
  lines: readonly QuotedLine[],
  now: Date
) {
  const held = await findHeld(memberId, couponReceiveId, db)
  if (!held || !isIn(held.channelCodes, channel)) throw couponUnusable('优惠券不可用')
  if (held.state !== 'usable')
    throw couponUnusable(held.state === 'used' ? '优惠券已使用' : '优惠券已用在另一笔订单里')
  if (held.expiresAt <= now || held.startsAt > now) throw couponUnusable('优惠券不在有效期内')
  const worth = couponWorthOf(held, purchasesOf(lines))
  if (!worth.usable) throw couponUnusable(worth.reason ?? '优惠券不可用')
  return worth
}

/** What coupons are measured against. */
export const purchasesOf = (lines: readonly QuotedLine[]) =>
  lines.map((line) => ({
    kind: line.kind,
    itemId: line.itemId,
    within: line.within,
    totalFen: worthOf(line)
  }))

const isIn = (channelCodes: readonly string[], channel: string) =>
  channelCodes.length === 0 || channelCodes.includes(channel)
