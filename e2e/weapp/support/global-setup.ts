import { startServer, type RunningServer } from '../../support/built-server'

declare global {
  var miniServer: RunningServer | undefined
}

/** One built server, with a database of its own, for all journeys; or the one at `APP_ORIGIN`. */
export default async function globalSetup(): Promise<void> {
  if (process.env.APP_ORIGIN) return
  globalThis.miniServer = await startServer()
  process.env.APP_ORIGIN = globalThis.miniServer.origin
}
