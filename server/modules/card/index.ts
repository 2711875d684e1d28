/** The cards that members hold. */

/** Gives a card with its plates, inside the caller’s transaction. */
export { grantCard } from './grant'

/** Makes a card last longer. */
export { giveCardDays } from './lengthen'

/** Takes back bought cards that are unused. */
export { cardStatus, endTerm, revokeCard } from './revoke'

/** Locks an order's card, and everything redeemable on it, until the transaction ends. */
export { lockTerm } from './revoke-repository'

/** Cards that a member holds. */
export { heldCards, holdTryCard } from './held-repository'

/** Batches of printed cards. */
export { makeCardBatch, voidCardBatch } from './batches'
export { cardBatch, cardBatches, cardBatchMembers, printableCards } from './batch-reads'
