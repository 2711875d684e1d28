/** What determines a caller's eligibility, and the answer for each kind of goods (contract `purchase`). */
import type { Purchase } from '@contract/types'
import type { Queryable } from '../../db/client'
import { purchaseOf, type Storefront } from '../../domain/platform-rules'
import { buyerRow } from './buyer-repository'
import type { ProductRow } from './catalogue-repository'
import { deliveryOf, isWorthSelling, wholeRounds } from '../../domain/plate-delivery'
import { worthOfPlate } from '../../domain/plate-worth'
import { carriersOf, carries, roundsOnNew } from './carriers'
import type { Catalogue, CatalogueCard, CataloguePlate } from './catalogue-shape'

export interface Buyer {
  readonly storefront: Storefront
  readonly channel: string
  readonly now: Date
  /** When the member's active card of each product ends; undefined for a visitor. */
  readonly cardEnds: ReadonlyMap<string, Date> | undefined
  /** Plates active on their cards: included with the card or bought. */
  readonly plateIds: ReadonlySet<string>
  /** Orders of each plate, including unpaid ones. */
  readonly bought: ReadonlyMap<string, number>
  /** Each plate's order that can still be paid. */
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
  const row = memberId === null ? undefined : await buyerRow(memberId, now, db)
  return {
    storefront,
    channel: storefront.channel,
    now,
    cardEnds: row && new Map(Object.entries(row.cardEnds).map(([id, ends]) => [id, new Date(ends)])),
    plateIds: new Set(row?.plateIds),
    bought: new Map(Object.entries(row?.bought ?? {})),
    unpaid: new Map(Object.entries(row?.unpaid ?? {})),
    claimed: new Map(Object.entries(row?.claimed ?? {}))
  }
}

/** Whether this buyer may buy a plate: also onto one of their own cards. */
export function platePurchase(plate: CataloguePlate, buyer: Buyer, catalogue: Catalogue): Purchase {
  const { onSale, stock, buyLimit, plateId } = plate
  const cards = carriersOf(plate, catalogue, buyer)
  const ends = buyer.cardEnds && ownCardEnd(plateId, buyer.cardEnds, catalogue)
  return purchaseOf({
    kind: 'plate',
    storefront: buyer.storefront,
    // without a card to add it to nobody could use it
    onSale: onSale && cards.length > 0,
    stock,
    buyLimit,
    cards: cards.map(({ cardId, name }) => ({ cardId, name })),
    unpaidOrderNo: buyer.unpaid.get(plateId),
    bought: buyer.bought.get(plateId) ?? 0,
    ...(buyer.cardEnds ? { hasCard: ends !== undefined } : {}),
    isTooShort: ends !== undefined && !isWorthSelling(plate, deliveryOf(plate, buyer.now, ends))
  })
}

/** How many rounds of a plate this buyer gets: on their longest card that accepts it, else on the longest on sale. */
export function roundsFor(plate: CataloguePlate, buyer: Buyer, catalogue: Catalogue): number {
  const own = buyer.cardEnds && ownCardEnd(plate.plateId, buyer.cardEnds, catalogue)
  if (own) return deliveryOf(plate, buyer.now, own).rounds
  const onSale = carriersOf(plate, catalogue, buyer).map((card) => roundsOnNew(plate, card, buyer.now))
  return onSale.length > 0 ? Math.max(...onSale) : wholeRounds(plate)
}

/** What a plate is worth to this buyer over the rounds that they get, fen: its struck price. */
export const worthFor = (plate: CataloguePlate, buyer: Buyer, catalogue: Catalogue): number =>
  worthOfPlate(plate, roundsFor(plate, buyer, catalogue)).worthFen

/** When the last of the member's cards that accept a plate ends. */
function ownCardEnd(
  plateId: string,
  cardEnds: ReadonlyMap<string, Date>,
  catalogue: Catalogue
): Date | undefined {
  const isCarrier = carries(plateId)
  return [...cardEnds]
    .flatMap(([cardId, ends]) => {
      const card = catalogue.cards.get(cardId)
      return card && isCarrier(card) ? [ends] : []
    })
    .sort((a, b) => b.getTime() - a.getTime())[0]
}

/** Whether a card may be bought here; one that the member already holds can be bought again (it renews). */
export function cardPurchase({ onSale, stock }: CatalogueCard, storefront: Storefront): Purchase {
  return purchaseOf({ kind: 'card', storefront, onSale, stock })
}

/** Whether goods of the market may be bought here. */
export function productPurchase({ onSale, stock }: ProductRow, { storefront }: Buyer): Purchase {
  return purchaseOf({ kind: 'product', storefront, onSale, stock })
}
