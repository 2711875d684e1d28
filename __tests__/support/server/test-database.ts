import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { openDatabase, type Database } from '../../../server/db/client'
import { databaseUrl, EMPTY, SEEDED } from './templates'

/** A database of one test file's own. */
export interface TestDatabase extends Database {
  readonly url: string
  /** Empties tables (all that hang on them too): `await database.clear('orders', 'members')`. */
  clear(...tables: string[]): Promise<void>
  /** Closes the pool and drops the database; for afterAll. */
  drop(): Promise<void>
}

/** Clones a database from the template, with the demo catalogue if `seeded`. `max` is the size of its pool. */
export async function createTestDatabase(
  options: { seeded?: boolean; max?: number } = {}
): Promise<TestDatabase> {
  const cluster = process.env.TEST_CLUSTER_URL
  if (!cluster) throw new Error('No test cluster: run server tests through jest, with its global setup')
  const name = `test_${randomBytes(6).toString('hex')}`
  // the cluster is volatile: a copy of files costs a third of a copy through the log of changes
  await onCluster(
    cluster,
    `create database ${name} template ${options.seeded ? SEEDED : EMPTY} strategy file_copy`
  )
  const url = databaseUrl(cluster, name)
  const database = openDatabase(url, { max: options.max ?? 10, patient: true })
  return {
    ...database,
    url,
    clear: async (...tables) => {
      await database.pool.query(emptying(tables))
    },
    drop: async () => {
      await database.close()
      await onCluster(cluster, `drop database if exists ${name} with (force)`)
    }
  }
}

/**
 * Deletes what is there rather than to truncate: behind `members` hang 65 tables with 230 indexes, nearly all of them empty, and
 * truncating makes new files for each of them (100 ms and more).
 */
const emptying = (tables: readonly string[]): string => `do $$
  declare filled regclass;
  begin
    -- neither foreign keys nor the triggers of tables that are never deleted from
    set local session_replication_role = replica;
    for filled in
      with recursive hanging(id) as (
        select unnest(array[${tables.map((table) => `'"${table}"'::regclass::oid`).join(', ')}])
        union
        select conrelid from pg_constraint join hanging on confrelid = id where contype = 'f'
      )
      select id from hanging join pg_class on oid = id where relkind = 'p' or pg_relation_size(id) > 0
    loop
      execute 'delete from ' || filled;
    end loop;
  end $$`

async function onCluster(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
