import { RESULT } from '@contract/envelope/codes'
import type { PartnerCode } from '@contract/types'
import { sqlState, withTransaction, type Tx } from '../../db/client'
import type { OrderOfPartner } from '../../gateways/partner/partner-gateway'
import { BusinessError, loginExpired, notFound } from '../../core/business-error'
import { newOrderNo, type OrderNo } from '../../domain/order-number'
import {
  heldUntil,
  insertOrder,
  lockBuyer,
  type NewOrder,
  ORDER_LIFE_MS,
  orderOfRequest,
  type Referral,
  refuse
} from '../order'
import { bindOrder, lockExisting, rebindOrder, type ExistingOrder } from './order-repository'
import type { PartnerOrderNo } from './numbers'
import type { PartnerDependencies } from './dependencies'
import { findAtPartner, type Found } from './read'

export interface PartnerOrderRequest {
  readonly memberId: string
  readonly channel: string
  /** The partners whose number it may be. */
  readonly partners: readonly PartnerCode[]
  readonly partnerOrderNo: PartnerOrderNo
  readonly referral: Referral
  readonly requestKey: string
  readonly now: Date
}

const UNIQUE_VIOLATION = '23505'
const MAX_TRIES = 5

/**
 * Our order for a partner's order: only one, regardless of repeated and concurrent calls. The partner determines the
 * amount; the order ends with the partner's hold at the latest.
 * @returns its number @throws BusinessError 305, 404, 907, 913, 918, 921
 */
export async function createPartnerOrder(
  dependencies: PartnerDependencies,
  request: PartnerOrderRequest
): Promise<OrderNo> {
  const { memberId } = request
  const found = await findAtPartner(dependencies, request)
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    try {
      const orderNo = await withTransaction(dependencies.db, (tx) => openOrder(tx, request, found))
      if (orderNo !== null) return orderNo
    } catch (problem) {
      if (sqlState(problem) !== UNIQUE_VIOLATION) throw problem
      const made = await orderOfRequest(memberId, request.requestKey, dependencies.db)
      if (made !== null) return made
    }
  }
  throw new BusinessError(RESULT.contended, '操作太快，请再试一次')
}

/** Null = a concurrent call was faster: check again. */
async function openOrder(
  tx: Tx,
  request: PartnerOrderRequest,
  { partner, order, knownAs }: Found
): Promise<OrderNo | null> {
  if (!(await lockBuyer(request.memberId, tx))) throw loginExpired()
  const existing = await lockExisting(partner, request.partnerOrderNo, tx)
  const going = existing && goesOn(existing, request, order)
  if (going) return going
  refuseEnded(order, request.now)
  const fresh = newOrder(request, order)
  const outcome = await insertOrder(fresh, tx)
  refuse(outcome)
  if (outcome !== 'made') throw new LostRace()
  const { usableUntil } = order
  const bound = { ...fresh, partner, partnerOrderNo: request.partnerOrderNo, knownAs, usableUntil }
  if (existing) await rebindOrder(bound, tx)
  else if (!(await bindOrder(bound, tx))) throw new LostRace()
  return fresh.orderNo
}

/** Rolls back the transaction, and stands for the violation that would have occurred. */
class LostRace extends Error {
  readonly code = UNIQUE_VIOLATION
}

/** The existing order, if it can continue; null if a new one may replace it. @throws BusinessError 404, 907 */
function goesOn(
  existing: ExistingOrder,
  { memberId, now }: PartnerOrderRequest,
  order: OrderOfPartner
): OrderNo | null {
  if (existing.memberId !== memberId) throw notFound('订单不存在')
  const { orderState, state } = existing
  if (orderState === 'cancelled' || orderState === 'closed') return null
  if (orderState === 'unpaid') {
    if (existing.expiresAt <= now) throw over('订单支付时间已过，请在合作方重新下单')
    if (existing.payFen !== order.payFen) throw over('合作方的订单金额已变化，请取消原订单后重新支付')
    if (order.state !== 'unpaid') throw over(ENDED[order.state])
    return existing.orderNo
  }
  const givenBack = orderState === 'refunding' || orderState === 'refunded'
  // A late payment was refunded; the partner was never notified and may still hold the order.
  if (givenBack && state === 'waiting') return null
  throw over(givenBack ? '订单已退款，请在合作方重新下单' : '订单已支付，无需重复支付')
}

const ENDED: Readonly<Record<Exclude<OrderOfPartner['state'], 'unpaid'>, string>> = {
  paid: '订单已支付，无需重复支付',
  cancelled: '订单已在合作方取消，请重新下单',
  refunded: '订单已退款，请在合作方重新下单'
}

function refuseEnded(order: OrderOfPartner, now: Date): void {
  if (order.state !== 'unpaid') throw over(ENDED[order.state])
  if (order.expiresAt <= now) throw over('订单支付时间已过，请在合作方重新下单')
}

const over = (message: string) => new BusinessError(RESULT.orderState, message)

function newOrder(request: PartnerOrderRequest, order: OrderOfPartner): NewOrder {
  const { memberId, channel, referral, requestKey, now } = request
  const { partnerOrderNo, title, detail, picture, payFen } = order
  const expiresAt = new Date(Math.min(now.getTime() + ORDER_LIFE_MS, order.expiresAt.getTime()))
  const piece = {
    name: title,
    picture,
    detail,
    unitFen: payFen,
    quantity: 1,
    discountFen: 0,
    cardOffFen: 0,
    points: 0,
    pointsOffFen: 0,
    payFen
  }
  return {
    orderNo: newOrderNo(now),
    memberId,
    channel,
    kind: 'partner',
    lines: [{ kind: 'partner', itemId: partnerOrderNo, ...piece, returnTerms: { rule: 'service' } }],
    totalFen: payFen,
    discountFen: 0,
    freightFen: 0,
    payFen,
    couponReceiveId: null,
    memberCardId: null,
    address: null,
    receiverMac: null,
    note: null,
    visit: null,
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
