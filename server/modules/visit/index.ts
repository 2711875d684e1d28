/** Visits that are counted. */

/** A label as it is kept. Pure. */
export { plainLabel } from './model'
