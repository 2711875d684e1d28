import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { importModule } from '../../__tests__/support/import-module'

/** The built server as it runs for a test. */
export interface RunningServer {
  readonly origin: string
  readonly dataDir: string
  readonly child: ChildProcess
  /** Ends it, and leaves its folder. */
  end(): Promise<unknown>
  stop(): Promise<void>
}

interface BuiltServerModule {
  startBuiltServer(env?: Readonly<Record<string, string>>, prepared?: string): Promise<RunningServer>
}

const load = async () =>
  (await importModule(path.resolve(__dirname, '../../scripts/lib/built-server.mjs'))) as BuiltServerModule

/** Starts dist/server with a database of its own, where it can from a copy of what {@link prepareData} made. */
export async function startServer(env?: Readonly<Record<string, string>>): Promise<RunningServer> {
  return (await load()).startBuiltServer(env)
}

/** Starts dist/server with a database that nothing has been in. */
export async function startEmptyServer(env?: Readonly<Record<string, string>>): Promise<RunningServer> {
  return (await load()).startBuiltServer(env, '')
}

/**
 * For a global setup: makes a folder with the database as a first start leaves it, and names it in `PREPARED_DATA`. The servers that
 * this process and its workers start later begin with a copy, which takes half the processor time.
 */
export async function prepareData(): Promise<void> {
  if (process.env.PREPARED_DATA) return
  const { dataDir, end } = await startEmptyServer()
  await end()
  rmSync(path.join(dataDir, 'server.log'))
  process.env.PREPARED_DATA = dataDir
}

/** For a global teardown. */
export function removePreparedData(): void {
  if (process.env.PREPARED_DATA) rmSync(process.env.PREPARED_DATA, { recursive: true, force: true })
  delete process.env.PREPARED_DATA
}
