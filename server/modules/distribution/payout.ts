import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { addEntry, hasAccount, recordedFen, type Account } from './ledger-repository'

/** Money that the operator paid to a member outside this product. */
export interface Payout extends Account {
  readonly amountFen: number
  /** The operator's reference: recorded once. */
  readonly mark: string
}

const sourceOf = ({ memberId, channel, mark }: Payout): string => `payout:${channel}:${memberId}:${mark}`

/**
 * Records a payout.
 * @returns false if that reference was recorded before, or not that much has settled: then nothing is written
 */
export const notePayout = (db: Queryable, payout: Payout, now: Date): Promise<boolean> =>
  withTransaction(db, (tx) => addPayout(tx, payout, now))

/** The same in a transaction of the caller's. @throws BusinessError 907 with what prevents it */
export async function notePayoutIn(tx: Tx, payout: Payout, now: Date): Promise<void> {
  if (!(await hasAccount(payout, tx))) throw refused('这位会员没有佣金')
  if (await addPayout(tx, payout, now)) return
  const beforeFen = await paidBefore(payout, tx)
  if (beforeFen === null) throw refused('金额超过待付佣金，请刷新后核对')
  if (beforeFen === payout.amountFen) throw refused('这个付款单号已登记过，没有重复登记')
  throw refused(
    `这个付款单号已登记 ${yuanOf(beforeFen)}，与本次的 ${yuanOf(payout.amountFen)} 不一致，没有登记`
  )
}

/** The amount recorded for this member, channel and reference before; null if there is none. */
async function paidBefore(payout: Payout, db: Queryable): Promise<number | null> {
  const fen = await recordedFen(sourceOf(payout), 'payout', db)
  return fen === null ? null : -fen
}

/** Whether this payout was recorded before, with its amount: by member, channel and reference. */
export const isPaid = async (payout: Payout, db: Queryable): Promise<boolean> =>
  (await paidBefore(payout, db)) === payout.amountFen

const yuanOf = (fen: number) => `¥${(fen / 100).toFixed(2)}`

const refused = (why: string) => new BusinessError(RESULT.orderState, why)

function addPayout(tx: Tx, payout: Payout, now: Date): Promise<boolean> {
  const { memberId, channel, amountFen } = payout
  const entry = { memberId, channel, orderNo: null, pendingFen: 0, settledFen: -amountFen, at: now }
  return addEntry({ ...entry, kind: 'payout', source: sourceOf(payout) }, tx)
}
