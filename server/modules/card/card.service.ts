/** The cards that members hold. */

/** Gives a card with its plates, inside the caller’s transaction. */
export { grantCard } from './grant'

/** What a member holds. */
export { heldCards } from './held-repository'
