/** SQL of what members want to be told. */
import type { ReminderKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'

const off = statement<{ kind: ReminderKind }>(
  'reminders-off',
  'select kind from reminders_off where member_id = $1'
)
const turnOff = command(
  'turn-reminder-off',
  'insert into reminders_off (member_id, kind, at) values ($1, $2, $3) on conflict do nothing'
)
const turnOn = command('turn-reminder-on', 'delete from reminders_off where member_id = $1 and kind = $2')

const grants = statement<{ templateId: string; left: number }>(
  'reminder-grants',
  'select template_id as "templateId", "left" from reminder_grants where member_id = $1'
)
const grant = command(
  'grant-reminder',
  `insert into reminder_grants (member_id, template_id, "left", request_key, at) values ($1, $2, 1, $3, $4)
   on conflict (member_id, template_id) do update set "left" = least(reminder_grants."left" + 1, 100),
     request_key = excluded.request_key, at = excluded.at
   where reminder_grants.request_key <> excluded.request_key`
)

/** Kinds that a member has turned off. */
export async function kindsOff(memberId: string, db: Queryable): Promise<Set<ReminderKind>> {
  return new Set((await off([memberId], db)).map(({ kind }) => kind))
}

export async function saveChoice(
  memberId: string,
  kind: ReminderKind,
  on: boolean,
  now: Date,
  db: Queryable
): Promise<void> {
  await (on ? turnOn([memberId, kind], db) : turnOff([memberId, kind, now], db))
}

/** Messages that WeChat will still deliver to a member, by template. */
export async function grantsLeft(memberId: string, db: Queryable): Promise<Map<string, number>> {
  return new Map((await grants([memberId], db)).map(({ templateId, left }) => [templateId, left]))
}

/** Adds a subscription to one message of a template; once for the call that reports it. */
export async function addGrant(
  {
    memberId,
    templateId,
    requestKey,
    now
  }: { memberId: string; templateId: string; requestKey: string; now: Date },
  db: Queryable
): Promise<void> {
  await grant([memberId, templateId, requestKey, now], db)
}
