/** How often a worker looks whether its run is still there, ms. */
const LOOK_MS = 500
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/**
 * Ends this worker when the process that gives it its files is gone, or by a signal to all, and with it its browser, database and servers,
 * which hang on the event `exit` or on a channel to it. By a timer rather than the event `disconnect`: whoever listens to that keeps the
 * worker from ending by itself.
 */
if (require.main?.filename.endsWith('processChild.js')) {
  setInterval(() => {
    if (!process.connected) process.exit(1)
  }, LOOK_MS).unref()
  for (const [signal, code] of Object.entries(CODES)) process.on(signal, () => process.exit(code))
}
