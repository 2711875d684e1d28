/** A server as a process of its own, with a durable database of its own, to be killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../../server/db/embedded'
import { placesFor } from '../../../server/db/postgres/places'

const root = join(__dirname, '../../..')

export interface CrashServer {
  readonly origin: string
  /** Starts the server and waits until it answers. */
  start(): Promise<void>
  killServer(): Promise<void>
  /** Ends PostgreSQL with SIGKILL, and the server after it, as a supervisor would. */
  killDatabase(): Promise<void>
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** Ends everything. */
  stop(): Promise<void>
}

export function crashServer(dataDir: string, port: number): CrashServer {
  let child: ChildProcess | undefined
  const postgres = join(dataDir, 'postgres')

  async function killServer(): Promise<void> {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
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

  return {
    origin: `http://127.0.0.1:${port}`,
    query,
    killServer,
    async start() {
      child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          PORT: String(port),
          HOST: '127.0.0.1',
          DATA_DIR: dataDir,
          CALLS_PER_MINUTE: '0',
          SHED_LOAD: 'false',
          API_DOCS: 'false',
          LOG_LEVEL: 'silent'
        }
      })
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

function postmasterPid(postgres: string): number {
  return Number(readFileSync(join(placesFor(postgres).data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('READY')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${String(code)} before it was ready`))
    )
  })
}
