import { RESULT } from '@contract/envelope/codes'
import { REMINDER_KINDS } from '@contract/reminder/shapes'
import type { Data, ReminderKind } from '@contract/types'
import { BusinessError } from '../../core/business-error'
import type { ReminderSmsTemplates, ReminderTemplates } from '../../config/reminder-templates'
import { withTransaction, type Queryable } from '../../db/client'
import { addGrant, grantsLeft, kindsOff, saveChoice } from './choice-repository'

/** The templates that are set up. */
export interface Templates {
  readonly reminderTemplates: ReminderTemplates
  readonly reminderSms: ReminderSmsTemplates
}

/** What a member is told of; kinds without any template are omitted. */
export async function remindersOf(
  memberId: string,
  { reminderTemplates, reminderSms }: Templates,
  db: Queryable
): Promise<Data<'getReminders'>> {
  const [off, left] = [await kindsOff(memberId, db), await grantsLeft(memberId, db)]
  const kinds = REMINDER_KINDS.filter((kind) => reminderTemplates[kind] ?? reminderSms[kind])
  return {
    reminders: kinds.map((kind) => {
      const templateId = reminderTemplates[kind]?.id ?? null
      return {
        kind,
        on: !off.has(kind),
        templateId,
        left: templateId === null ? 0 : (left.get(templateId) ?? 0)
      }
    })
  }
}

/** Turns a kind on or off; repeating it changes nothing. */
export async function saveReminder(
  memberId: string,
  { kind, on }: { readonly kind: ReminderKind; readonly on: boolean },
  templates: Templates,
  now: Date,
  db: Queryable
): Promise<Data<'saveReminder'>> {
  await saveChoice(memberId, kind, on, now, db)
  return remindersOf(memberId, templates, db)
}

/**
 * Stores that WeChat will deliver one message of each of these templates. Whoever subscribes to a kind wants it: it is on.
 * @throws BusinessError 400 for a template that is not ours (any longer)
 */
export async function grantReminders(
  {
    memberId,
    templateIds,
    requestKey,
    now
  }: { memberId: string; templateIds: readonly string[]; requestKey: string; now: Date },
  templates: Templates,
  db: Queryable
): Promise<Data<'grantReminders'>> {
  const granted = REMINDER_KINDS.filter((kind) => {
    const template = templates.reminderTemplates[kind]
    return template !== undefined && templateIds.includes(template.id)
  })
  if (granted.length === 0) throw new BusinessError(RESULT.badRequest, '消息模板已更新，请重新进入页面')
  await withTransaction(db, async (tx) => {
    for (const templateId of [...new Set(templateIds)].sort()) {
      if (granted.some((kind) => templates.reminderTemplates[kind]?.id === templateId))
        await addGrant({ memberId, templateId, requestKey, now }, tx)
    }
    for (const kind of granted) await saveChoice(memberId, kind, true, now, tx)
  })
  return remindersOf(memberId, templates, db)
}
