/** What of a caller decides what they may buy, and the answer for each kind of goods (contract `purchase`). */
import type { Purchase } from '@contract/types'
import type { Connection } from '../../db/statement'
import { purchaseOf, type Storefront } from '../order/platform-rules'
import { buyingFacts } from './buyer-repository'
import type { ProductRow } from './catalogue-repository'
import type { Catalogue, CatalogueCard, CataloguePlate } from './catalogue-shape'

export interface Buyer {
  readonly storefront: Storefront
  /** Card products of which the member holds an active card; undefined for a visitor. */
  readonly cardIds: ReadonlySet<string> | undefined
  /** Orders of each plate, unpaid ones with them. */
  readonly bought: ReadonlyMap<string, number>
  /** How many of each coupon they have claimed. */
  readonly claimed: ReadonlyMap<string, number>
}

/** The caller as a buyer; a visitor needs no query. */
export async function buyerOf(
  pool: Connection,
  memberId: string | null,
  storefront: Storefront,
  now: Date
): Promise<Buyer> {
  const row = memberId === null ? undefined : await buyingFacts(pool, memberId, now)
  return {
    storefront,
    cardIds: row && new Set(row.cardIds),
    bought: new Map(Object.entries(row?.bought ?? {})),
    claimed: new Map(Object.entries(row?.claimed ?? {}))
  }
}

/** Whether this buyer may buy a plate: also onto one of their cards. */
export function platePurchase(plate: CataloguePlate, buyer: Buyer, catalogue: Catalogue): Purchase {
  const { onSale, stock, buyLimit, plateId } = plate
  const takesIt = (cardId: string) =>
    catalogue.cards.get(cardId)?.plates.some((place) => place.plateId === plateId)
  return purchaseOf({
    kind: 'plate',
    storefront: buyer.storefront,
    onSale,
    stock,
    buyLimit,
    bought: buyer.bought.get(plateId) ?? 0,
    ...(buyer.cardIds ? { hasCard: [...buyer.cardIds].some(takesIt) } : {})
  })
}

/** Whether a card may be bought from here; one that the member holds can be bought again (it renews). */
export function cardPurchase({ onSale, stock }: CatalogueCard, storefront: Storefront): Purchase {
  return purchaseOf({ kind: 'card', storefront, onSale, stock })
}

/** Whether goods of the market may be bought from here. */
export function productPurchase({ onSale, stock }: ProductRow, { storefront }: Buyer): Purchase {
  return purchaseOf({ kind: 'product', storefront, onSale, stock })
}
