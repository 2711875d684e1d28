import { withTransaction, type Queryable } from '../../db/client'
import { addEntry, type Account } from './ledger-repository'

/** Money that the operator paid to a member outside this product. */
export interface Payout extends Account {
  readonly amountFen: number
  /** The operator's reference: recorded once. */
  readonly mark: string
}

/**
 * Records a payout.
 * @returns false if that reference was recorded before, or not that much has settled: then nothing is written
 */
export function notePayout(
  db: Queryable,
  { memberId, channel, amountFen, mark }: Payout,
  now: Date
): Promise<boolean> {
  const source = `payout:${channel}:${memberId}:${mark}`
  const entry = { memberId, channel, orderNo: null, pendingFen: 0, settledFen: -amountFen, source, at: now }
  return withTransaction(db, (tx) => addEntry({ ...entry, kind: 'payout' }, tx))
}
