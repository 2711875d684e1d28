/** What the catalogue offers, in the shapes of the contract. */
import type { CardProduct, PlateOffer, PrivilegeBrief, Purchase } from '@contract/types'
import { wholeRounds } from '../../domain/plate-delivery'
import { worthOfPlate } from '../../domain/plate-worth'
import type { PrivilegeRow } from './catalogue-repository'
import type { CatalogueCard, CataloguePlate } from './catalogue-shape'

/** A privilege as a list shows it. */
export function privilegeBriefOf(row: PrivilegeRow): PrivilegeBrief {
  const { privilegeId, kind, name, subtitle, brandName, picture, faceFen, faceText } = row
  return { privilegeId, kind, name, subtitle, brandName, picture, faceFen, faceText }
}

/** A plate as offered: whether this caller may buy it, and how many rounds of it they get. */
export function plateOfferOf(plate: CataloguePlate, purchase: Purchase, rounds: number): PlateOffer {
  const { plateId, name, subtitle, picture, priceFen, period, quota, sold } = plate
  return {
    plateId,
    name,
    subtitle,
    picture,
    priceFen,
    listPriceFen: worthOfPlate(plate, rounds).worthFen,
    period,
    quota,
    rounds,
    wholeRounds: wholeRounds(plate),
    privilegeCount: plate.privileges.length,
    sold,
    purchase
  }
}

/**
 * A card as sold; its privileges are counted once each, across its included plates. `purchase` says whether the
 * caller may buy it here.
 */
export function cardProductOf(card: CatalogueCard, purchase: Purchase): CardProduct {
  const { cardId, name, level, tagline, face, priceFen, listPriceFen, validityDays, benefits, sold } = card
  const privileges = new Set(card.included.flatMap((plate) => plate.privilegeIds))
  return {
    cardId,
    name,
    level,
    tagline,
    face,
    priceFen,
    listPriceFen,
    validityDays,
    benefits,
    plateCount: card.included.length,
    privilegeCount: privileges.size,
    sold,
    purchase
  }
}
