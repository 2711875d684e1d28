/** Points: how they come and go with orders, what else gives them, and what they take off at a settlement. */

export { earnPoints, givePoints, givePointsBack, revokePoints, spendPoints } from './book'
export { hasPoints } from './rule'
export { offerPoints, pointsElsewhere, readPurse, type PointsOffer } from './read'

/** Points of two accounts of one member. */
export { joinPoints } from './join'
