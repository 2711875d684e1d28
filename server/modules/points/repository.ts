/** SQL of points: entries are added, never changed; concurrent writers of an account wait at its row. */
import type { EndOfDay } from '@contract/time'
import type { PointsEntry } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { lastGoodRound } from '../../db/operating-state'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OrderNo } from '../../domain/order-number'

/** The job that removes expired points. */
export const ENDING_JOB = 'end points'

const DAY_MS = 86_400_000

/** The owner of the points, and the channel. */
export interface Account {
  readonly memberId: string
  readonly channel: string
}

/** An entry to be added. */
export interface NewEntry extends Account {
  readonly kind: PointsEntry['kind']
  /** Negative for deductions. */
  readonly points: number
  /** One entry of a kind per source. */
  readonly source: string
  readonly orderNo: OrderNo | null
  readonly endsAt?: EndOfDay<Date>
  readonly at: Date
}

/** The balance of an account. */
export interface Balance {
  readonly balance: number
  readonly byDefault: boolean
  /** Expired points not yet removed from the balance. */
  readonly due: number
}

const open = statement(
  'points-open',
  'insert into points_accounts (member_id, channel_code) values ($1, $2) on conflict do nothing'
)

const lock = statement(
  'points-lock',
  'select 1 as held from points_accounts where member_id = $1 and channel_code = $2 for no key update'
)

/**
 * Changes the balance and writes the reason, or neither: spent points have to be available, and each source is
 * processed once.
 */
const add = statement<{ balance: number }>(
  'points-add',
  `with account as (
     update points_accounts set balance = balance + $4::int, last_seq = coalesce(last_seq, 0) + 1
     where member_id = $1 and channel_code = $2 and ($3::text <> 'spend' or balance + $4::int >= 0)
       and not exists (select 1 from points_entries e where e.source = $5 and e.kind = $3::text)
     returning balance, last_seq)
   insert into points_entries (member_id, channel_code, seq, kind, points, balance_before, balance_after, seq_before,
     source, order_no, ends_at, at)
   select $1, $2, last_seq, $3::text, $4::int, balance - $4::int, balance, nullif(last_seq - 1, 0), $5, $6, $7, $8
   from account returning balance_after as balance`
)

/**
 * SQL: what expired until $3 less what has been deducted since the beginning: the oldest are spent first, so the rest
 * of it has expired.
 */
const DUE = `greatest(0, coalesce(sum(e.points) filter (where e.ends_at <= $3), 0)
  + coalesce(sum(e.points) filter (where e.ends_at is null), 0))::int`

const standing = statement<Balance>(
  'points-standing',
  `select coalesce(max(a.balance), 0)::int as balance, coalesce(bool_or(a.by_default), false) as "byDefault", ${DUE} as due
   from points_accounts a left join points_entries e on e.member_id = a.member_id and e.channel_code = a.channel_code
   where a.member_id = $1 and a.channel_code = $2`
)

const account = statement<Omit<Balance, 'due'>>(
  'points-account',
  'select balance, by_default as "byDefault" from points_accounts where member_id = $1 and channel_code = $2'
)

const ended = statement(
  'points-ended-until',
  'update points_accounts set ended_until = $3 where member_id = $1 and channel_code = $2'
)

const ending = statement<Account>(
  'points-ending',
  `select distinct e.member_id as "memberId", e.channel_code as channel from points_entries e
   join points_accounts a on a.member_id = e.member_id and a.channel_code = e.channel_code
   where e.ends_at > $3 and e.ends_at <= $1
     and (a.ended_until is null or a.ended_until < e.ends_at) limit $2`
)

const ofOrder = statement<Account & { net: number; earned: number }>(
  'points-of-order',
  `select o.member_id as "memberId", o.channel_code as channel, sum(e.points)::int as net,
     (sum(e.points) filter (where e.kind = 'earn'))::int as earned
   from points_entries e join orders o on o.order_no = e.order_no
   where e.order_no = $1 and e.kind in ('earn', 'revoke') group by o.member_id, o.channel_code`
)

const NEWEST_FIRST = keyset({ by: 'seq', type: 'int', desc: true })

const page = statement<EntryRow & Positioned>(
  'points-page',
  `select seq, kind, points, balance_after as balance, order_no as "orderNo", at, ends_at as "endsAt",
     source like 'questionnaire:%' as "isThanks", ${NEWEST_FIRST.column}
   from points_entries where member_id = $1 and channel_code = $2 and ${NEWEST_FIRST.after('$4')}
   order by ${NEWEST_FIRST.order} limit $3`
)

