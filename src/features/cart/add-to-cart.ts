import { useCallback } from 'react'
import { cartEndpoints } from '@contract/cart/endpoints'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { isLoggedIn } from '@/features/session/atoms'
import { toast } from '@/platform/feedback/feedback'
import { addToGuestCart } from './guest-cart'
import type { SkuLine } from './model'

const adding: Write<SkuLine, { count: number }> = {
  name: ({ skuId, quantity }) => `cart|${skuId}|${quantity}`,
  call: ({ skuId, quantity }) => keyed(cartEndpoints.addToCart, { skuId, quantity })
}

/** Items were not added to the cart; the reason has been reported. */
export class NotAdded extends Error {}

/**
 * Adds items of a SKU to the cart: a member's, or a visitor's on the device. Resolves once they are in it; if
 * it rejects, a toast has shown the reason.
 */
export function useAddToCart(): (line: SkuLine) => Promise<void> {
  const { submitNow } = useWrite(adding)
  return useCallback(
    async (line: SkuLine) => {
      if (isLoggedIn()) {
        await submitNow({ skuId: line.skuId, quantity: line.quantity })
        return
      }
      const refusal = addToGuestCart(line)
      if (refusal === undefined) return
      toast(refusal)
      throw new NotAdded(refusal)
    },
    [submitNow]
  )
}
