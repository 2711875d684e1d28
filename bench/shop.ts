import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { REQUIRED_SECRETS } from '../server/config/secrets'
import { openDatabase, type Database } from '../server/db/client'
import { startEmbedded } from '../server/db/embedded'
import { METRICS_TOKEN } from './metrics-token'
import { startBuiltServer, type BuiltServer } from './built'

/** The built server on its own PostgreSQL (durable, as in production), with access to it. */
export interface Shop extends BuiltServer {
  /** All processes on that PostgreSQL; the shop itself is the first. */
  readonly processes: readonly BuiltServer[]
  readonly database: Database
  /** Its PostgreSQL, which can be stopped for a while. */
  readonly postgres: { stop(): Promise<void>; restart(): Promise<void> }
}

/**
 * Starts this many processes of the server for a measurement: without a limit per IP address, because all
 * calls come from one.
 */
export async function openShop(
  env: Readonly<Record<string, string>> = {},
  processes: number = 1
): Promise<Shop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-bench-'))
  let postgres = await startEmbedded(folder)
  const clear = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const servers: BuiltServer[] = []
  const settings = {
    DATABASE_URL: postgres.url,
    ...Object.fromEntries(REQUIRED_SECRETS.map((name) => [name, randomBytes(24).toString('hex')])),
    CALLS_PER_MINUTE: '0',
    METRICS_TOKEN,
    ...env
  }
  try {
    const first = await startBuiltServer(settings)
    servers.push(first)
    while (servers.length < processes) servers.push(await startBuiltServer(settings))
    const database = openDatabase(postgres.url, { max: 4, patient: true })
    const stop = async () => {
      await Promise.all(servers.map((server) => server.stop()))
      await database.close()
      await clear()
    }
    const restart = async () => {
      postgres = await startEmbedded(folder)
    }
    return {
      ...first,
      processes: servers,
      database,
      postgres: { stop: () => postgres.stop(), restart },
      stop
    }
  } catch (problem) {
    await Promise.all(servers.map((server) => server.stop()))
    await clear()
    throw problem
  }
}
