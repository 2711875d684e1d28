import { RESULT } from '@contract/envelope/codes'
import type { PayParameters } from '@contract/types'
import { BusinessError } from '../../core/business-error'
import { virtualItemOf } from '../../domain/virtual-goods'
import { expectPublished, type OrderRow, type PayRequest } from '../order'
import { book, isPaid, stopPayment } from './ask-channel'
import type { PayOrderDependencies } from './dependencies'
import { outTradeNo } from './numbers'
import { addPayment, linkPayment, paymentsOf } from './payment-repository'
import type { SessionHolder } from './payer'
import { isVirtual, queryTrade, virtualPayOf } from './trade'
import { expectCapable, VIRTUAL_ERRORS } from './virtual-client'

/**
 * Starts a virtual payment of an order. WeChat accepts a number once, so each attempt has one of its own; attempts before it
 * stay open and are watched, and if two are paid, the second goes back. Null = it turned out paid: check the order again.
 * @param holder whose session signs it; asked once
 * @throws BusinessError 912, PayUnreachable, PayRefused
 */
export async function payVirtually(
  dependencies: PayOrderDependencies,
  order: OrderRow,
  request: PayRequest,
  holder: () => Promise<SessionHolder>
): Promise<Pick<PayParameters, 'virtual'> | null> {
  const { db } = dependencies
  const gateway = virtualPayOf(dependencies)
  const { os, now } = request
  expectCapable(request, gateway.env)
  const item = virtualItemOf(order, os)
  if (typeof item === 'string') throw new BusinessError(RESULT.paymentFailed, item)
  await expectPublished(item, gateway.env, db)
  const payments = await paymentsOf([order.orderNo], db)
  for (const other of payments.filter(({ state }) => state === 'created')) {
    if (!isVirtual(other.way)) {
      if (await stopPayment(dependencies, other, now)) return null
      continue
    }
    const trade = await queryTrade(dependencies, other)
    if (isPaid(trade) && (await book(dependencies, other, trade, now))) return null
  }
  const { openId, sessionKey } = await holder()
  const { orderNo } = order
  const number = outTradeNo(orderNo, payments.length + 1)
  const way = os === 'ios' ? 'apple' : 'virtual'
  if (!(await addPayment({ outTradeNo: number, orderNo, way, now }, db))) return null
  if (!(await linkPayment(number, { payerOpenId: openId }, db))) return null
  const signed = gateway.sign({ ...item, outTradeNo: number, attach: orderNo }, sessionKey)
  return { virtual: { ...signed, errors: { ...VIRTUAL_ERRORS } } }
}
