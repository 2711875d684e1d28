/** The channels through which members arrive. */

/** A channel with its configuration. */
export { findChannel } from './repository'
