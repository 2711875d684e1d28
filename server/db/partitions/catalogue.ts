/** Which partitions a table has, as PostgreSQL's catalogue says. */
import type { Queryable } from '../client'
import { statement } from '../statement'

/** A partition of a table of days. */
export interface Partition {
  /** Its name with the schema, quoted as needed. */
  readonly name: string
  /** First day, YYYY-MM-DD; null: it begins with whatever is oldest. */
  readonly from: string | null
  /** The day after the last one; null: the default partition, of all days that no other has. */
  readonly to: string | null
}

/** Partitions by name: days in order, then the default. */
export const readPartitions = statement<Partition>(
  'partitions',
  `select format('%I.%I', n.nspname, c.relname) as name,
     substring(pg_get_expr(c.relpartbound, c.oid) from $$FROM \\('([0-9-]+)'\\)$$) as "from",
     substring(pg_get_expr(c.relpartbound, c.oid) from $$TO \\('([0-9-]+)'\\)$$) as "to"
   from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
   where i.inhparent = to_regclass($1) order by 3, 1`
)

/**
 * Whether a relation is there; `name` with its schema. Read from the catalogue like any row: `to_regclass` may answer from a cache that
 * a wait for an advisory lock does not renew.
 */
export async function isThere(name: string, db: Queryable): Promise<boolean> {
  return (await found(name.split('.'), db)).length > 0
}
const found = statement<{ there: number }>(
  'relation-there',
  `select 1 as there from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relname = $2`
)
