/** Points: how orders earn and spend them, what else gives them, and their discount at a settlement. */

export { earnPoints, creditPoints, restorePoints, revokePoints, spendPoints } from './book'
/** What a refund takes back, and how much of it was spent. */
export { coverPoints, revokeGift, shortPoints } from './book'
export { holdAccount } from './repository'
export { hasPoints } from './rule'
export { offerPoints, pointsElsewhere, readPurse, type PointsOffer } from './read'

/** Points of two accounts of one member. */
export { joinPoints } from './join'
