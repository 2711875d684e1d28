import type { Kit } from '../../http/kit'
import type { Payments } from '../order'
import { askAbout, stopPayments } from './ask-channel'
import { paymentDependencies, type GivenToPayments } from './dependencies'
import { payOrder } from './pay-order'

/** What orders ask of payments. */
export function paymentsOf(kit: Kit, given: GivenToPayments): Payments {
  const dependencies = paymentDependencies(kit, given)
  return {
    begin: (request) => payOrder(dependencies, request),
    askAbout: (orderNo, now) => askAbout(dependencies, orderNo, now),
    stop: (orderNos, now) => stopPayments(dependencies, orderNos, now)
  }
}
