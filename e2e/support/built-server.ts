import type { ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import path from 'node:path'

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

// jest turns import() into require(), which cannot load a module of the scripts; this keeps it an import
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
const importModule = new Function('url', 'return import(url)') as (url: string) => Promise<unknown>

/** Starts dist/server with a database of its own. */
export async function startServer(env?: Readonly<Record<string, string>>): Promise<RunningServer> {
  const file = path.resolve(__dirname, '../../scripts/lib/built-server.mjs')
  const { startBuiltServer } = (await importModule(pathToFileURL(file).href)) as BuiltServerModule
  return startBuiltServer(env)
}
