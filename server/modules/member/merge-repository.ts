/** SQL of the merge itself; the rules for each table are in merge-rules.ts. */
import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import { MERGE_RULES } from './merge-rules'
import type { MergeRule, Pair } from './merge-rule'

const lock = statement<{ id: string; mobile: string | null }>(
  'merge-lock',
  `select id, mobile from members where id = any($1) and deleted_at is null order by id for no key update`
)

/**
 * Locks active members until the transaction ends, in the order of their ids: two merges of the same pair wait for
 * each other. Weaker than the lock of a deletion: concurrent deliveries reference the member by a foreign key, and
 * need not wait.
 * @returns each with the number; members that no longer exist are left out
 */
export async function lockMembers(
  ids: readonly string[],
  tx: Tx
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await lock([ids], tx)
  return new Map(rows.map(({ id, mobile }) => [id, mobile]))
}

const lockKept = statement(
  'merge-lock-kept',
  `select 1 as held from members where id = $1 and anonymised_at is null for no key update`
)

/**
 * The same for one account, including a closed one, whose deletion may be undone.
 * @returns false if nothing is left of it
 */
export async function lockAccount(memberId: string, tx: Tx): Promise<boolean> {
  return (await lockKept([memberId], tx)).length > 0
}

const lockTheirOrders = statement(
  'merge-lock-orders',
  `select 1 as held from orders where member_id = $1 order by order_no for no key update`
)

/**
 * Waits for concurrent changes to the member's orders, and locks all of them: later ones see the survivor's id on
 * them. Before the member's row is changed: from then on, anything that references it by a foreign key waits, and the
 * two would deadlock.
 */
export async function lockOrders(memberId: string, tx: Tx): Promise<void> {
  await lockTheirOrders([memberId], tx)
}

const end = statement(
  'merge-end',
  `update members set mobile = null, nickname = '已合并会员', avatar = null, gender = 'unknown', birthday = null,
     deleted_at = $3, anonymised_at = $3, merged_into = $2 where id = $1`
)

const take = statement(
  'merge-take',
  `update members s set
     nickname = case when s.mobile is null then l.nickname else s.nickname end,
     avatar = case when s.mobile is null then l.avatar else coalesce(s.avatar, l.avatar) end,
     gender = case when s.gender = 'unknown' then l.gender else s.gender end,
     birthday = coalesce(s.birthday, l.birthday),
     agreement_version = coalesce(s.agreement_version, l.agreement_version),
     created_at = least(s.created_at, l.created_at)
   from members l where s.id = $2 and l.id = $1`
)

const note = statement(
  'merge-note',
  `insert into member_merges (loser_id, survivor_id, request_key, merged_at, look_at) values ($1, $2, $3, $4, $4)`
)

/**
 * The loser becomes a nameless placeholder that points to the survivor, whose own profile stays, with gaps filled in.
 */
export async function endLoser({ loser, survivor, at }: Pair, requestKey: string, tx: Tx): Promise<void> {
  await take([loser, survivor], tx)
  await end([loser, survivor, at], tx)
  await note([loser, survivor, requestKey, at], tx)
}

const both = ({ loser, survivor }: Pair) => [loser, survivor]
const alone = ({ loser }: Pair) => [loser]

const carryOut = MERGE_RULES.map(({ table, column, sql: texts = [] }) =>
  texts.map((text, n) => {
    const run = statement(`merge-${table}-${column}-${n}`, text)
    // as many parameters as it uses: PostgreSQL rejects unused ones
    const values = text.includes('$2') ? both : alone
    return (pair: Pair, tx: Tx) => run(values(pair), tx)
  })
)

/** Executes the rules one after the other. Run again, they move what has been added meanwhile. */
export async function moveBelongings(pair: Pair, tx: Tx): Promise<void> {
  for (const [index, { before }] of MERGE_RULES.entries()) {
    await before?.(pair, tx)
    for (const step of carryOut[index] ?? []) await step(pair, tx)
  }
}

const finished = statement<{ loser: string }>(
  'merge-of-request',
  `select loser_id as loser from member_merges where survivor_id = $1 and request_key = $2`
)

/** Whether the call with this key has merged an account into the member's. */
export async function isMergeOf(survivor: string, requestKey: string, db: Queryable): Promise<boolean> {
  return (await finished([survivor, requestKey], db)).length > 0
}

const due = statement<{ loser: string; survivor: string }>(
  'merges-due',
  `select loser_id as loser, survivor_id as survivor from member_merges where look_at <= $1 order by look_at limit $2`
)

/** Merges at which it is time to look again, the longest due first. */
export const listDue = (now: Date, max: number, db: Queryable) => due([now, max], db)

const later = command(
  'merge-look-later',
  `update member_merges set look_at = case when $2 < merged_at + interval '1 day'
     then $2 + greatest($2 - merged_at, interval '1 minute') end where loser_id = $1`
)

/** Looks again when twice as much time has passed since the merge, and no more after a day: few calls take longer than a minute. */
export const lookLater = (loser: string, now: Date, tx: Tx) => later([loser, now], tx)

type ToldRule = MergeRule & Required<Pick<MergeRule, 'told'>>
const TOLD = MERGE_RULES.filter((rule): rule is ToldRule => rule.told !== undefined)

const counts = statement<{ counts: number[] }>(
  'merge-counts',
  `select array[${TOLD.map(({ told }) => `(${told.count})::int`).join(', ')}] as counts where $2::timestamptz is not null`
)

/** Something that a member has, and its quantity. */
export interface Belonging {
  readonly what: string
  readonly unit: string
  readonly count: number
}

/** What a member has that would be merged, omitting zero quantities. */
export async function countBelongings(memberId: string, now: Date, db: Queryable): Promise<Belonging[]> {
  const [row] = await counts([memberId, now], db)
  return TOLD.map(({ told: { what, unit } }, index) => ({
    what,
    unit,
    count: row?.counts[index] ?? 0
  })).filter(({ count }) => count !== 0)
}
