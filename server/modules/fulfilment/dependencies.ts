import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { Resources } from '../../core/resources'
import { confirmPartnerOrder, partnerDependencies } from '../partner'
import { deliverRecharges } from '../privilege'

/** Dependencies of fulfilment. Third parties are notified in the background: the payer does not wait for them. */
export interface FulfilmentDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Has purchased recharges sent. */
  readonly sendRecharges: (receiveIds: readonly string[], now: Date) => void
  /** Has the partner notified that its order is paid. */
  readonly notifyPartner: (orderNo: OrderNo, now: Date) => void
}

/** Gateways are looked up on use: a server may be built without some. */
export function fulfilmentDependencies(resources: Resources): FulfilmentDependencies {
  const { db, log, gateways, jobs } = resources
  const recharges = { db, log, recharge: () => gateways.recharge }
  return {
    db,
    log,
    sendRecharges(receiveIds, now) {
      if (receiveIds.length === 0) return
      jobs.soon('send recharges', () => deliverRecharges(recharges, receiveIds, now))
    },
    notifyPartner(orderNo, now) {
      jobs.soon('confirm a partner order', () =>
        confirmPartnerOrder(partnerDependencies(resources), orderNo, now)
      )
    }
  }
}
