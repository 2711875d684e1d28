/**
 * What waits for jobs, other systems or people: one table of all queues, each found by a partial index. Every job is named here with
 * its queue, in `SWEEPS` with what it deletes or moves on, or below with the reason why nothing can wait for it (a test holds it).
 */
import { ACCOUNT_UNDO_DAYS } from '../domain/terms'
import { isLastTry } from './backoff'

/** What waits in a table. */
export interface Queue {
  /** The job that works it off; none where people do. */
  readonly job?: string
  /** SQL: the table, or several. */
  readonly from: string
  /** SQL: the items that are meant, at the moment $1. */
  readonly where: string
  /** SQL: since when an item waits, or is to be tried next. */
  readonly since: string
  /** SQL: what its index is sorted by, if not by that. */
  readonly by?: string
}

/** What waits for an answer of the carrier's partner, which is asked twice an hour at most. */
const LAST_ASKED = 'coalesce(asked_at, sent_at)'
/** An account is deleted in the night after its days of grace. */
const CLOSED_UNTIL = `deleted_at + interval '${ACCOUNT_UNDO_DAYS + 1} days'`

/** All queues, by name. */
export const QUEUES = {
  'paid orders': {
    job: 'fulfil paid orders',
    from: 'orders',
    where: `state = 'paid' and kind <> 'partner'`,
    // not when it is tried next: the buyer waits since then
    since: 'paid_at'
  },
  'orders to close': {
    job: 'close overdue orders',
    from: 'orders',
    where: `state = 'unpaid' and expires_at <= $1`,
    since: 'expires_at'
  },
  'open refunds': {
    job: 'carry out refunds',
    from: 'refunds',
    where: `state = 'processing'`,
    since: 'next_try_at'
  },
  'partner orders': {
    job: 'confirm partner orders',
    from: 'orders o join partner_orders p on p.order_no = o.order_no',
    where: `o.state = 'paid' and o.kind = 'partner' and p.state = 'waiting'`,
    since: 'p.next_try_at'
  },
  'refunds to partners': {
    job: 'confirm partner orders',
    from: 'partner_orders',
    where: `state = 'refused'`,
    since: 'next_try_at'
  },
  recharges: {
    job: 'go on with recharges',
    from: 'receive_records',
    where: `state = 'processing'`,
    since: 'received_at'
  },
  shipments: {
    job: 'ship goods',
    from: 'shipments',
    where: `state in ('booked','packing')`,
    since: 'next_try_at'
  },
  'goods of privileges': {
    job: 'send goods of privileges',
    from: 'receive_parcels',
    where: `state = 'claimed'`,
    since: 'next_try_at'
  },
  prizes: {
    job: 'send prizes',
    from: 'lottery_draws',
    where: `prize_kind = 'goods' and state = 'claimed'`,
    since: 'next_try_at'
  },
  'payments to ask about': {
    job: 'watch open payments',
    from: 'payments',
    where: `state = 'created'`,
    since: 'coalesce(next_ask_at, created_at)'
  },
  'parcels to watch': {
    job: 'follow parcels',
    from: 'parcels',
    where: `watch = 'none' and signed_at is null`,
    since: 'watch_at'
  },
  'parcels to ask about': {
    job: 'follow parcels',
    from: 'parcels',
    where: `signed_at is null and watch in ('abort','shutdown') and not ${isLastTry('$1', 'sent_at')}
      and ${LAST_ASKED} between $1::timestamptz - interval '30 days' and $1::timestamptz - interval '30 minutes'`,
    since: `${LAST_ASKED} + interval '30 minutes'`
  },
  'shipping reports': {
    job: 'upload shipping',
    from: 'shipping_reports',
    where: 'due_at is not null',
    since: 'due_at'
  },
  'cancellations at the warehouse': {
    job: 'ask the warehouse',
    from: 'after_sales',
    where: `state = 'applied' and kind = 'cancel'`,
    since: 'coalesce(next_ask_at, moved_at)'
  },
  memberships: {
    job: 'tell YueTu of memberships',
    from: 'lounge_passes',
    where: 'told_state is distinct from state',
    // when one that was told has changed is stored nowhere
    since: `coalesce(next_tell_at, case when told_state is null then least(starts_at, $1) else $1 end)`,
    by: `coalesce(next_tell_at, '-infinity'), pass_no`
  },
  reminders: {
    job: 'send reminders',
    from: 'reminders',
    where: `state = 'waiting' and due_at <= $1`,
    since: 'due_at'
  },
  commissions: {
    job: 'settle commissions',
    from: 'commissions',
    where: `state = 'pending' and check_at <= $1`,
    since: 'check_at'
  },
  bills: {
    job: 'compare bills',
    from: 'bill_days',
    where: `state = 'waiting'`,
    since: 'next_try_at'
  },
  'unused pictures': {
    job: 'sweep uploads',
    from: 'uploads',
    where: 'removed_at is null and check_at <= $1',
    since: 'check_at'
  },
  'removed pictures': {
    job: 'sweep uploads',
    from: 'uploads',
    where: 'removed_at is not null',
    since: 'removed_at',
    by: 'check_at'
  },
  'closed accounts': {
    job: 'delete closed accounts',
    from: 'members',
    where: `deleted_at is not null and anonymised_at is null and ${CLOSED_UNTIL} <= $1`,
    since: CLOSED_UNTIL
  },
  'merged accounts': {
    job: 'join what came late',
    from: 'member_merges',
    where: 'look_at is not null',
    since: 'look_at'
  },
  'after-sale requests': {
    from: 'after_sales',
    where: `state in ('applied','approved','returning','received')`,
    since: 'moved_at'
  },
  feedback: { from: 'feedbacks', where: 'answer is null', since: 'created_at' }
} satisfies Record<string, Queue>

/** The names of all queues. */
export const QUEUE_NAMES: readonly string[] = Object.keys(QUEUES)

/** Jobs for which nothing waits, or whose lateness is told otherwise than by a queue or a sweep. */
export const NO_BACKLOG: Readonly<Record<string, string>> = {
  'keep partitions': 'metrics of its own: days ahead, stray rows, how late the oldest are',
  'seal receivers': 'none but what a release before this one wrote: all of it once, after an upgrade',
  'hash receivers': 'as above',
  'check ledger':
    'looks at the orders of hours; what a round left out is made up for by the next (server/modules/ledger/pieces.ts)',
  'remind of ends': 'looks at what ends within days; what a round left out is found by the next',
  'end points': 'begins where the last good round did, so its lateness is that of the job',
  'close forgotten returns': 'each is in the queue of after-sale requests, by when it moved last',
  'report late after-sale': 'tells of that queue',
  'sum up what the mall sold': 'computes all sums anew',
  'fill ticket days': 'looks at a calendar: a row per day and kind of ticket',
  'forget ticket days': 'as above'
}
