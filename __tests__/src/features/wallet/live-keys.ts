/** Keys as the server gives them. */
import { ok } from '../../../support/fake-api'

const DAY_MS = 86_400_000

/** An answer of `getLiveKeys` with a key for each id; the server's clock is `aheadMs` before this device's. */
export const liveKeys = (ids: readonly string[], number = '0076715730951896', aheadMs = 0) =>
  ok({
    at: new Date(Date.now() + aheadMs).toISOString(),
    keys: ids.map((id) => ({
      ...{ id, number, key: 'ab'.repeat(32) },
      endsAt: new Date(Date.now() + DAY_MS).toISOString()
    }))
  })
