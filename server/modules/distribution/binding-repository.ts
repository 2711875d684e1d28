import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'

/** Who was referred by whom, in a channel. */
export interface NewBinding {
  readonly memberId: string
  readonly channel: string
  readonly referrerId: string
  readonly boundAt: Date
}

const lock = statement(
  'referral-lock',
  `select pg_advisory_xact_lock(hashtextextended('referral ' || $1, 0))`
)

const bound = statement<{ referrerId: string }>(
  'referral-bound',
  'select referrer_id as "referrerId" from referral_bindings where member_id = $1 and channel_code = $2'
)

/** `union`, not `union all`: so that a chain that accidentally forms a ring cannot loop for ever. */
const above = statement<{ found: boolean }>(
  'referral-above',
  `with recursive chain as (
     select $2::text as id
     union select b.referrer_id from referral_bindings b join chain c on b.member_id = c.id and b.channel_code = $3)
   select exists (select 1 from chain where id = $1) as found`
)

const insert = statement(
  'referral-bind',
  `insert into referral_bindings (member_id, channel_code, referrer_id, bound_at) values ($1, $2, $3, $4)
   on conflict do nothing`
)

/**
 * Serialises bindings in a channel: the absence of rings depends on several rows, and two concurrent bindings would
 * each see only half of it.
 */
export async function lockBindings(channel: string, tx: Tx): Promise<void> {
  await lock([channel], tx)
}

/** The referrer of a member in a channel; null if there is none. */
export async function boundTo(memberId: string, channel: string, tx: Tx): Promise<string | null> {
  const [row] = await bound([memberId, channel], tx)
  return row?.referrerId ?? null
}

/** Whether `memberId` is `referrerId` or above it in the chain: its referrer, that one's referrer, and so on. */
export async function isReferrerOrAncestor(
  memberId: string,
  referrerId: string,
  channel: string,
  tx: Tx
): Promise<boolean> {
  const [row] = await above([memberId, referrerId, channel], tx)
  return row?.found === true
}

/** Binds an unbound member; an existing binding stays unchanged. */
export async function insertBinding(
  { memberId, channel, referrerId, boundAt }: NewBinding,
  tx: Tx
): Promise<void> {
  await insert([memberId, channel, referrerId, boundAt], tx)
}
