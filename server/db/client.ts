import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import { NO_LIMITS_OPTIONS, SteadyClient } from './connection'
import { UnnamedClient } from './pooled'

type Drizzled = ReturnType<typeof drizzle<Record<string, never>, Pool>>

/**
 * What every repository function takes, as its last argument: the database as a whole, or one open transaction. Drizzle's
 * queries and prepared statements (server/db/statement.ts) run on the same connection of it. Drizzle's own `transaction`
 * is not there: {@link withTransaction} is the only way to begin one.
 */
export type Queryable = Omit<Drizzled, '$client' | 'transaction'> & { readonly $client: Pool | PoolClient }

declare const opened: unique symbol

/** A `Queryable` that is one transaction: what asks for it locks rows, or writes what belongs together. */
export type Tx = Queryable & { readonly [opened]: true }

/** An open connection pool. Timestamps come as `Date`, bigint and numeric as text (use `integer` for money in fen). */
export interface Database {
  readonly db: Queryable
  readonly pool: Pool
  close(): Promise<void>
}

/** How long a caller waits for a connection, ms; then `isUnavailable`. */
const CONNECTION_PATIENCE_MS = 3000

/**
 * Longest statements, ms. PostgreSQL ends its own first; ours ends what a PostgreSQL that says nothing more (stopped,
 * behind a broken line) would hold for ever. Whoever holds locks in an open transaction and does nothing is ended too.
 */
const MAX_STATEMENT_MS = 15_000
const MAX_SILENCE_MS = 20_000
const MAX_IDLE_TRANSACTION_MS = 30_000

/** How a pool is to be. */
export interface DatabaseOptions {
  /** The greatest number of connections; 16 by default. */
  readonly max?: number
  /** Told of connections that broke while nobody used them. */
  readonly onError?: (problem: Error) => void
  /** For work at the start that may take its time (the catalogue, waiting for another process): no limits of time. */
  readonly patient?: boolean
  /** `url` is a pooler in transaction mode: nothing is prepared by name, nothing is set for a connection. */
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

/** The database as a whole, by way of a pool. */
export const queryableOn = (pool: Pool): Queryable => drizzle({ client: pool })

/** Whatever the database's or the machine's zone is; '1 day' is not 24 hours where there is summer time. */
const ZONE = { options: '-c TimeZone=UTC' }

/** Against defaults of the database (server/db/pooled.ts). */
const NO_LIMITS = { options: `${ZONE.options} ${NO_LIMITS_OPTIONS}` }

/** Kept by ourselves. */
const PATIENCE = { connectionTimeoutMillis: CONNECTION_PATIENCE_MS, query_timeout: MAX_SILENCE_MS }

/** Kept by PostgreSQL, for the life of a connection. */
const LIMITS = {
  statement_timeout: MAX_STATEMENT_MS,
  idle_in_transaction_session_timeout: MAX_IDLE_TRANSACTION_MS
}

/** PostgreSQL gave up one of two transactions that met; done again, it passes. */
const RETRYABLE = new Set(['40001', '40P01'])

/** How many transactions a `Queryable` is inside of; none for the database as a whole. */
const depths = new WeakMap<Queryable, number>()

/**
 * Runs `work` in one transaction: all of it happens or nothing does. A deadlock or serialisation failure is tried again
 * up to twice, so `work` must not touch anything but the database. Inside a transaction it is a part of that one, which
 * can be undone alone (a savepoint) and is not tried again by itself.
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
    await client.query('rollback').catch((failure: unknown) => (broken = failure))
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

/** SQLSTATE of a database error, also where drizzle has wrapped it: `23505` is a unique violation. */
export function sqlState(problem: unknown): string | undefined {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error.code
  }
  return undefined
}
