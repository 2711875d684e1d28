/** Which cards carry a plate: it comes with them, or can be bought onto them. A plate is of no use without one. */
import { termFrom } from '../../domain/card-term'
import { deliveryOf, isWorthSelling, wholeRounds, type PlateLength } from '../../domain/plate-delivery'
import type { CardRow } from './catalogue-repository'
import { isInChannel, type Catalogue, type CatalogueCard } from './catalogue-shape'

export const carries =
  (plateId: string) =>
  ({ plates }: Pick<CardRow, 'plates'>): boolean =>
    plates.some((place) => place.plateId === plateId)

/** Rounds of a plate that a card delivers that is got now. */
export const roundsOnNew = (plate: PlateLength, card: Pick<CardRow, 'validityDays'>, now: Date): number =>
  deliveryOf(plate, now, termFrom(now, card.validityDays).endsAt).rounds

/** Cards that can be bought in a channel, and carry the plate for long enough to be sold it; the cheapest first. */
export const carriersOf = (
  plate: PlateLength & { readonly plateId: string },
  catalogue: Catalogue,
  { channel, now }: { readonly channel: string; readonly now: Date }
): CatalogueCard[] =>
  catalogue
    .offers(channel)
    .cards.filter(carries(plate.plateId))
    .filter(({ stock }) => stock === null || stock > 0)
    .filter((card) => isWorthSelling(plate, { rounds: roundsOnNew(plate, card, now) }))
    .sort((a, b) => a.priceFen - b.priceFen)

/** A plate on sale, and the channels in which no card on sale carries it. */
export interface LostPlate {
  readonly plateId: string
  readonly name: string
  readonly channels: readonly string[]
}

/** Plates on sale that nobody could use, in the channels that sell them. */
export function platesWithoutCarriers(catalogue: Catalogue, channels: readonly string[]): LostPlate[] {
  return [...catalogue.plates.values()]
    .filter(({ onSale }) => onSale)
    .flatMap((plate) => {
      const where = channels
        .filter((channel) => isInChannel(channel)(plate))
        .filter((channel) => !catalogue.offers(channel).cards.some(carries(plate.plateId)))
      return where.length > 0 ? [{ plateId: plate.plateId, name: plate.name, channels: where }] : []
    })
}

/**
 * That every plate on sale is carried by a card on sale, in each channel that sells it.
 * @throws Error naming each plate that is not, and where
 */
export function expectCarriers(catalogue: Catalogue, channels: readonly string[]): void {
  const lost = platesWithoutCarriers(catalogue, channels).map(
    (plate) => `${plate.name} (${plate.plateId}): ${plate.channels.join(', ')}`
  )
  if (lost.length === 0) return
  throw new Error(
    `Plates are on sale that no card on sale carries. Link a card, or take them from the channel:\n${lost.join('\n')}`
  )
}

/** A plate that is offered onto a card which, bought now, would not deliver half of it. */
export interface ShortAddon {
  readonly cardId: string
  readonly plateId: string
  readonly rounds: number
  readonly wholeRounds: number
}

/** Add-ons that could be sold onto a card after several renewals at best. */
export const shortAddons = (catalogue: Catalogue, now: Date): ShortAddon[] =>
  [...catalogue.cards.values()].flatMap((card) =>
    card.addons.flatMap((plate) => {
      const rounds = roundsOnNew(plate, card, now)
      if (isWorthSelling(plate, { rounds })) return []
      return [{ cardId: card.cardId, plateId: plate.plateId, rounds, wholeRounds: wholeRounds(plate) }]
    })
  )
