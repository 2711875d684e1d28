import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { reduceCommission } from './book'
import { addEntry } from './ledger-repository'

interface Balance {
  readonly channel: string
  readonly pendingFen: number
  readonly settledFen: number
  readonly lastSeq: number
}

const balances = statement<Balance>(
  'commission-join-balances',
  `select channel_code as channel, pending_fen as "pendingFen", settled_fen as "settledFen", coalesce(last_seq, 0) as "lastSeq"
   from commission_accounts where member_id = $1 and (pending_fen <> 0 or settled_fen <> 0)
   order by channel_code for no key update`
)

const own = statement<{ orderNo: OrderNo }>(
  'commissions-of-own-orders',
  `select order_no as "orderNo" from commissions where referrer_id = $1 and member_id = $1 and amount_fen > 0 order by order_no`
)

/**
 * Moves an account's commissions to the account that it is merged into: by two entries, one leaving and one joining.
 * Its commissions have been reassigned before, so that later changes find the new account. What one of the merged
 * accounts earned from an order of the other is removed: nobody earns by their own orders.
 */
export async function joinCommissions(tx: Tx, loser: string, survivor: string, at: Date): Promise<void> {
  for (const { channel, pendingFen, settledFen, lastSeq } of await balances([loser], tx)) {
    const source = `join:${loser}:${channel}:${lastSeq}`
    const entry = { channel, kind: 'join', orderNo: null, at } as const
    const out = { memberId: loser, pendingFen: -pendingFen, settledFen: -settledFen, source: `${source}:out` }
    await addEntry({ ...entry, ...out }, tx)
    await addEntry({ ...entry, memberId: survivor, pendingFen, settledFen, source: `${source}:in` }, tx)
  }
  for (const { orderNo } of await own([survivor], tx))
    await reduceCommission(tx, orderNo, { lines: 'all', source: `own:${orderNo}`, at })
}
