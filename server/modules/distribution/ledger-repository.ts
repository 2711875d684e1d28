/** SQL of commission accounts: entries are added, never changed; concurrent writers of an account wait at its row. */
import type { CommissionEntry } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** The owner of the commissions, and the channel. */
export interface Account {
  readonly memberId: string
  readonly channel: string
}

/** An entry to be added: the changes to the pending and the settled amount. */
export interface NewEntry extends Account {
  readonly kind: CommissionEntry['kind']
  /** null for the operator's payouts and for merged accounts. */
  readonly orderNo: OrderNo | null
  readonly pendingFen: number
  readonly settledFen: number
  /** One entry of a kind per source. */
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

const exists = statement(
  'commission-account-exists',
  'select 1 as found from commission_accounts where member_id = $1 and channel_code = $2'
)

const recorded = statement<{ settledFen: number }>(
  'commission-source-recorded',
  'select settled_fen as "settledFen" from commission_entries where source = $1 and kind = $2'
)

/**
 * Changes the balances and writes the reason, or neither: each source is processed once, and no more is paid out than
 * has settled.
 */
const add = statement<{ seq: number }>(
  'commission-add',
  `with account as (
     update commission_accounts
     set pending_fen = pending_fen + $5::int, settled_fen = settled_fen + $6::int, last_seq = coalesce(last_seq, 0) + 1,
       payable_since = case when settled_fen + $6::int > 0 then coalesce(payable_since, $8) end
     where member_id = $1 and channel_code = $2 and ($3::text <> 'payout' or settled_fen + $6::int >= 0)
       and not exists (select 1 from commission_entries e where e.source = $7 and e.kind = $3::text)
     returning pending_fen, settled_fen, last_seq)
   insert into commission_entries (member_id, channel_code, seq, kind, order_no, pending_fen, settled_fen, pending_before,
     pending_after, settled_before, settled_after, seq_before, source, at)
   select $1, $2, last_seq, $3::text, $4, $5::int, $6::int, pending_fen - $5::int, pending_fen, settled_fen - $6::int, settled_fen,
     nullif(last_seq - 1, 0), $7, $8 from account returning seq`
)

/**
 * Adds an entry, opening the account with the first one.
 * @returns false for a source already processed, and if not that much has settled
 */
export async function addEntry(entry: NewEntry, tx: Tx): Promise<boolean> {
  const { memberId, channel, kind, orderNo, pendingFen, settledFen, source, at } = entry
  await open([memberId, channel], tx)
  // locked first: the following read sees what a previous holder wrote
  await lock([memberId, channel], tx)
  const rows = await add([memberId, channel, kind, orderNo, pendingFen, settledFen, source, at], tx)
  return rows.length > 0
}

/** Whether a member has ever earned in a channel. */
export const hasAccount = async ({ memberId, channel }: Account, db: Queryable): Promise<boolean> =>
  (await exists([memberId, channel], db)).length > 0

/** What an entry of this kind and source changed what has settled by, fen; null if there is none. */
export const recordedFen = async (
  source: string,
  kind: NewEntry['kind'],
  db: Queryable
): Promise<number | null> => (await recorded([source, kind], db))[0]?.settledFen ?? null
