/** Plates: those that a member holds, and their rounds. */

/** Adds plates to a card, inside the caller’s transaction. */
export { CardEnded, grantIncludedPlates, grantPlate, moveIncludedPlates } from './grant'

/** Lengthens the plates of a card. */
export { lengthenPlates, lockPlatesOfCard } from './lengthen-repository'

/** Takes back unused purchases. */
export { revokePlate, unlessInUse, UNTOUCHED } from './revoke-repository'

/** The plates of a member. */
export { heldPlate, runningPlates, type HeldPlateRow } from './held-repository'
export { plateService, type PlateService } from './service'
export { inRunningTerm } from './term-sql'

/** When quotas are renewed. Pure. */
export { termOf } from './held'

/** Partial refunds of bought rights. */
export { endRest, lockRest, restOf, type RestPlate } from './rest-repository'
