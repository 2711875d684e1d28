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
}
