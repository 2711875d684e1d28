import { withTransaction, type Queryable } from '../../db/client'
import { inBatches, type SweepLimits } from '../../db/in-batches'
import { receiverMac } from '../../domain/receiver-mac'
import type { Secret } from '../../lib/secret'
import { areReplicasBehind, holdUnhashed, putMacs } from './receivers-repository'

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
  return inBatches(async (batch) => {
    if (await areReplicasBehind(db)) return 0
    return withTransaction(db, async (tx) => {
      const orders = await holdUnhashed(batch, tx)
      if (orders.length === 0) return 0
      const macs = orders.map(({ orderNo, mobile }) => ({
        orderNo,
        mac: mobile === null ? null : receiverMac(mobile, documentSecret)
      }))
      await putMacs(macs, tx)
      return orders.length
    })
  }, limits)
}
