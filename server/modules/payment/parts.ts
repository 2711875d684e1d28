import type { Kit } from '../../http/kit'
import type { Limit } from '../../http/limit'
import type { PayOrderParts } from './pay-order'

/** What orders and payments work with. Gateways are looked up when used: a server may be built without some. */
export function paymentParts(kit: Kit): PayOrderParts & { readonly limit: Limit } {
  const { db, pool, log, settings, limit, gateways } = kit
  return {
    db,
    pool,
    log,
    settings,
    limit,
    get pay() {
      return gateways.pay
    },
    get wechat() {
      return gateways.wechat
    }
  }
}
