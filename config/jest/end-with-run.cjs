const { writeFileSync } = require('node:fs')
const path = require('node:path')

/** How often a worker checks whether its run still exists, ms. */
const LOOK_MS = 500
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/**
 * Exits this worker when its parent process is gone, or on a group signal; its browser, database and servers
 * end with it, because they depend on the event `exit` or on an IPC channel to it. By a timer rather than the
 * event `disconnect`, because a listener for that keeps the worker from exiting by itself.
 */
if (require.main?.filename.endsWith('processChild.js')) {
  setInterval(() => {
    if (!process.connected) process.exit(1)
  }, LOOK_MS).unref()
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, () => process.exit(code))
  // a run that is stopped ends those that it finds there before it clears away (__tests__/support/on-stop.ts)
  const { TEST_WORKERS_DIR } = process.env
  try {
    if (TEST_WORKERS_DIR) writeFileSync(path.join(TEST_WORKERS_DIR, String(process.pid)), '')
  } catch {
    // it was stopped meanwhile
    process.exit(1)
  }
}
