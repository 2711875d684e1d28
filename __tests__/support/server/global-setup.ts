import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { openDatabase, type Queryable } from '../../../server/db/client'
import { startEmbedded, type EmbeddedPostgres } from '../../../server/db/embedded'
import { migrate } from '../../../server/db/migrate'
import { onStop } from '../on-stop'
import { clusterFolder, removeLeftClusters } from './cluster'
import { FakeClock } from './fake-clock'
import tearDown from './global-teardown'
import { bundleForTests } from './server-bundle'
import { SEEDED, EMPTY, databaseUrl } from './templates'

declare global {
  var testCluster: { postgres: EmbeddedPostgres; folder: string } | undefined
}

/** Starts the one PostgreSQL of a test run, makes the databases that test files clone, and the server that they spawn. */
export default async function setUp(): Promise<void> {
  if (globalThis.testCluster) return
  onStop(tearDown)
  removeLeftClusters()
  const bundled = bundleForTests()
  const folder = clusterFolder()
  // Volatile: the only place where the disk may be left out. Tests of crashes start a durable cluster of their own.
  const postgres = await startEmbedded(folder, { volatile: true, maxConnections: 300 })
  globalThis.testCluster = { postgres, folder }
  process.env.TEST_CLUSTER_URL = postgres.url
  // Uploads and the like of the servers under test go when the cluster goes.
  process.env.TEST_DATA_DIR = join(folder, 'app-data')
  process.env.TEST_SERVER_BUNDLE = await bundled
  await makeTemplate(postgres.url, EMPTY, 'template1')
  await makeTemplate(postgres.url, SEEDED, EMPTY, await seeder())
}

async function makeTemplate(
  url: string,
  name: string,
  from: string,
  fill?: (db: Queryable) => Promise<unknown>
): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template ${from}`)
  await client.end()
  await migrate(databaseUrl(url, name))
  if (!fill) return
  const database = openDatabase(databaseUrl(url, name), { max: 4, patient: true })
  await fill(database.db)
  await database.pool.query('analyze')
  await database.close()
}

/** The catalogue's seed, as soon as there is one. */
async function seeder(): Promise<((db: Queryable) => Promise<unknown>) | undefined> {
  const file = join(__dirname, '../../../server/db/seed')
  if (!existsSync(`${file}.ts`)) return undefined
  const { seed } = (await import(file)) as { seed: (db: Queryable, options: { now: Date }) => Promise<void> }
  // The moment at which the tests' clock stands, or coupons would not have begun yet by it some day.
  return (db) => seed(db, { now: new FakeClock().now() })
}
