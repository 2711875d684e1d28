/** Calls that only read go on while the primary is away, on a replica that kept up until then. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import type { Replica } from './replica'
import { isUnavailable } from './unavailable'

const reading = new AsyncLocalStorage<boolean>()

/** Runs work that changes nothing: while the primary is away, its statements run on the replica. */
export const onlyReading = <T>(work: () => Promise<T>): Promise<T> => reading.run(true, work)

/**
 * From now on single statements of {@link onlyReading} that the primary cannot serve run on the replica. Transactions never do, and PostgreSQL
 * refuses writes there. Once a primary is there again, everything is read from it: nobody misses what they have just done.
 */
export function standIn(primary: Pool, replica: Pick<Replica, 'alone' | 'doubt'>): void {
  const query = primary.query.bind(primary) as (...args: unknown[]) => Promise<unknown>
  const there = (pool: Pool, args: unknown[]) => (pool.query as typeof query).call(pool, ...args)
  const either = async (...args: unknown[]) => {
    if (replica.alone) return there(replica.alone, args)
    try {
      return await query(...args)
    } catch (problem) {
      if (!isUnavailable(problem)) throw problem
      // its own statements are for the primary alone
      await reading.run(false, () => replica.doubt())
      if (!replica.alone) throw problem
      return there(replica.alone, args)
    }
  }
  primary.query = ((...args: unknown[]) =>
    reading.getStore() ? either(...args) : query(...args)) as typeof primary.query
}
