declare global {
  var clearOnStop: (() => Promise<void>)[] | undefined
}

const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

/** How often a run looks whether the command that started it is still there, ms. */
const LOOK_MS = 500

/**
 * For a global setup: when the run is stopped by a signal, or its command is killed, `clear` clears away what was set up, and the run
 * ends. Jest alone ends at once, without its teardown. Its workers end after it (config/jest/end-with-run.cjs).
 */
export function onStop(clear: () => Promise<void>): void {
  // each project's setup has its own instance of this module
  if (globalThis.clearOnStop) return void globalThis.clearOnStop.push(clear)
  const clears = (globalThis.clearOnStop = [clear])
  let isStopped = false
  const stop = (code: number) => {
    if (isStopped) return
    isStopped = true
    void Promise.allSettled(clears.map((one) => one())).then(() => process.exit(code))
  }
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, () => stop(code))
  if (process.connected)
    setInterval(() => {
      if (!process.connected) stop(CODES.SIGTERM)
    }, LOOK_MS).unref()
}
