import type { Queryable } from '../../db/client'
import { heldInBatches, type SweepLimits } from '../../db/in-batches'
import { receiverMac } from '../../domain/receiver-mac'
import { openPhone } from '../../domain/receiver-phone'
import type { Secret } from '../../lib/secret'
import { holdUnhashed, putMacs } from './receivers-repository'

/** In place of the hash of a number that cannot be opened: no number has it, and the job does not meet the order again. */
const NO_HASH = ''

/**
 * Fills the hashes of receivers where an order was written without one, by a release before this one, and removes them where one has
 * erased the address alone. Each batch is a transaction of its own: what is broken off goes on, what is done is not done again, and
 * orders that somebody else holds come in a later round, and all of them while a replica is far behind.
 * @returns how many orders it has changed
 */
export function hashReceivers(
  { db, documentSecret }: { readonly db: Queryable; readonly documentSecret: Secret },
  limits?: SweepLimits
): Promise<number> {
  return heldInBatches(
    db,
    async (batch, tx) => {
      const orders = await holdUnhashed(batch, tx)
      if (orders.length === 0) return 0
      const macs = orders.map(({ orderNo, phone }) => {
        if (phone === null) return { orderNo, mac: null }
        const mobile = openPhone(phone, `orders ${orderNo}`, documentSecret)
        return { orderNo, mac: mobile === null ? NO_HASH : receiverMac(mobile, documentSecret) }
      })
      await putMacs(macs, tx)
      return orders.length
    },
    limits
  )
}
