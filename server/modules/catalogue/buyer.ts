/** What of a caller decides what they may buy, and the answer for each kind of goods (contract `purchase`). */
import type { Purchase } from '@contract/types'
import type { Queryable } from '../../db/client'
import { purchaseOf, type Storefront } from '../../domain/platform-rules'
import { buyingFacts } from './buyer-repository'
import type { ProductRow } from './catalogue-repository'
import { carriersOf, carries } from './carriers'
import type { Catalogue, CatalogueCard, CataloguePlate } from './catalogue-shape'

export interface Buyer {
  readonly storefront: Storefront
  readonly channel: string
  /** Card products of which the member holds an active card; undefined for a visitor. */
  readonly cardIds: ReadonlySet<string> | undefined
  /** Plates that run, or will, on their active cards: came with the card or bought. */
  readonly plateIds: ReadonlySet<string>
  /** Orders of each plate, unpaid ones with them. */
  readonly bought: ReadonlyMap<string, number>
  /** The order of each plate that can still be paid. */
  readonly unpaid: ReadonlyMap<string, string>
  /** How many of each coupon they have claimed. */
  readonly claimed: ReadonlyMap<string, number>
}

/** The caller as a buyer; a visitor needs no query. */
export async function buyerOf(
  db: Queryable,
  memberId: string | null,
  storefront: Storefront & { readonly channel: string },
  now: Date
): Promise<Buyer> {
  const row = memberId === null ? undefined : await buyingFacts(memberId, now, db)
  return {
    storefront,
    channel: storefront.channel,
    cardIds: row && new Set(row.cardIds),
    plateIds: new Set(row?.plateIds),
    bought: new Map(Object.entries(row?.bought ?? {})),
    unpaid: new Map(Object.entries(row?.unpaid ?? {})),
    claimed: new Map(Object.entries(row?.claimed ?? {}))
  }
}

/** Whether this buyer may buy a plate: also onto one of their cards. */
export function platePurchase(plate: CataloguePlate, buyer: Buyer, catalogue: Catalogue): Purchase {
  const { onSale, stock, buyLimit, plateId } = plate
  const takesIt = (cardId: string) => isSome(catalogue.cards.get(cardId), carries(plateId))
  const cards = carriersOf(plateId, catalogue, buyer.channel)
  return purchaseOf({
    kind: 'plate',
    storefront: buyer.storefront,
    // without a card to put it on nobody could use it
    onSale: onSale && cards.length > 0,
    stock,
    buyLimit,
    cards: cards.map(({ cardId, name }) => ({ cardId, name })),
    unpaidOrderNo: buyer.unpaid.get(plateId),
    bought: buyer.bought.get(plateId) ?? 0,
    ...(buyer.cardIds ? { hasCard: [...buyer.cardIds].some(takesIt) } : {})
  })
}

const isSome = <T>(item: T | undefined, is: (item: T) => boolean) => item !== undefined && is(item)

/** Whether a card may be bought from here; one that the member holds can be bought again (it renews). */
export function cardPurchase({ onSale, stock }: CatalogueCard, storefront: Storefront): Purchase {
  return purchaseOf({ kind: 'card', storefront, onSale, stock })
}

/** Whether goods of the market may be bought from here. */
export function productPurchase({ onSale, stock }: ProductRow, { storefront }: Buyer): Purchase {
  return purchaseOf({ kind: 'product', storefront, onSale, stock })
}
