import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive, signal } from '../../server/db/postgres/processes'

declare global {
  var clearOnStop: (() => Promise<void>)[] | undefined
}

const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** How often a run looks whether the command that started it is still there, ms. */
const LOOK_MS = 500

/** How long workers may take to end, ms: one that is at work hears the signal when it has come to an end of that. */
const ENDING_MS = 10_000
const STEP_MS = 20

/** The folder in which the workers of this run leave their numbers (config/jest/end-with-run.cjs). */
function workersFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'))
  process.env.TEST_WORKERS_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Ends the workers: one that goes on writes into folders that have been removed. */
async function endWorkers(folder: string): Promise<void> {
  const workers = readdirSync(folder).map(Number)
  rmSync(folder, { recursive: true, force: true })
  const left = () => workers.filter((worker) => isAlive(worker))
  for (const worker of left()) signal(worker, 'SIGTERM')
  for (const end = Date.now() + ENDING_MS; left().length > 0 && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
}

/**
 * For a global setup: when the run is stopped by a signal, or its command is killed, `clear` clears away what was set up, and the run
 * ends. Jest alone ends at once, without its teardown. Its workers end after it (config/jest/end-with-run.cjs).
 */
export function onStop(clear: () => Promise<void>): void {
  // each project's setup has its own instance of this module
  if (globalThis.clearOnStop) return void globalThis.clearOnStop.push(clear)
  const clears = (globalThis.clearOnStop = [clear])
  const workers = workersFolder()
  let isStopped = false
  const stop = (code: number) => {
    if (isStopped) return
    isStopped = true
    void endWorkers(workers)
      .then(() => Promise.allSettled(clears.map((one) => one())))
      .finally(() => process.exit(code))
  }
  for (const [name, code] of Object.entries(CODES)) process.on(name, () => stop(code))
  if (process.connected)
    setInterval(() => {
      if (!process.connected) stop(CODES.SIGTERM)
    }, LOOK_MS).unref()
}
