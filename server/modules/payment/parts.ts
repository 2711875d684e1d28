import type { Kit } from '../../http/kit'
import type { Limit } from '../../http/limit'
import { confirmPartnerOrder } from '../partner/confirm'
import { partnerDependencies } from '../partner/dependencies'
import { deliverRecharges } from '../privilege/recharge'
import type { PayOrderParts } from './pay-order'

/** What orders and payments work with. Gateways are looked up when used: a server may be built without some. */
export function paymentParts(kit: Kit): PayOrderParts & { readonly limit: Limit } {
  const { db, log, settings, limit, gateways, jobs } = kit
  const rechargeParts = { db, log, recharge: () => gateways.recharge }
  return {
    db,
    log,
    settings,
    limit,
    sendRecharges(receiveIds, now) {
      if (receiveIds.length === 0) return
      jobs.soon('send recharges', () => deliverRecharges(rechargeParts, receiveIds, now))
    },
    tellPartner(orderNo, now) {
      jobs.soon('confirm a partner order', () => confirmPartnerOrder(partnerDependencies(kit), orderNo, now))
    },
    get pay() {
      return gateways.pay
    },
    get wechat() {
      return gateways.wechat
    }
  }
}
