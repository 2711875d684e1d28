/** Lotteries, for those who hand out links into them. */

export { makeEntries } from './entry'
export { listRunning } from './lottery-repository'

/** For whoever gives an order's money back: the prizes that its tries won. */
export { prizePoints, prizeRefusal, takePrizesBack, usedCoupons } from './give-back'
export { lockDraws, prizesAtStake, type PrizeAtStake } from './give-back-repository'
