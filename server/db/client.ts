import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { SteadyClient } from './connection'

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

/** How long a caller waits for a connection, ms; then `isUnavailable`. */
const CONNECTION_PATIENCE_MS = 3000

/**
 * Longest statements, ms. PostgreSQL ends its own first; ours ends what a PostgreSQL that says nothing more (stopped,
 * behind a broken line) would hold for ever. Whoever holds locks in an open transaction and does nothing is ended too.
 */
const LONGEST_STATEMENT_MS = 15_000
const LONGEST_SILENCE_MS = 20_000
const LONGEST_IDLE_TRANSACTION_MS = 30_000

/** How a pool is to be. */
export interface DatabaseOptions {
  /** The greatest number of connections; 16 by default. */
  readonly max?: number
  /** Told of connections that broke while nobody used them. */
  readonly onError?: (problem: Error) => void
  /** For work at the start that may take its time (the catalogue, waiting for another process): no limits of time. */
  readonly patient?: boolean
}

/** Opens a pool on `url`; connects at the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    Client: SteadyClient,
    max: options.max ?? 16,
    keepAlive: true,
    // whatever the database's or the machine's zone is; '1 day' is not 24 hours where there is summer time
    options: '-c TimeZone=UTC',
    application_name: 'privilege-centre',
    ...(options.patient ? {} : LIMITS)
  })
  // A connection that breaks while it is idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (problem) => options.onError?.(problem))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}

const LIMITS = {
  connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
  statement_timeout: LONGEST_STATEMENT_MS,
  query_timeout: LONGEST_SILENCE_MS,
  idle_in_transaction_session_timeout: LONGEST_IDLE_TRANSACTION_MS
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
