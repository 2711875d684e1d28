import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Db } from '../../db/client'
import { fulfil } from '../payment/fulfil'

/** Hands over an order that cost nothing. What fails here is done by the job for paid orders. */
export async function fulfilFree(
  db: Db,
  orderNo: string,
  now: Date,
  log: Pick<FastifyBaseLogger, 'error'>
): Promise<void> {
  try {
    await withTransaction(db, (tx) => fulfil(tx, orderNo, now))
  } catch (problem) {
    log.error({ err: problem, orderNo }, 'free order could not be fulfilled at once')
  }
}
