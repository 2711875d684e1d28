import { cartEndpoints } from '@contract/cart/endpoints'
import { read } from '@/api/read'
import { mergeGuestCart } from './merge'
import type { RequestedLine, SettlementRequest } from './model'

interface Asked {
  readonly signal?: AbortSignal
}

/** A read of the member's cart, after merging the visitor's into it. */
function afterMerge<T, K>({ queryKey, queryFn }: { queryKey: K; queryFn: (requested: Asked) => Promise<T> }) {
  return { queryKey, queryFn: (requested: Asked) => mergeGuestCart().then(() => queryFn(requested)) }
}

/** The member's cart. */
export const cartQuery = () => afterMerge(read(cartEndpoints.getCart, {}))

/** What its selection saves, and what is missing for more. */
export const cartOfferQuery = () => afterMerge(read(cartEndpoints.getCartOffer, {}))

/** Pieces in it. */
export const cartCountQuery = () => afterMerge(read(cartEndpoints.getCartCount, {}))

/** A visitor's cart, priced by the server. */
export const guestCartQuery = (lines: readonly RequestedLine[]) =>
  read(cartEndpoints.priceGuestCart, { lines: [...lines] })

/** The cost of an order: of the line, or of the cart's selection. */
export const settlementQuery = (input: SettlementRequest) => afterMerge(read(cartEndpoints.settleMall, input))
