/** A server as a process of its own, with a durable database of its own, to be killed. */
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../../server/db/embedded'
import { postmasterPid } from '../../support/server/processes/postmaster'
import { kill, ready, spawnServer } from '../../support/server/processes/spawn-server'

/** How a server loses its connections: one process of the database dies, all are ended, or PostgreSQL as a whole goes. */
export const LOSSES = [
  'backend killed',
  'connections ended',
  'PostgreSQL killed',
  'PostgreSQL restarted'
] as const
export type Loss = (typeof LOSSES)[number]

const OF_SERVER = `from pg_stat_activity where application_name = 'privilege-centre'`

export interface CrashServer {
  readonly origin: string
  /** Starts the server and waits until it answers. */
  start(): Promise<void>
  killServer(): Promise<void>
  /** Ends PostgreSQL with SIGKILL, and the server after it, as a supervisor would. */
  killDatabase(): Promise<void>
  /** Whether the server that was started last still runs. */
  isRunning(): boolean
  /** Takes the database away from the running server in one of the ways it can go. */
  lose(what: Loss): Promise<void>
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** Ends everything. */
  stop(): Promise<void>
}

export function crashServer(
  dataDir: string,
  port: number,
  env: Readonly<Record<string, string>> = {}
): CrashServer {
  let child: ChildProcess | undefined
  const postgres = join(dataDir, 'postgres')

  async function killServer(): Promise<void> {
    const running = child
    child = undefined
    if (running) await kill(running)
  }

  async function query<R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    const joined = await startEmbedded(postgres)
    const client = new Client({ connectionString: joined.url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<R>(text, [...values])).rows
    } finally {
      await client.end()
    }
  }

  const lose: Record<Loss, () => Promise<unknown>> = {
    async 'backend killed'() {
      const backends = await query<{ pid: number }>(`select pid ${OF_SERVER} order by state = 'idle' limit 1`)
      for (const { pid } of backends) process.kill(pid, 'SIGKILL')
    },
    'connections ended': () => query(`select pg_terminate_backend(pid) ${OF_SERVER}`),
    async 'PostgreSQL killed'() {
      process.kill(postmasterPid(postgres), 'SIGKILL')
    },
    async 'PostgreSQL restarted'() {
      process.kill(postmasterPid(postgres), 'SIGINT')
    }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    query,
    killServer,
    isRunning: () => child?.exitCode === null && child.signalCode === null,
    async lose(what) {
      await lose[what]()
    },
    async start() {
      child = spawnServer(port, { ...env, DATA_DIR: dataDir })
      await ready(child)
    },
    async killDatabase() {
      process.kill(postmasterPid(postgres), 'SIGKILL')
      await killServer()
    },
    async stop() {
      await killServer()
      try {
        process.kill(postmasterPid(postgres), 'SIGQUIT')
      } catch {
        // It is not running any more.
      }
    }
  }
}
