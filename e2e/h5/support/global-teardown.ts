import { removePreparedData } from '../../support/built-server'

/** Ends what global-setup started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.builtServer?.stop()
  removePreparedData()
}
