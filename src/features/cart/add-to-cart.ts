import { useCallback } from 'react'
import { cartEndpoints } from '@contract/cart/endpoints'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { isLoggedIn } from '@/features/session/atoms'
import { toast } from '@/platform/feedback/feedback'
import { addToGuestCart } from './guest-cart'
import type { SkuPieces } from './model'

const adding: Write<SkuPieces, { count: number }> = {
  name: ({ skuId, quantity }) => `cart|${skuId}|${quantity}`,
  call: ({ skuId, quantity }) => keyed(cartEndpoints.addToCart, { skuId, quantity })
}

/** Pieces were not put into the cart; why has been told. */
export class NotAdded extends Error {}

/**
 * Puts pieces of a SKU into the cart: a member's, or a visitor's on the device. It resolves once they are in it; where it rejects
 * the reason has been told by a toast.
 */
export function useAddToCart(): (line: SkuPieces) => Promise<void> {
  const { submitNow } = useWrite(adding)
  return useCallback(
    async (line: SkuPieces) => {
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
