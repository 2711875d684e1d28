/** Which cards carry a plate: it is included with them, or can be added to them. A plate without a card is of no use. */
import { CHINA_OFFSET_MS, DAY_MS } from '@contract/time'
import { termFrom } from '../../domain/card-term'
import { deliveryOf, isWorthSelling, wholeRounds, type PlateLength } from '../../domain/plate-delivery'
import type { CardRow } from './catalogue-repository'
import { isInChannel, type Catalogue, type CatalogueCard } from './catalogue-shape'

export const carries =
  (plateId: string) =>
  ({ plates }: Pick<CardRow, 'plates'>): boolean =>
    plates.some((place) => place.plateId === plateId)

/** The answers of one day in China, by the lengths of plate and card. */
const ofDay = { day: NaN, rounds: new Map<string, number>() }

/**
 * Rounds of a plate delivered by a card acquired now: the same at every moment of a day but its first, when a term ends a day earlier.
 * Home asks for each plate on each card, and the calendar takes a tenth of a millisecond, so each is computed once a day.
 */
export function roundsOnNew(
  { period, rounds }: PlateLength,
  { validityDays }: Pick<CardRow, 'validityDays'>,
  now: Date
): number {
  const compute = () => deliveryOf({ period, rounds }, now, termFrom(now, validityDays).endsAt).rounds
  const day = (now.getTime() + CHINA_OFFSET_MS) / DAY_MS
  if (Number.isInteger(day)) return compute()
  if (Math.floor(day) !== ofDay.day) Object.assign(ofDay, { day: Math.floor(day), rounds: new Map() })
  const key = `${period} ${rounds} ${validityDays}`
  const delivered = ofDay.rounds.get(key) ?? compute()
  ofDay.rounds.set(key, delivered)
  return delivered
}

/** Cards on sale in a channel that carry the plate for long enough for it to be sold; cheapest first. */
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
 * Checks that every plate on sale is carried by a card on sale, in each channel that sells it.
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

/** A plate offered as an add-on to a card which, bought now, would not deliver half of it. */
export interface ShortAddon {
  readonly cardId: string
  readonly plateId: string
  readonly rounds: number
  readonly wholeRounds: number
}

/** Add-ons that would be fully delivered only after several renewals of the card, if at all. */
export const shortAddons = (catalogue: Catalogue, now: Date): ShortAddon[] =>
  [...catalogue.cards.values()].flatMap((card) =>
    card.addons.flatMap((plate) => {
      const rounds = roundsOnNew(plate, card, now)
      if (isWorthSelling(plate, { rounds })) return []
      return [{ cardId: card.cardId, plateId: plate.plateId, rounds, wholeRounds: wholeRounds(plate) }]
    })
  )
