/** Visit statistics. */

/** A label as stored. Pure. */
export { plainLabel } from './model'
