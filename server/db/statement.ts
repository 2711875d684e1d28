import type { QueryResultRow } from 'pg'
import type { Queryable } from './client'

/** A statement that PostgreSQL prepares once per connection; returns its rows, with moments as `Date`. */
export type Statement<Row> = (values: readonly unknown[], db: Queryable) => Promise<Row[]>

/** Names a statement for preparing; `name` must be unique in the server. */
export function statement<Row extends QueryResultRow>(name: string, text: string): Statement<Row> {
  return async (values, db) => (await db.$client.query<Row>({ name, text, values: [...values] })).rows
}

/** A statement without result rows; returns the number of rows written. */
export type Command = (values: readonly unknown[], db: Queryable) => Promise<number>

/** Like {@link statement}, for writes only: neither PostgreSQL nor we have rows to pass on. */
export function command(name: string, text: string): Command {
  return async (values, db) => (await db.$client.query({ name, text, values: [...values] })).rowCount ?? 0
}
