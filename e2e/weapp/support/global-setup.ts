import { onStop } from '../../../__tests__/support/on-stop'
import { startServer, type RunningServer } from '../../support/built-server'
import globalTeardown from './global-teardown'

declare global {
  var miniServers: RunningServer[] | undefined
}

/**
 * One built server, with a database of its own, for all journeys, or the one at `MINI_ORIGIN`; and one for the comparison of
 * pictures (`PAINT_ORIGIN`), as others buy on the first while two pictures are taken, and both tell of it.
 */
export default async function globalSetup(): Promise<void> {
  globalThis.miniServers = []
  onStop(globalTeardown)
  for (const name of ['MINI_ORIGIN', 'PAINT_ORIGIN']) {
    if (process.env[name]) continue
    const server = await startServer()
    globalThis.miniServers.push(server)
    process.env[name] = server.origin
  }
}
