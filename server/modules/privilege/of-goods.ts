import type { OrderKind } from '@contract/types'
import type { Catalogue, ChannelOffers } from '../catalogue'

/** Ids of the privileges included with some goods. */
export function privilegesOfGoods(
  catalogue: Catalogue,
  offers: ChannelOffers,
  { kind, itemId }: { readonly kind: OrderKind; readonly itemId: string }
): string[] {
  switch (kind) {
    case 'card':
      return catalogue.cards.get(itemId)?.included.flatMap((plate) => plate.privilegeIds) ?? []
    case 'plate':
      return catalogue.plates.get(itemId)?.privilegeIds ?? []
    case 'product':
      return offers.products.filter((row) => row.productId === itemId).map((row) => row.privilegeId)
    case 'sku':
    case 'ticket':
    case 'lounge':
    case 'partner':
      return []
  }
}
