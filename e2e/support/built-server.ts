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
  prepareData(): Promise<() => void>
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

declare global {
  var removePreparedData: (() => void) | undefined
}

/** For a global setup: makes the database once that the servers of the run begin with. */
export async function prepareData(): Promise<void> {
  globalThis.removePreparedData ??= await (await load()).prepareData()
}

/** For a global teardown. */
export function removePreparedData(): void {
  globalThis.removePreparedData?.()
  globalThis.removePreparedData = undefined
}
