import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../../..')

/** How a process is started. */
export interface Spawning {
  /** Options of Node. */
  readonly flags?: readonly string[]
  /** `pipe`: what it complains of is for the test, not for the terminal. */
  readonly stderr?: 'inherit' | 'pipe'
}

/** A server as a process of its own, bundled from the sources or given: no limit counts its calls, none is refused. Not ready yet. */
export function spawnServer(
  port: number,
  env: Readonly<Record<string, string>>,
  bundle = process.env.TEST_SERVER_BUNDLE,
  { flags = ['--enable-source-maps'], stderr = 'inherit' }: Spawning = {}
): ChildProcess {
  if (!bundle) throw new Error('No bundled server: run server tests through jest, with its global setup')
  return spawn(process.execPath, [...flags, bundle], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', stderr, 'ipc'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      CALLS_PER_MINUTE: '0',
      SHED_LOAD: 'false',
      API_DOCS: 'false',
      LOG_LEVEL: 'silent',
      ...env
    }
  })
}

/** Waits until it listens. @throws when it ends before */
export function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('READY')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${String(code)} before it was ready`))
    )
  })
}

/** Ends it with SIGKILL and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}
