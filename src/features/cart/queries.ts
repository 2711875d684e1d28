import { cartEndpoints } from '@contract/cart/endpoints'
import { read } from '@/api/read'
import { mergeGuestCart } from './merge'
import type { RequestedLine, SettlementRequest } from './model'

interface Asked {
  readonly signal?: AbortSignal
}

/** A read of the member's cart, which the visitor's has gone into before. */
function afterMerge<T, K>({ queryKey, queryFn }: { queryKey: K; queryFn: (requested: Asked) => Promise<T> }) {
  return { queryKey, queryFn: (requested: Asked) => mergeGuestCart().then(() => queryFn(requested)) }
}

/** The member's cart. */
export const cartQuery = () => afterMerge(read(cartEndpoints.getCart, {}))

/** Pieces in it. */
export const cartCountQuery = () => afterMerge(read(cartEndpoints.getCartCount, {}))

/** A visitor's cart, priced by the server. */
export const guestCartQuery = (lines: readonly RequestedLine[]) =>
  read(cartEndpoints.priceGuestCart, { lines: [...lines] })

/** What an order would cost: of the line, or of what is chosen in the cart. */
export const settlementQuery = (input: SettlementRequest) => afterMerge(read(cartEndpoints.settleMall, input))
