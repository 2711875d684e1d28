/** The mall's goods, and what sending them costs. */

/** What sending goods to a place costs. Pure; fen. */
export { freightOf, type Destination, type FreightTemplate } from './freight'
export { destinationOf } from './destination'
export { freightTemplatesOf } from './freight-repository'
