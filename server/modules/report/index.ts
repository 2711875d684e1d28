/** What went wrong on clients, and how long they took. */

/** For staff. */
export { lastFaults } from './repository'
export { lastTimings } from './timings-repository'
