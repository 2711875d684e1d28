import { onStop } from '../../../__tests__/support/on-stop'
import { prepareData, startServer } from '../../support/built-server'
import { startEaselSite } from '../easel/site/server'
import globalTeardown from './global-teardown'

declare global {
  var miniServers: { stop(): Promise<void> }[] | undefined
}

/**
 * One built server, with a database of its own, for all journeys, or the one at `MINI_ORIGIN`; and one for the comparison of
 * pictures (`PAINT_ORIGIN`), as others buy on the first while two pictures are taken, and both tell of it. Beside each the site
 * where a browser opens the mini-program on glass-easel.
 */
export default async function globalSetup(): Promise<void> {
  globalThis.miniServers = []
  onStop(globalTeardown)
  await prepareData()
  for (const name of ['MINI_ORIGIN', 'PAINT_ORIGIN']) {
    if (process.env[name]) continue
    const server = await startServer()
    globalThis.miniServers.push(server)
    process.env[name] = server.origin
  }
  for (const [name, api] of [
    ['EASEL_ORIGIN', process.env.MINI_ORIGIN],
    ['EASEL_PAINT_ORIGIN', process.env.PAINT_ORIGIN]
  ] as const) {
    const site = await startEaselSite(api ?? '')
    globalThis.miniServers.push(site)
    process.env[name] = site.origin
  }
}
