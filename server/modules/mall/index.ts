/** The mall's goods and their freight. */

/** Freight to a place. Pure; fen. */
export { freightOf, type Destination, type FreightTemplate } from './freight'
export { destinationOf } from './destination'
/** For codes of posters: a product on sale in a channel. */
export { findProduct } from './product-repository'
export { freightTemplatesOf } from './freight-repository'
