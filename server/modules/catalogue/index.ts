/** What is sold: the catalogue in memory, and what a caller may buy from it. */

/** The single catalogue of this process. */
export { catalogueOf } from './catalogue-of'
export { CATALOGUE_AGE_MS, type CatalogueSource } from './catalogue'

/** Its shape. */
export {
  assemble,
  isInChannel,
  type Catalogue,
  type CatalogueCard,
  type CataloguePlate,
  type ChannelOffers
} from './catalogue-shape'
export { readCatalogueRows, type CityRow, type CouponRow, type PrivilegeRow } from './catalogue-repository'

/** The buyer, and what they may buy. */
export {
  buyerOf,
  cardPurchase,
  platePurchase,
  productPurchase,
  roundsFor,
  worthFor,
  type Buyer
} from './buyer'

/** Goods in the shapes of the contract. */
export { cardProductOf, plateOfferOf, privilegeBriefOf } from './offers'

/** Whether something can be taken now, and whether it is limited to some cities. */
export { isOpen } from './is-open'
export { isLocal } from './city-leads'

/** For staff: what is sold, and what they change of it at once. */
export { listEntries, readEntry, type ReadChanges } from './entries'
export { bannersForStaff, isBannerShown, setBannersIn } from './banners'
export { setPricesIn } from './hand-price'
export { changeStockIn } from './hand-stock'
export { setOnSaleIn } from './hand-sale'
export type { Hand } from './hand'

/** Rejects a catalogue with plates that no card carries: nobody could use them. */
export { expectCarriers, platesWithoutCarriers, shortAddons } from './carriers'
