/** A flash sale in which all pieces are held by others: who wants one waits in the queue (ADR 0106) until it is over. */
import { callApi } from './api'
import type { RunningServer } from './built-server'
import { guestSession } from './guest-session'
import { runCli } from './run-cli'

/** The most of one line. */
const PIECES = 99
/** More than any SKU has: so many take all of it. */
const OTHERS = 4
const HOUR_MS = 3_600_000

export interface FlashSale {
  /** An operator ends it: orders are made at once. */
  end(): Promise<void>
}

/** An operator opens it, and others have come first, who do not order. @throws Error if they do not wait */
export async function openFlashSale(server: RunningServer, skuId: string): Promise<FlashSale> {
  const env = { DATA_DIR: server.dataDir, PORT: new URL(server.origin).port }
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  await runCli('flash-sale', ['open', skuId, at(-HOUR_MS), at(HOUR_MS)], env)
  // a process asks once a second which rooms are open
  await new Promise((opened) => setTimeout(opened, 1500))
  for (let other = 0; other < OTHERS; other += 1) {
    const { resultCode } = await callApi<unknown>(
      server.origin,
      'POST',
      '/unionbuy-server/cart/createMallOrder',
      {
        channel: 'main',
        token: await guestSession(server.origin),
        key: `first-${process.pid}-${Date.now()}-${other}`,
        body: { lines: [{ skuId, quantity: PIECES }], fromCart: false, addressId: 'none', seenFen: 0 }
      }
    )
    if (resultCode !== '931') throw new Error(`the queue of ${skuId} answered ${resultCode}`)
  }
  return { end: () => runCli('flash-sale', ['close', skuId], env).then(() => undefined) }
}

/** The member's orders, the newest first. */
export async function ordersAfter(
  { origin }: RunningServer,
  token: string
): Promise<readonly { readonly orderNo: string; readonly state: string }[]> {
  const { data } = await callApi<{ list: { orderNo: string; state: string }[] }>(
    origin,
    'POST',
    '/unionbuy-server/order/orderList',
    { token }
  )
  return data.list
}
