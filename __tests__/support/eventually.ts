import { flush } from './mount.h5'

const TRIES = 200
const PAUSE_MS = 10

/** Waits until an expectation holds, however slow the machine is; fails with the expectation's own words if it never does. */
export async function eventually(expectation: () => void): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return expectation()
    } catch {
      await flush(PAUSE_MS)
    }
  }
  expectation()
}
