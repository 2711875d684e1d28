/** The cards that members hold. */

/** Gives a card with its plates, inside the caller’s transaction. */
export { grantCard } from './grant'

/** Takes back what was bought and not used. */
export { cardStanding, endTerm, lockTerm, revokeCard } from './revoke'

/** What a member holds. */
export { heldCards, holdTryCard } from './held-repository'
