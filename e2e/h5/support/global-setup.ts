import { startServer, type RunningServer } from '../../support/built-server'

declare global {
  var builtServer: RunningServer | undefined
}

/** One built server, with a database of its own, for all journeys; or the one at `APP_ORIGIN`. */
export default async function globalSetup(): Promise<void> {
  if (process.env.APP_ORIGIN) return
  globalThis.builtServer = await startServer()
  process.env.APP_ORIGIN = globalThis.builtServer.origin
}
