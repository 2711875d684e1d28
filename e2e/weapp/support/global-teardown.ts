import { removePreparedData } from '../../support/built-server'

/** Ends what global-setup started. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all((globalThis.miniServers ?? []).map((server) => server.stop()))
  removePreparedData()
}
