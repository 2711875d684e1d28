/** A rush for goods of which there are few: the server then makes buyers wait in a queue (ADR 0106). */
import { callApi } from './api'
import { guestSession } from './guest-session'

/** More than open a waiting room within a second. */
const AT_ONCE = 60
const TRIES = 20

let keys = 0

/** Somebody asks for them, and never orders, until the server has opened a waiting room. */
export async function rushFor(origin: string, skuId: string): Promise<void> {
  const token = await guestSession(origin)
  const order = { lines: [{ skuId, quantity: 1 }], fromCart: false, addressId: 'none', seenFen: 0 }
  for (let tries = 0; tries < TRIES; tries++) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        callApi(origin, 'POST', '/unionbuy-server/cart/createMallOrder', {
          channel: 'main',
          token,
          key: `rush-${process.pid}-${Date.now()}-${(keys += 1)}`,
          body: order
        })
      )
    )
    if (answers.some(({ resultCode }) => resultCode === '931')) return
  }
  throw new Error(`${TRIES * AT_ONCE} orders made no rush for ${skuId}`)
}
