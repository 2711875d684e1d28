/** The channels that members come through. */

/** A channel with its configuration. */
export { findChannel } from './repository'
