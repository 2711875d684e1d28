/** Lotteries, for those who hand out links into them. */

export { makeEntries } from './entry'
export { listRunning } from './lottery-repository'
