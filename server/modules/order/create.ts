import { RESULT, SHOWN_RESULT } from '@contract/envelope/codes'
import { sqlState, withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, loginExpired } from '../../core/business-error'
import { newOrderNo, type OrderNo } from '../../domain/order-number'
import type { Storefront } from '../../domain/platform-rules'
import { spendPoints } from '../points'
import {
  freePlaces,
  insertOrder,
  lockPurchases,
  type InsertOutcome,
  type NewOrder
} from './create-repository'
import { heldUntil, closeLapsedHolds, ORDER_LIFE_MS } from './holds'
import { MAX_UNPAID } from './insert-parameters'
import { checkLimits, limitsOf, type Limit } from './limits'
import { firstOf, type OrderDraft } from './order-draft'
import { holdCard } from './own-holds-repository'
import { needCard, needVisitors, quote, type Quote } from './quote'
import { orderOfRequest } from './read-repository'

/** Who referred the buyer; stored with the order. */
export interface Referral {
  readonly distributor?: string
  readonly account?: string
  readonly distributionActivityId?: string
  readonly labelId?: string
}

export interface CreateRequest {
  readonly draft: OrderDraft
  readonly referral: Referral
  readonly storefront: Storefront
  /** Idempotency key of the call. */
  readonly requestKey: string
  /** The price that the buyer saw, fen: if it has changed, nothing is bought. Omitted = not compared. */
  readonly seenFen?: number | undefined
  /** Written together with the order, in one transaction. Must not lock goods. */
  readonly alongside?: (tx: Tx, orderNo: OrderNo) => Promise<void>
  readonly now: Date
}

/** Between quote and writing things change only under load; each attempt prices again. */
const MAX_TRIES = 8
const DEADLOCK = '40P01'

/**
 * Creates an order, once per request key. It holds stock and coupon until it is paid, cancelled or closed, or its
 * hold ends.
 * @returns its number
 * @throws BusinessError 305, 404, 901, 902, 905, 906, 911, 918, 921, 922
 */
export async function createOrder(db: Queryable, request: CreateRequest): Promise<OrderNo> {
  try {
    return await quoteAndWrite(db, request)
  } catch (problem) {
    // An earlier attempt may have done its work and then died: then its own order holds the stock or coupon.
    if (!(problem instanceof BusinessError)) throw problem
    const made = await orderOfRequest(request.draft.memberId, request.requestKey, db)
    if (made === null) throw problem
    return made
  }
}

async function quoteAndWrite(db: Queryable, request: CreateRequest): Promise<OrderNo> {
  const { draft, storefront, now } = request
  if (draft.memberCardId === undefined && draft.lines.some(({ kind }) => kind === 'plate')) throw needCard()
  if (draft.delivery?.visit === undefined && draft.lines.some(({ kind }) => kind === 'ticket'))
    throw needVisitors()
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const quoted = await quote(db, draft, storefront, now)
    if (request.seenFen !== undefined && request.seenFen !== quoted.price.payFen) throw priceChanged()
    const order = newOrder(request, quoted)
    const outcome = await write(db, order, limitsOf(quoted.lines), request.alongside)
    if (outcome === 'made') return order.orderNo
    if (outcome === 'request repeated') break
    refuse(outcome)
    if (outcome === 'no stock') await closeLapsedHolds(draft.lines, now, db)
    if (outcome === 'place taken') await freePlaces(draft.memberId, now, db)
  }
  throw new BusinessError(RESULT.contended, '商品太抢手，请再试一次')
}

/** The price is not what the buyer saw. */
export const priceChanged = () => new BusinessError(RESULT.priceChanged, '价格有变化，请核对后重新提交')

/** Throws errors that a retry would not change. @throws BusinessError 305, 921 */
export function refuse(outcome: InsertOutcome): void {
  if (outcome === 'no buyer') throw loginExpired()
  if (outcome === 'too many') {
    throw new BusinessError(SHOWN_RESULT.tooManyUnpaid, `待付款订单已达 ${MAX_UNPAID} 笔，请先支付或取消`)
  }
}

type Alongside = CreateRequest['alongside']

async function write(
  db: Queryable,
  order: NewOrder,
  limits: readonly Limit[],
  alongside: Alongside
): Promise<InsertOutcome> {
  try {
    const alone = limits.length === 0 && !alongside && pointsOf(order) === 0 && !hasCardPrice(order)
    return alone ? await insertOrder(order, db) : await writeTogether(db, order, limits, alongside)
  } catch (problem) {
    if (sqlState(problem) === DEADLOCK) return 'changed'
    throw problem
  }
}

/** Serialises the purchases of one member, so that their count is reliable. */
function writeTogether(
  db: Queryable,
  order: NewOrder,
  limits: readonly Limit[],
  alongside: Alongside
): Promise<InsertOutcome> {
  const { memberId, lines, createdAt: now } = order
  return withTransaction(db, async (tx) => {
    for (const { id } of limits) await lockPurchases(memberId, id, tx)
    // expired orders no longer count, and a late payment must not revive them
    if (await checkLimits(memberId, limits, now, tx)) await closeLapsedHolds(lines, now, tx)
    // waits for a card that is being returned; it then no longer justifies its price
    if (hasCardPrice(order) && !(await holdCard(memberId, now, tx))) throw priceChanged()
    const outcome = await insertOrder(order, tx)
    if (outcome !== 'made') return outcome
    await alongside?.(tx, order.orderNo)
    const points = pointsOf(order)
    // spent elsewhere meanwhile: the transaction is rolled back
    if (points > 0 && !(await spendPoints(tx, order, points, now))) throw priceChanged()
    return outcome
  })
}

const hasCardPrice = ({ lines }: NewOrder): boolean => lines.some(({ cardOffFen }) => cardOffFen > 0)

const pointsOf = ({ lines }: NewOrder): number => lines.reduce((sum, { points }) => sum + points, 0)

function newOrder({ draft, referral, requestKey, now }: CreateRequest, { lines, price }: Quote): NewOrder {
  const expiresAt = new Date(now.getTime() + ORDER_LIFE_MS)
  const { kind } = firstOf(lines)
  const orderNo = newOrderNo(now)
  return {
    orderNo,
    memberId: draft.memberId,
    channel: draft.channel,
    kind,
    ...price,
    lines: price.lines.map((line, index) => ({
      ...line,
      kind: lines[index]?.kind ?? kind,
      limited: lines[index]?.stock !== null,
      returnTerms: lines[index]?.returnTerms ?? { rule: 'service' }
    })),
    couponReceiveId: draft.couponReceiveId ?? null,
    memberCardId: kind === 'plate' ? (draft.memberCardId ?? null) : null,
    address: draft.delivery?.receiver?.addressFor(orderNo) ?? null,
    receiverMac: draft.delivery?.receiver?.mac ?? null,
    note: draft.delivery?.note ?? null,
    visit: draft.delivery?.visit ?? null,
    distributor: referral.distributor ?? null,
    account: referral.account ?? null,
    distributionActivityId: referral.distributionActivityId ?? null,
    labelId: referral.labelId ?? null,
    createdAt: now,
    expiresAt,
    heldUntil: heldUntil(expiresAt),
    requestKey
  }
}
