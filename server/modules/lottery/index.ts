/** Lotteries, for handing out links into them. */

export { makeEntries } from './entry'
export { listRunning } from './lottery-repository'

/** For refunds of an order: the prizes that its tries won. */
export { prizePoints, prizeRefusal, revokePrizes, usedCoupons } from './give-back'
export { lockDraws, prizesAtStake, revokeUnclaimed, type PrizeAtStake } from './give-back-repository'

/** For the console. */
export { operatorLotteries, operatorLottery, operatorWinners } from './operator'
