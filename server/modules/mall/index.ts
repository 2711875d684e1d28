/** The mall's goods and their freight. */

/** Freight to a place. Pure; fen. */
export { freightOf, type Destination, type FreightTemplate } from './freight'
export { destinationOf } from './destination'
export { freightTemplatesOf } from './freight-repository'
