import { cartEndpoints } from '@contract/cart/endpoints'
import { call } from '@/api/call'
import { onSessionChange } from '@/features/session/session'
import { toast } from '@/platform/feedback/feedback'
import { readStored } from '@/platform/storage/stored-values'
import { cartsFor, endGuestCart } from './guest-cart'
import { MAX_LINES } from './model'

/** Whose login has taken the visitor's cart along already: what found no room is not tried at every look. */
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
 * Takes the visitor's cart of this device into the member's, once a login. It stands before every read of the member's cart, so
 * that nobody sees one without the other. A failure leaves it on the device, for the next look; the read goes on.
 */
export function mergeGuestCart(): Promise<void> {
  const memberId = readStored('memberId') ?? ''
  if (merged === memberId) return Promise.resolve()
  merging ??= mergeAll(memberId)
    .catch(() => undefined)
    .finally(() => (merging = undefined))
  return merging
}