const lots = statement<{ points: number; endsAt: EndOfDay<Date> | null }>(
  'points-lots',
  `select sum(points)::int as points, ends_at as "endsAt" from points_entries
   where member_id = $1 and channel_code = $2 group by ends_at`
)

const say = statement(
  'points-by-default',
  `insert into points_accounts (member_id, channel_code, by_default) values ($1, $2, $3)
   on conflict (member_id, channel_code) do update set by_default = excluded.by_default`
)

const accountsOf = statement<{ channel: string; byDefault: boolean }>(
  'points-accounts-of',
  'select channel_code as channel, by_default as "byDefault" from points_accounts where member_id = $1 order by channel_code'
)

const openAs = statement(
  'points-open-as',
  'insert into points_accounts (member_id, channel_code, by_default) values ($1, $2, $3) on conflict do nothing'
)

const last = statement<{ seq: number; kind: PointsEntry['kind'] }>(
  'points-last',
  `select seq, kind from points_entries where member_id = $1 and channel_code = $2 order by seq desc limit 1`
)

/** An entry as stored. */
export interface EntryRow {
  readonly seq: number
  readonly kind: PointsEntry['kind']
  readonly points: number
  readonly balance: number
  readonly orderNo: OrderNo | null
  readonly isThanks: boolean
  readonly at: Date
  readonly endsAt: EndOfDay<Date> | null
}

const keyOf = ({ memberId, channel }: Account) => [memberId, channel]

/** Opens an account if necessary, and locks it until the transaction ends. */
export async function holdAccount(account: Account, tx: Tx): Promise<void> {
  await open(keyOf(account), tx)
  await lock(keyOf(account), tx)
}

/**
 * Adds an entry to a locked account.
 * @returns whether it was added: false for a known source, and if too few are left
 */
export async function addEntry(entry: NewEntry, tx: Tx): Promise<boolean> {
  const { kind, points, source, orderNo, endsAt = null, at } = entry
  return (await add([...keyOf(entry), kind, points, source, orderNo, endsAt, at], tx)).length > 0
}

export async function balanceOf(account: Account, now: Date, db: Queryable): Promise<Balance> {
  const [row] = await standing([...keyOf(account), now], db)
  return row ?? { balance: 0, byDefault: false, due: 0 }
}

/** The balance as written: of what may have expired since, {@link sumsByEnd} tells. */
export async function writtenBalanceOf(owner: Account, db: Queryable): Promise<Omit<Balance, 'due'>> {
  const [row] = await account(keyOf(owner), db)
  return row ?? { balance: 0, byDefault: false }
}

export async function markEnded(account: Account, until: Date, tx: Tx): Promise<void> {
  await ended([...keyOf(account), until], tx)
}

/**
 * Until when no account has expired points in its balance, because the job has been through all of them: points that are added end
 * later than then. A day less than when it last ended well, as a round goes by the time at which it began; null before the first.
 */
export async function readEndedBefore(db: Queryable): Promise<Date | null> {
  const at = await lastGoodRound(ENDING_JOB, db)
  return at && new Date(at.getTime() - DAY_MS)
}

/** Accounts with points that expired after `from`, and may still be in the balance. */
export const listEnding = (from: Date, now: Date, limit: number, db: Queryable): Promise<Account[]> =>
  ending([now, limit, from], db)

/** What an order earned, how much of it remains, and its current owner; null if it earned nothing. */
export async function earnedByOrder(orderNo: OrderNo, db: Queryable) {
  const [row] = await ofOrder([orderNo], db)
  return row ?? null
}

/** A page of an account's entries, newest first. */
export async function listEntries(
  account: Account,
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<EntryRow>> {
  const rows = await page([...keyOf(account), limitOf(pageSize), NEWEST_FIRST.start(cursor)], db)
  return NEWEST_FIRST.page(rows, pageSize)
}

/** Earned points by their end; under null those spent and returned. */
export const sumsByEnd = (account: Account, db: Queryable) => lots(keyOf(account), db)

export async function setUsedByDefault(account: Account, byDefault: boolean, db: Queryable): Promise<void> {
  await say([...keyOf(account), byDefault], db)
}

/** The channels in which a member has points, and whether they are used there by default. */
export const listAccounts = (memberId: string, db: Queryable) => accountsOf([memberId], db)

/** Opens an account with the settings of another, unless it is open. */
export async function openAccount(account: Account, byDefault: boolean, tx: Tx): Promise<void> {
  await openAs([...keyOf(account), byDefault], tx)
}

/** The last entry of an account; null if it has none. */
export async function lastEntry(account: Account, db: Queryable) {
  return (await last(keyOf(account), db))[0] ?? null
}
