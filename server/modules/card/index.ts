/** The cards that members hold. */

/** Gives a card with its plates, inside the caller’s transaction. */
export { grantCard } from './grant'

/** Takes back what was bought and not used. */
export { cardStatus, endTerm, revokeCard } from './revoke'

/** Holds the card of an order, and what of it can be taken, until the transaction ends. */
export { lockTerm } from './revoke-repository'

/** What a member holds. */
export { heldCards, holdTryCard } from './held-repository'
