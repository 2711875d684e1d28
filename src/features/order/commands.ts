import { orderEndpoints } from '@contract/order/endpoints'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { queryClient } from '@/api/query-client'
import { touch } from '@/api/touch'
import { keepOrder, keepWish, pendingOf, settleOrder, settleWish, type Pending } from '@/api/wish-key'
import { randomId } from '@/lib/random-id'
import { RESULT } from '@contract/envelope/codes'
import { loginCode } from '@/platform/wechat/login-code'
import { payWay } from '@/platform/payment/pay'
import type { Order, PayParameters, Referral, Wish } from './model'
import { orderDetailQuery } from './queries'

interface Sent extends Wish {
  readonly referral: Referral
}

/** Refusals after which no order can have been made; after any other failure one may be there. */
const CERTAIN: ReadonlySet<string> = new Set([
  RESULT.badRequest,
  RESULT.notFound,
  RESULT.soldOut,
  RESULT.limitReached,
  RESULT.needCard,
  RESULT.couponUnusable,
  RESULT.keyReused,
  RESULT.platformForbids
])

/**
 * The name under which a wish is kept. The coupon is part of what is sent, not of the name: the coupon of a lost order is
 * held by that very order, so it goes on with what was sent first.
 */
export const nameOf = ({ kind, itemId, memberCardId, quantity }: Wish): string =>
  [kind, itemId, memberCardId ?? '', quantity].join('|')

/** What is under way for a wish. */
export const pendingWish = (wish: Wish): Pending | undefined => pendingOf(nameOf(wish))

function send({ kind, itemId, quantity, memberCardId, couponReceiveId, referral }: Sent, key: string) {
  const options = { idempotencyKey: key, quiet: true }
  const rest = { ...(couponReceiveId ? { couponReceiveId } : {}), ...referral }
  if (kind === 'card') return call(orderEndpoints.createCardOrder, { cardId: itemId, ...rest }, options)
  if (kind === 'product')
    return call(orderEndpoints.createProductOrder, { productId: itemId, quantity, ...rest }, options)
  return call(
    orderEndpoints.createPlateOrderV2,
    { plateId: itemId, memberCardId: memberCardId ?? '', ...rest },
    options
  )
}

/**
 * Creates the order of a wish, once however often it is called until the wish is settled. An order that was begun with
 * another coupon and whose answer was lost is the one that comes back: compare its amount with what was shown.
 * @throws ApiError
 */
export async function createOrder(wish: Wish, referral: Referral): Promise<Order> {
  const name = nameOf(wish)
  const pending = keepWish<Sent>(name, { ...wish, referral })
  try {
    const order = await send(pending.input, pending.key)
    keepOrder(name, order.orderNo)
    // the coupons on the page stay as they were when it was tapped: one of them is now held by this order
    void touch(orderEndpoints.createOrder, ['coupon'])
    return order
  } catch (error) {
    if (error instanceof ApiError && CERTAIN.has(error.code)) settleWish(name)
    throw error
  }
}

/** Begins to pay, or goes on with the payment begun before: the server holds one open payment an order. */
export async function beginPayment(orderNo: string): Promise<PayParameters> {
  // who logged in by SMS alone has not told the server yet who pays in WeChat
  const wechat = await loginCode()
  const input = { orderNo, way: payWay(), ...(wechat ? { loginCode: wechat } : {}) }
  return call(orderEndpoints.payOrder, input, { idempotencyKey: randomId(), quiet: true })
}

/** Cancels an unpaid order; gives back stock and coupon. @throws ApiError, 907 when it is not unpaid any more */
export async function cancelOrder(orderNo: string): Promise<void> {
  try {
    await call(orderEndpoints.cancelOrder, { orderNo })
    settleOrder(orderNo)
  } finally {
    await refreshOrders()
  }
}

/** Takes a finished order out of the list. @throws ApiError */
export async function deleteOrder(orderNo: string): Promise<void> {
  await call(orderEndpoints.deleteOrder, { orderNo })
  settleOrder(orderNo)
  queryClient.removeQueries({ queryKey: orderDetailQuery(orderNo).queryKey })
  await touch(orderEndpoints.deleteOrder)
}

/** Reads that a change of an order makes old. */
export const refreshOrders = (): Promise<void> => touch(orderEndpoints.cancelOrder)

/** A payment has come: nearly all that the member sees may have changed. */
export async function refreshAfterPayment(orderNo: string): Promise<void> {
  settleOrder(orderNo)
  await touch(orderEndpoints.payOrder)
}
