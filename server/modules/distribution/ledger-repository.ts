/** SQL of commission accounts: entries are added, never changed; the account's row is what writers of one account wait at. */
import type { CommissionEntry } from '@contract/types'
import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** Whose commissions, and where. */
export interface Account {
  readonly memberId: string
  readonly channel: string
}

/** An entry to be added: by how much what is pending and what is settled change. */
export interface NewEntry extends Account {
  readonly kind: CommissionEntry['kind']
  /** null of what the operator paid, and of accounts that were joined. */
  readonly orderNo: OrderNo | null
  readonly pendingFen: number
  readonly settledFen: number
  /** One entry of a kind for a source. */
  readonly source: string
  readonly at: Date
}

const open = statement(
  'commission-open',
  'insert into commission_accounts (member_id, channel_code) values ($1, $2) on conflict do nothing'
)

const lock = statement(
  'commission-lock-account',
  'select 1 as held from commission_accounts where member_id = $1 and channel_code = $2 for no key update'
)

/** Moves the balances and writes why, or neither: a source is answered once, and no more is paid out than has settled. */
const add = statement<{ seq: number }>(
  'commission-add',
  `with account as (
     update commission_accounts
     set pending_fen = pending_fen + $5::int, settled_fen = settled_fen + $6::int, last_seq = coalesce(last_seq, 0) + 1
     where member_id = $1 and channel_code = $2 and ($3::text <> 'payout' or settled_fen + $6::int >= 0)
       and not exists (select 1 from commission_entries e where e.source = $7 and e.kind = $3::text)
     returning pending_fen, settled_fen, last_seq)
   insert into commission_entries (member_id, channel_code, seq, kind, order_no, pending_fen, settled_fen, pending_before,
     pending_after, settled_before, settled_after, seq_before, source, at)
   select $1, $2, last_seq, $3::text, $4, $5::int, $6::int, pending_fen - $5::int, pending_fen, settled_fen - $6::int, settled_fen,
     nullif(last_seq - 1, 0), $7, $8 from account returning seq`
)

/** Adds an entry, opening the account at the first. @returns false for a source that was answered, and where so much has not settled */
export async function addEntry(entry: NewEntry, tx: Tx): Promise<boolean> {
  const { memberId, channel, kind, orderNo, pendingFen, settledFen, source, at } = entry
  await open([memberId, channel], tx)
  // held first: what is then looked at is what whoever was before has written
  await lock([memberId, channel], tx)
  const rows = await add([memberId, channel, kind, orderNo, pendingFen, settledFen, source, at], tx)
  return rows.length > 0
}
