/** Plates: what a member holds of them, and their rounds. */

/** Puts plates on a card, inside the caller’s transaction. */
export { CardEnded, grantIncludedPlates, grantPlate, moveIncludedPlates } from './grant'

/** Takes back what was bought and not used. */
export { revokePlate, unlessInUse, UNTOUCHED } from './revoke-repository'

/** The plates of a member. */
export { heldPlate, runningPlates, type HeldPlateRow } from './held-repository'
export { plateService, type PlateService } from './service'
export { inRunningTerm } from './term-sql'

/** When quotas start anew. Pure. */
export { termOf } from './held'

/** Bought rights of which a part is given back. */
export { endRest, lockRest, restOf, type RestPlate } from './rest-repository'
