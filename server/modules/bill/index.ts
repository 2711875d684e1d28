/** Bills of the payment channel. */

/** For staff: the bills, and where they differ from our books. */
export { listBillDays, listDifferences, settleDifference } from './difference-repository'
