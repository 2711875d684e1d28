import { withTransaction, type Queryable } from '../../db/client'
import { addEntry, type Account } from './ledger-repository'

/** Money that the operator paid to a member outside of this product. */
export interface Payout extends Account {
  readonly amountFen: number
  /** What the operator knows it by: noted once. */
  readonly mark: string
}

/** Notes a payout. @returns false where that mark was noted before, or so much has not settled: then nothing is written */
export function notePayout(
  db: Queryable,
  { memberId, channel, amountFen, mark }: Payout,
  now: Date
): Promise<boolean> {
  const source = `payout:${channel}:${memberId}:${mark}`
  const entry = { memberId, channel, orderNo: null, pendingFen: 0, settledFen: -amountFen, source, at: now }
  return withTransaction(db, (tx) => addEntry({ ...entry, kind: 'payout' }, tx))
}
