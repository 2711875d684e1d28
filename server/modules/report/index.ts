/** What went wrong on clients. */

/** For staff. */
export { lastFaults } from './repository'
