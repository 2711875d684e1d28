import type { Resources } from '../../core/resources'
import type { Payments } from '../order'
import { queryOpenPayments, stopPayments } from './ask-channel'
import { paymentDependencies, type PaymentModuleDependencies } from './dependencies'
import { payOrder } from './pay-order'

/** What orders need from payments. */
export function paymentsOf(resources: Resources, provided: PaymentModuleDependencies): Payments {
  const dependencies = paymentDependencies(resources, provided)
  return {
    begin: (request) => payOrder(dependencies, request),
    askAbout: (orderNo, now) => queryOpenPayments(dependencies, orderNo, now),
    stop: (orderNos, now) => stopPayments(dependencies, orderNos, now)
  }
}
