import type { Client } from 'pg'

/** A table as it is saved: its columns in order, each with its type. */
export interface SavedTable {
  readonly name: string
  readonly columns: readonly (readonly [name: string, type: string])[]
}

/** A sequence, and the last number that it gave; null: none yet. */
export interface SavedSequence {
  readonly name: string
  readonly last: string | null
}

/** First line of a backup. */
export interface BackupHeader {
  readonly format: 1
  readonly at: string
  /** The schema: names and hashes of the migrations that the database had. */
  readonly migrations: Readonly<Record<string, string>>
  readonly tables: readonly SavedTable[]
  readonly sequences: readonly SavedSequence[]
}

/** Last line: without it a backup was cut off. */
export interface BackupEnd {
  readonly rows: number
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** All tables with data to be saved, a partitioned one as a whole (its parts are in another schema); counters and puzzles are unlogged and may be lost, migrations are in the header. */
export async function savedTables(client: Client): Promise<SavedTable[]> {
  const { rows } = await client.query<{ name: string; columns: [string, string][] }>(
    `select c.relname as name,
       json_agg(json_build_array(a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relpersistence = 'p'
       and c.relname <> 'schema_migrations' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`
  )
  return rows
}

/** All sequences with their position. */
export async function savedSequences(client: Client): Promise<SavedSequence[]> {
  const { rows } = await client.query<SavedSequence>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`
  )
  return rows
}
