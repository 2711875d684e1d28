import type { Kit } from '../../http/kit'
import type { Payments } from '../order/order.service'
import { askAbout, stopPayments } from './ask-channel'
import { paymentDependencies, type HandOver } from './dependencies'
import { payOrder } from './pay-order'

/** What orders ask of payments. */
export function paymentsOf(kit: Kit, handOver: HandOver): Payments {
  const dependencies = paymentDependencies(kit, handOver)
  return {
    begin: (request) => payOrder(dependencies, request),
    askAbout: (orderNo, now) => askAbout(dependencies, orderNo, now),
    stop: (orderNos, now) => stopPayments(dependencies, orderNos, now)
  }
}
