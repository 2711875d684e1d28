import { orderEndpoints } from '@contract/order/endpoints'
import { call } from '@/api/call'
import { callWithNewKey } from '@/api/call-with-new-key'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import { endOrder, pendingWrite, type PendingWrite } from '@/api/pending-writes'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { loginCode } from '@/platform/wechat/login-code'
import { payChannel } from '@/platform/payment/pay'
import { virtualClient } from '@/platform/payment/virtual-client'
import type { Order, OrderDraft, PayParameters, Referral } from './model'
import { orderDetailQuery } from './queries'

/** What an order is made of, and who sent the buyer. */
export interface OrderRequest extends OrderDraft {
  readonly referral: Referral
  /** The price shown to the buyer, fen: at a different price nothing is bought. */
  readonly seenFen?: number
}

/**
 * The name under which its creation is stored. The coupon is part of what is sent, not of the name: the coupon
 * of a lost order is held by that very order, so it continues with what was sent first.
 */
export const nameOf = ({ kind, itemId, memberCardId, quantity }: OrderDraft): string =>
  [kind, itemId, memberCardId ?? '', quantity].join('|')

/** What is under way for a draft. */
export const pendingOrder = (draft: OrderDraft): PendingWrite | undefined => pendingWrite(nameOf(draft))

function send({
  kind,
  itemId,
  quantity,
  memberCardId,
  couponReceiveId,
  termsVersion,
  seenFen,
  referral
}: OrderRequest) {
  const seen = seenFen === undefined ? {} : { seenFen }
  const rest = { ...(couponReceiveId ? { couponReceiveId } : {}), ...seen, ...referral }
  if (kind === 'card') return keyed(orderEndpoints.createCardOrder, { cardId: itemId, ...rest })
  if (kind === 'product')
    return keyed(orderEndpoints.createProductOrder, { productId: itemId, quantity, ...rest })
  if (kind === 'lounge') {
    const terms = termsVersion ? { termsVersion } : {}
    return keyed(orderEndpoints.createOrder, { kind, itemId, quantity, ...terms, ...rest })
  }
  return keyed(orderEndpoints.createPlateOrderV2, {
    plateId: itemId,
    memberCardId: memberCardId ?? '',
    ...rest
  })
}

/**
 * Creates the order of a draft, once however often it is called until that order has ended. An order started
 * with another coupon whose response was lost is returned instead: compare its amount with the one shown.
 */
export const creation: Write<OrderRequest, Order> = {
  name: nameOf,
  call: send,
  first: true,
  quiet: true,
  orderOf: (order) => order.orderNo,
  // the coupons on the page stay as they were when it was tapped: one of them is now held by this order
  later: ['coupon']
}

/** Creates an order from a page. The function throws ApiError. */
export const useCreateOrder = () => useWrite(creation).submitNow

/** Starts a payment, or resumes the one started before: the server keeps one open payment per order. */
export async function beginPayment(orderNo: string): Promise<PayParameters> {
  // after a login by SMS only, the server does not know the WeChat payer yet
  const wechat = await loginCode()
  const virtual = virtualClient()
  const input = {
    orderNo,
    way: payChannel(),
    ...(wechat ? { loginCode: wechat } : {}),
    ...(virtual ? { virtual } : {})
  }
  return callWithNewKey(orderEndpoints.payOrder, input)
}

/** Cancels an unpaid order; gives back stock and coupon. @throws ApiError, 907 if it is no longer unpaid */
export async function cancelOrder(orderNo: string): Promise<void> {
  try {
    await call(orderEndpoints.cancelOrder, { orderNo })
    endOrder(orderNo)
  } finally {
    await refreshOrders()
  }
}

/** Takes a finished order out of the list. @throws ApiError */
export async function deleteOrder(orderNo: string): Promise<void> {
  await call(orderEndpoints.deleteOrder, { orderNo })
  endOrder(orderNo)
  queryClient.removeQueries({ queryKey: orderDetailQuery(orderNo).queryKey })
  await invalidate(orderEndpoints.deleteOrder)
}

/** Puts a removed order back into the list. @throws ApiError */
export async function restoreOrder(orderNo: string): Promise<void> {
  await call(orderEndpoints.restoreOrder, { orderNo })
  await invalidate(orderEndpoints.restoreOrder)
}

/** Invalidates the reads affected by a change of an order. */
export const refreshOrders = (): Promise<void> => invalidate(orderEndpoints.cancelOrder)

/** After a payment: nearly everything the member sees may have changed. */
export async function refreshAfterPayment(orderNo: string): Promise<void> {
  endOrder(orderNo)
  await invalidate(orderEndpoints.payOrder)
}
