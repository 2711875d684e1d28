/** SQL of the outbox: queueing a message once, claiming and ending it. */
import type { ReminderKind } from '@contract/types'
import { backoff } from '../../db/backoff'
import type { Queryable } from '../../db/client'
import type { ReminderWords } from '../../db/schema/reminder'
import { command, statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A message to be queued; `words.what` is added from the order if it is about one. */
interface NewReminder {
  /** Names the event: `refunded:20261127…P01R01`. */
  readonly key: string
  readonly kind: ReminderKind
  readonly words: Omit<ReminderWords, 'what'> & Partial<Pick<ReminderWords, 'what'>>
  /** The page that it opens, with its query. */
  readonly page: string
  readonly to: { readonly memberId: string } | { readonly orderNo: OrderNo }
  readonly now: Date
}

const toMember = command(
  'queue-reminder',
  `insert into reminders (key, member_id, kind, words, page, due_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`
)

const toBuyer = command(
  'queue-reminder-of-order',
  `insert into reminders (key, member_id, kind, words, page, due_at, created_at)
   select $1, o.member_id, $3, jsonb_build_object('what', coalesce(
       (select l.name from order_lines l where l.order_no = o.order_no order by l.line_no limit 1), '')) || $4::jsonb,
     $5, $6, $6 from orders o where o.order_no = $2 on conflict do nothing`
)

/** Queues a message, once for its key; the caller's transaction decides whether the event has happened. */
export async function queueReminder(
  { key, kind, words, page, to, now }: NewReminder,
  db: Queryable
): Promise<void> {
  const rest = [kind, JSON.stringify(words), page, now]
  if ('memberId' in to) await toMember([key, to.memberId, ...rest], db)
  else await toBuyer([key, to.orderNo, ...rest], db)
}

/** A message on its way, and where it can be sent. */
export interface SendingReminder {
  readonly key: string
  readonly memberId: string
  readonly kind: ReminderKind
  readonly words: ReminderWords
  readonly page: string
  readonly createdAt: Date
  /** They do not want it, or their account is deleted. */
  readonly isUnwanted: boolean
  /** In the mini-program; null if they never used it. */
  readonly openId: string | null
  /** null if they have none. */
  readonly mobile: string | null
}

const claim = statement<SendingReminder>(
  'claim-reminder',
  `with due as (
     update reminders set state = 'sending', attempts = attempts + 1 where key in (
       select key from reminders where state = 'waiting' and due_at <= $1 order by due_at limit 1 for update skip locked)
     returning key, member_id, kind, words, page, created_at)
   select d.key, d.member_id as "memberId", d.kind, d.words, d.page, d.created_at as "createdAt",
     m.deleted_at is not null or exists (
       select 1 from reminders_off f where f.member_id = d.member_id and f.kind = d.kind) as "isUnwanted",
     (select w.open_id from wechat_identities w where w.member_id = d.member_id and w.app_id = $2
      order by w.created_at desc limit 1) as "openId",
     m.mobile
   from due d join members m on m.id = d.member_id`
)

/** Takes the message that has been due longest; from here on it is never sent again. */
export const claimReminder = (appId: string, now: Date, db: Queryable) => claim([now, appId], db)

const spend = command(
  'spend-reminder-grant',
  `update reminder_grants set "left" = "left" - 1 where member_id = $1 and template_id = $2 and "left" > 0`
)

/** Uses up one subscription to a template; false if none is left. */
export const spendGrant = async (memberId: string, templateId: string, db: Queryable): Promise<boolean> =>
  (await spend([memberId, templateId], db)) > 0

const withdraw = command(
  'withdraw-reminder-grants',
  `update reminder_grants set "left" = 0 where member_id = $1 and template_id = $2`
)

/** WeChat says that the member no longer wants messages of this template. */
export async function withdrawGrants(memberId: string, templateId: string, db: Queryable): Promise<void> {
  await withdraw([memberId, templateId], db)
}

const end = command(
  'end-reminder',
  `update reminders set state = $2, channel = $3, sent_at = case when $2 = 'sent' then $4::timestamptz end
   where key = $1 and state = 'sending'`
)

export async function endReminder(
  key: string,
  state: 'sent' | 'refused' | 'failed' | 'skipped',
  channel: 'wechat' | 'sms' | null,
  now: Date,
  db: Queryable
): Promise<void> {
  await end([key, state, channel, now], db)
}

const again = command(
  'postpone-reminder',
  `with back as (
     update reminder_grants set "left" = least("left" + 1, 100)
     where member_id = (select member_id from reminders where key = $1) and template_id = $3)
   update reminders set state = 'waiting', due_at = ${backoff('$2', 'attempts', '1 minute')}
   where key = $1 and state = 'sending'`
)

/** The channel is busy and has sent nothing: the subscription is given back, and the message is due again later. */
export async function postponeReminder(
  key: string,
  templateId: string,
  now: Date,
  db: Queryable
): Promise<void> {
  await again([key, now, templateId], db)
}
