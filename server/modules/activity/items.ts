/** Goods of an activity as listed in the catalogue, whose price always applies. */
import type { ActivityItem } from '@contract/types'
import {
  type Buyer,
  cardPurchase,
  type Catalogue,
  isInChannel,
  platePurchase,
  productPurchase,
  worthFor
} from '../catalogue'
import type { ActivityRow } from './read-repository'

/** An item and its remaining stock; null = unlimited. */
export interface StockedItem {
  readonly item: ActivityItem
  readonly stock: number | null
}

type Named = ActivityRow['items'][number]

/** The activity's goods that the channel sells, in the activity's order. */
export function itemsOf(
  named: readonly Named[],
  catalogue: Catalogue,
  buyer: Buyer,
  channel: string
): StockedItem[] {
  return named.flatMap((one) => itemOf(one, catalogue, buyer, channel) ?? [])
}

function itemOf({ kind, itemId }: Named, catalogue: Catalogue, buyer: Buyer, channel: string) {
  const here = isInChannel(channel)
  switch (kind) {
    case 'card': {
      const card = catalogue.cards.get(itemId)
      if (!card || !here(card)) return undefined
      const { name, tagline, face } = card
      const picture = `/assets/catalogue/cards/${face}.webp`
      const purchase = cardPurchase(card, buyer.storefront)
      return stocked(card, { kind, itemId, name, subtitle: tagline, picture, purchase })
    }
    case 'plate': {
      const plate = catalogue.plates.get(itemId)
      if (!plate || !here(plate)) return undefined
      const { name, subtitle, picture } = plate
      const purchase = platePurchase(plate, buyer, catalogue)
      const listPriceFen = worthFor(plate, buyer, catalogue)
      return stocked({ ...plate, listPriceFen }, { kind, itemId, name, subtitle, picture, purchase })
    }
    case 'product': {
      const product = catalogue.offers(channel).products.find(({ productId }) => productId === itemId)
      if (!product) return undefined
      const { name, subtitle, picture } = product
      const purchase = productPurchase(product, buyer)
      return stocked(product, { kind, itemId, name, subtitle, picture, purchase })
    }
  }
}

function stocked(
  { priceFen, listPriceFen, stock }: { priceFen: number; listPriceFen: number; stock: number | null },
  item: Omit<ActivityItem, 'priceFen' | 'listPriceFen'>
): StockedItem {
  return { item: { ...item, priceFen, listPriceFen }, stock }
}
