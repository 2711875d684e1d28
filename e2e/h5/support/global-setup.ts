import path from 'node:path'
import { onStop } from '../../../__tests__/support/on-stop'
import { prepareData, startServer, type RunningServer } from '../../support/built-server'
import globalTeardown from './global-teardown'

declare global {
  var builtServer: RunningServer | undefined
}

/** One built server, with a database of its own, for all journeys; or the one at `APP_ORIGIN`. */
export default async function globalSetup(): Promise<void> {
  if (process.env.APP_ORIGIN) return
  onStop(globalTeardown)
  await prepareData()
  // a machine that is busy with other journeys does not make skeletons of the pages; and
  // it tells all it can tell: canary.test.ts looks for what must not be in there
  globalThis.builtServer = await startServer({ LOG_LEVEL: 'trace', PAGE_MS: '5000' })
  process.env.SERVER_LOG = path.join(globalThis.builtServer.dataDir, 'server.log')
  process.env.APP_ORIGIN = globalThis.builtServer.origin
}
