/** How often a worker looks whether its run is still there, ms. */
const LOOK_MS = 500

/**
 * Ends this worker when the process that gives it its files is gone, and with it its browser (playwright-core) and its servers, which
 * end with it. A timer rather than the event `disconnect`: whoever listens to that keeps the worker from ending by itself.
 */
if (process.connected)
  setInterval(() => {
    if (!process.connected) process.exit(1)
  }, LOOK_MS).unref()
