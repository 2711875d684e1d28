import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { importModule } from '../../__tests__/support/import-module'

/** The built server as it runs for a test. */
export interface RunningServer {
  readonly origin: string
  readonly dataDir: string
  readonly child: ChildProcess
  stop(): Promise<void>
}

interface BuiltServerModule {
  startBuiltServer(env?: Readonly<Record<string, string>>): Promise<RunningServer>
}

/** Starts dist/server with a database of its own. */
export async function startServer(env?: Readonly<Record<string, string>>): Promise<RunningServer> {
  const file = path.resolve(__dirname, '../../scripts/lib/built-server.mjs')
  const { startBuiltServer } = (await importModule(file)) as BuiltServerModule
  return startBuiltServer(env)
}
