import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** The database as repositories see it: the pool, or a transaction on it (see {@link Tx}). */
export type Db = NodePgDatabase

/** An open transaction; everything that takes `Db` takes this too. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** Either: what a repository function takes. */
export type Queryable = Db | Tx

/** An open connection pool. Timestamps come as `Date`, bigint and numeric as text (use `integer` for money in fen). */
export interface Database {
  readonly db: Db
  readonly pool: Pool
  close(): Promise<void>
}

/** Opens a pool on `url`; connects at the first query. `max` is the greatest number of connections. */
export function openDatabase(
  url: string,
  options: { max?: number; onError?: (problem: Error) => void } = {}
): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 16,
    connectionTimeoutMillis: 10_000,
    application_name: 'privilege-centre'
  })
  // A connection that breaks while it is idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (problem) => options.onError?.(problem))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

/** PostgreSQL gave up one of two transactions that met; done again, it passes. */
const RETRYABLE = new Set(['40001', '40P01'])

/**
 * Runs `work` in one transaction: all of it happens or nothing does. A deadlock or serialisation failure is tried again
 * up to twice, so `work` must not touch anything but the database.
 */
export async function withTransaction<T>(db: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (problem) {
      if (attempt === 3 || !RETRYABLE.has(sqlState(problem) ?? '')) throw problem
    }
  }
}

/** SQLSTATE of a database error, also where drizzle has wrapped it: `23505` is a unique violation. */
export function sqlState(problem: unknown): string | undefined {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error.code
  }
  return undefined
}
