import type { Pool, PoolClient, QueryResultRow } from 'pg'

/** What a statement runs on: the pool, or one connection of it. */
export type Connection = Pool | PoolClient

/** A statement that PostgreSQL prepares once a connection; gives its rows, with moments as `Date`. */
export type Statement<Row> = (pool: Connection, values?: readonly unknown[]) => Promise<Row[]>

/** Names a statement for preparing; `name` must be unique in the server. */
export function statement<Row extends QueryResultRow>(name: string, text: string): Statement<Row> {
  return async (pool, values = []) => (await pool.query<Row>({ name, text, values: [...values] })).rows
}
