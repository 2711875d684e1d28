import { RESULT } from '@contract/envelope/codes'
import { sqlState, withTransaction, type Queryable } from '../../db/client'
import { BusinessError, loginExpired } from '../../http/business-error'
import { timesBought } from './bought-repository'
import { isMember } from './buyer-repository'
import { insertOrder, lockPurchases, type InsertOutcome, type NewOrder } from './create-repository'
import { newOrderNo } from './numbers'
import type { Storefront } from './platform-rules'
import { limitReached, needCard, quote, type Quote, type Wish } from './quote'
import { orderOfRequest } from './read-repository'

/** How long an order can be paid: the cashier shows the time left (rule page.pay). */
export const ORDER_LIFE_MS = 15 * 60_000

/** Who sent the buyer; kept with the order. */
export interface Referral {
  readonly distributor?: string
  readonly account?: string
  readonly distributionActivityId?: string
  readonly labelId?: string
}

export interface CreateRequest {
  readonly wish: Wish
  readonly referral: Referral
  readonly storefront: Storefront
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
}

/** Between quote and writing things change only under a rush; each try prices anew. */
const MOST_TRIES = 5
const DEADLOCK = '40P01'

/**
 * Creates an order, once for a request key. It holds stock and coupon until it is paid, cancelled or closed.
 * @returns its number
 * @throws BusinessError 305, 404, 901, 902, 905, 906, 911, 918
 */
export async function createOrder(db: Queryable, request: CreateRequest): Promise<string> {
  try {
    return await quoteAndWrite(db, request)
  } catch (problem) {
    // The call may have come before and died after its work: then stock or coupon are held by its own order.
    if (!(problem instanceof BusinessError)) throw problem
    const made = await orderOfRequest(request.wish.memberId, request.requestKey, db)
    if (made === null) throw problem
    return made
  }
}

async function quoteAndWrite(db: Queryable, request: CreateRequest): Promise<string> {
  if (request.wish.kind === 'plate' && request.wish.memberCardId === undefined) throw needCard()
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const quoted = await quote(db, request.wish, request.storefront, request.now)
    const order = newOrder(request, quoted)
    const outcome = await write(db, order, quoted.goods.buyLimit)
    if (outcome === 'made') return order.orderNo
    if (outcome === 'request repeated') break
    if (outcome === 'changed' && !(await isMember(request.wish.memberId, db))) throw loginExpired()
  }
  throw new BusinessError(RESULT.contended, '商品太抢手，请再试一次')
}

async function write(db: Queryable, order: NewOrder, buyLimit: number): Promise<InsertOutcome> {
  try {
    return buyLimit > 0 ? await writeLimited(db, order, buyLimit) : await insertOrder(order, db)
  } catch (problem) {
    if (sqlState(problem) === DEADLOCK) return 'changed'
    throw problem
  }
}

/** The purchases of one member wait for each other here, so that the count of them can be relied on. */
function writeLimited(db: Queryable, order: NewOrder, buyLimit: number): Promise<InsertOutcome> {
  return withTransaction(db, async (tx) => {
    await lockPurchases(order.memberId, order.line.itemId, tx)
    if ((await timesBought(order.memberId, order.line.itemId, tx)) >= buyLimit) throw limitReached()
    return insertOrder(order, tx)
  })
}

function newOrder({ wish, referral, requestKey, now }: CreateRequest, { goods, price }: Quote): NewOrder {
  const line = price.lines[0]
  if (!line) throw new Error('A quote has a line')
  return {
    orderNo: newOrderNo(now),
    memberId: wish.memberId,
    channel: wish.channel,
    kind: wish.kind,
    line,
    limitedStock: goods.stock !== null,
    totalFen: price.totalFen,
    discountFen: price.discountFen,
    payFen: price.payFen,
    couponReceiveId: wish.couponReceiveId ?? null,
    memberCardId: wish.kind === 'plate' ? (wish.memberCardId ?? null) : null,
    distributor: referral.distributor ?? null,
    account: referral.account ?? null,
    distributionActivityId: referral.distributionActivityId ?? null,
    labelId: referral.labelId ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ORDER_LIFE_MS),
    requestKey
  }
}
