import { cartEndpoints } from '@contract/cart/endpoints'
import { call } from '@/api/call'
import { onSessionChange } from '@/features/session/session'
import { toast } from '@/platform/feedback/feedback'
import { readStored } from '@/platform/storage/stored-values'
import { cartsFor, endGuestCart } from './guest-cart'
import { MAX_LINES } from './model'

/**
 * The login for which the visitor's cart has been merged: lines that did not fit are not retried on every read.
 */
let merged: string | undefined
let merging: Promise<void> | undefined
onSessionChange(() => (merged = undefined))

async function mergeAll(memberId: string): Promise<void> {
  for (const { id, lines } of cartsFor(memberId)) {
    const { leftOut } = await call(
      cartEndpoints.mergeCart,
      { guestCartId: id, lines: [...lines] },
      { quiet: true }
    )
    endGuestCart(id, leftOut)
    if (leftOut.length > 0)
      toast(`购物车已满 ${MAX_LINES} 种，${leftOut.length} 种商品暂未并入，已保留在本机`)
  }
  merged = memberId
}

/**
 * Merges this device's visitor's cart into the member's, once per login. Precedes every read of the member's
 * cart, so that both are always shown together. On failure it stays on the device until the next read; the
 * current read continues.
 */
export function mergeGuestCart(): Promise<void> {
  const memberId = readStored('memberId') ?? ''
  if (merged === memberId) return Promise.resolve()
  merging ??= mergeAll(memberId)
    .catch(() => undefined)
    .finally(() => (merging = undefined))
  return merging
}
