/** Several processes of the server on one PostgreSQL, and a round robin in front of them, as a load balancer has it. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { startPooler, type Pooler } from './pooler'
import { startEmbedded, type EmbeddedPostgres } from '../../../server/db/embedded'
import { SteadyClient } from '../../../server/db/connection'
import { freePort } from '../../../e2e/support/free-port'
import { kill, ready, spawnServer } from '../../support/server/processes/spawn-server'

interface Process {
  readonly port: number
  child: ChildProcess
  up: boolean
}

export interface Fleet {
  /** The database itself, beside the servers. */
  readonly pool: Pool
  /** Origin of the next process in turn that is up. */
  next(): string
  /** Origins of all that are up. */
  all(): string[]
  /** SIGKILL for one of them, and another in its place, as a supervisor would. */
  replace(place: number): Promise<void>
  /** SIGTERM for one of them, and another in its place once it has ended: an update. */
  update(place: number): Promise<void>
  /** One more process, of another release if its bundle is given; its place. */
  add(bundle?: string): Promise<number>
  /** SIGTERM for one of them, and none in its place. */
  retire(place: number): Promise<void>
  stop(): Promise<void>
}

/** By hand, `FLEET_POOLER=1`: the same through pgbouncer, with the defaults that the server asks for. */
async function throughPooler(pool: Pool, folder: string, url: string): Promise<Pooler> {
  for (const [name, value] of [
    ['timezone', 'UTC'],
    ['statement_timeout', '15s'],
    ['idle_in_transaction_session_timeout', '30s']
  ])
    await pool.query(`alter database postgres set ${name} = '${value}'`)
  return startPooler(folder, decodeURIComponent(/host=([^&]+)/.exec(url)?.[1] ?? ''))
}

/** One PostgreSQL for several processes. */
export interface Ground {
  /** Of this fleet alone: the cluster is in `postgres` below it. */
  readonly folder: string
  readonly postgres: EmbeddedPostgres
  readonly pool: Pool
  /** What each process is started with: as in production, each has its own address, and all of them the same public one. */
  readonly env: Readonly<Record<string, string>>
}

/** Starts a durable PostgreSQL of its own for several processes. */
export async function openGround(): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'privilege-centre-fleet-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const postgres = await startEmbedded(join(folder, 'postgres'))
  const pool = new Pool({ connectionString: postgres.url, max: 4, Client: SteadyClient })
  pool.on('error', () => undefined)
  const env = {
    PUBLIC_ORIGIN: 'http://localhost:9527',
    DATABASE_URL: postgres.url,
    DATABASE_POOL: '8',
    DATA_DIR: dataDir
  }
  return { folder, postgres, pool, env }
}

/**
 * Starts `size` processes at once on an empty database: all of them find the tables missing. `bundle`: of another
 * release than these sources.
 */
export async function startFleet(size: number, bundle?: string): Promise<Fleet> {
  const { folder, postgres, pool, env: common } = await openGround()
  const pooler = process.env.FLEET_POOLER ? await throughPooler(pool, folder, postgres.url) : undefined

  async function launch(port: number, release = bundle): Promise<Process> {
    const env = {
      ...common,
      ...(pooler && { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url })
    }
    const child = spawnServer(port, env, release)
    const started: Process = { port, child, up: false }
    child.once('exit', () => (started.up = false))
    await ready(child)
    started.up = true
    return started
  }

  const ports = await Promise.all(Array.from({ length: size }, freePort))
  const launches = await Promise.allSettled(ports.map((port) => launch(port)))
  const processes = launches.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = launches.find((one) => one.status === 'rejected')
  const originOf = ({ port }: Process) => `http://127.0.0.1:${port}`
  let turn = 0

  async function end(server: Process): Promise<void> {
    server.up = false
    await kill(server.child)
  }

  /** Another process in the place of one, after `finish` has ended that. */
  async function swap(place: number, ending: (server: Process) => Promise<void>): Promise<void> {
    const server = processes[place]
    if (!server) throw new Error(`there is no server ${place}`)
    await ending(server)
    processes[place] = await launch(server.port)
  }

  async function finish(server: Process): Promise<void> {
    const ended = once(server.child, 'exit')
    server.child.kill('SIGTERM')
    await ended
  }

  async function stop(): Promise<void> {
    await pool.end()
    await Promise.all(processes.map(end))
    pooler?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  if (failed) {
    await stop()
    throw failed.reason
  }

  return {
    pool,
    stop,
    all: () => processes.filter(({ up }) => up).map(originOf),
    next() {
      const up = processes.filter((server) => server.up)
      const server = up[(turn += 1) % up.length]
      if (!server) throw new Error('no server is up')
      return originOf(server)
    },
    replace: (place) => swap(place, end),
    update: (place) => swap(place, finish),
    async add(release = process.env.TEST_SERVER_BUNDLE) {
      return processes.push(await launch(await freePort(), release)) - 1
    },
    async retire(place) {
      const server = processes[place]
      if (!server) throw new Error(`there is no server ${place}`)
      // as a proxy that is told: no new calls, and those that run are answered
      server.up = false
      await finish(server)
    }
  }
}
