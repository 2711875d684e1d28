import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { NO_LIMITS_OPTIONS, SteadyClient } from './connection'
import { UnnamedClient } from './pooled'
import { isConnectionUseless } from './unavailable'

type Drizzled = ReturnType<typeof drizzle<Record<string, never>, Pool>>

/**
 * The last argument of every repository function: the database as a whole, or one open transaction. Drizzle's
 * queries and prepared statements (server/db/statement.ts) use its same connection. Drizzle's own `transaction`
 * is left out: {@link withTransaction} is the only way to start one.
 */
export type Queryable = Omit<Drizzled, '$client' | 'transaction'> & { readonly $client: Pool | PoolClient }

declare const opened: unique symbol

/** A `Queryable` that is one transaction: required by functions that lock rows or write several things atomically. */
export type Tx = Queryable & { readonly [opened]: true }

/** An open connection pool. Timestamps are returned as `Date`, bigint and numeric as text (use `integer` for money in fen). */
export interface Database {
  readonly db: Queryable
  readonly pool: Pool
  close(): Promise<void>
}

/** How long a caller waits for a connection, ms; then the error is `isUnavailable`. */
const CONNECTION_PATIENCE_MS = 3000

/**
 * Statement limits, ms. PostgreSQL's own applies first; ours ends what an unresponsive PostgreSQL (stopped, or behind
 * a broken line) would hold for ever. An open transaction that holds locks and is idle is ended too.
 */
const MAX_STATEMENT_MS = 15_000
const MAX_SILENCE_MS = 20_000
const MAX_IDLE_TRANSACTION_MS = 30_000

/** Options of a pool. */
export interface DatabaseOptions {
  /** Maximum number of connections; 16 by default. */
  readonly max?: number
  /** Called for connections that broke while idle. */
  readonly onError?: (problem: Error) => void
  /** For startup work that may take long (the catalogue, waiting for another process): no time limits. */
  readonly patient?: boolean
  /** `url` is a pooler in transaction mode: no named prepared statements, no per-connection settings. */
  readonly pooled?: boolean
}

/** Opens a pool on `url`; connects at the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    Client: options.pooled ? UnnamedClient : SteadyClient,
    max: options.max ?? 16,
    keepAlive: true,
    application_name: 'privilege-centre',
    ...(options.patient ? {} : PATIENCE),
    ...(options.pooled ? {} : options.patient ? NO_LIMITS : { ...ZONE, ...LIMITS })
  })
  // A connection that breaks while it is idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', (problem) => options.onError?.(problem))
  return { db: queryableOn(pool), pool, close: () => pool.end() }
}

/** The database as a whole, through a pool. */
export const queryableOn = (pool: Pool): Queryable => drizzle({ client: pool })

/** Independent of the zone of the database or machine; '1 day' is not 24 hours in zones with summer time. */
const ZONE = { options: '-c TimeZone=UTC' }

/** Overrides defaults of the database (server/db/pooled.ts). */
const NO_LIMITS = { options: `${ZONE.options} ${NO_LIMITS_OPTIONS}` }

/** Enforced by ourselves. */
const PATIENCE = { connectionTimeoutMillis: CONNECTION_PATIENCE_MS, query_timeout: MAX_SILENCE_MS }

/** Enforced by PostgreSQL, for the life of a connection. */
const LIMITS = {
  statement_timeout: MAX_STATEMENT_MS,
  idle_in_transaction_session_timeout: MAX_IDLE_TRANSACTION_MS
}

/** PostgreSQL aborted one of two conflicting transactions; a retry succeeds. */
const RETRYABLE = new Set(['40001', '40P01'])

/** Transaction depth of a `Queryable`; absent for the database as a whole. */
const depths = new WeakMap<Queryable, number>()

/**
 * Runs `work` in one transaction: all or nothing. A deadlock or serialisation failure is retried
 * up to twice, so `work` must not touch anything but the database. Inside a transaction it becomes a savepoint, which
 * can be rolled back alone and is not retried by itself.
 */
export async function withTransaction<T>(db: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> {
  const depth = depths.get(db)
  if (depth !== undefined) return part(db, depth, work)
  for (let attempt = 1; ; attempt++) {
    try {
      return await whole(db.$client as Pool, work)
    } catch (problem) {
      if (attempt === 3 || !RETRYABLE.has(sqlState(problem) ?? '')) throw problem
    }
  }
}

async function whole<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: unknown
  try {
    await client.query('begin')
    const result = await work(openedOn(client, 1))
    await client.query('commit')
    return result
  } catch (problem) {
    if (isConnectionUseless(problem)) broken = problem
    else await client.query('rollback').catch((failure: unknown) => (broken = failure))
    throw problem
  } finally {
    client.release(broken instanceof Error ? broken : undefined)
  }
}

async function part<T>(db: Queryable, depth: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = db.$client as PoolClient
  const savepoint = `part_${depth}`
  await client.query(`savepoint ${savepoint}`)
  try {
    const result = await work(openedOn(client, depth + 1))
    await client.query(`release savepoint ${savepoint}`)
    return result
  } catch (problem) {
    await client.query(`rollback to savepoint ${savepoint}`)
    throw problem
  }
}

function openedOn(client: PoolClient, depth: number): Tx {
  const tx = drizzle({ client }) as unknown as Tx
  depths.set(tx, depth)
  return tx
}

/** SQLSTATE of a database error, also if wrapped by drizzle: `23505` is a unique violation. */
export function sqlState(problem: unknown): string | undefined {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error.code
  }
  return undefined
}
