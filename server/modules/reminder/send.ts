/** Sending what is in the outbox: in WeChat where the member has subscribed, else by SMS to those without the mini-program. */
import type { FastifyBaseLogger } from 'fastify'
import { cutText } from '@contract/cut-text'
import type { ReminderTemplate } from '../../config/reminder-templates'
import type { Queryable } from '../../db/client'
import { RemoteSilent } from '../../gateways/remote-json'
import type { SmsGateway } from '../../gateways/sms/sms-gateway'
import type { WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { minuteInChina } from '../../lib/china-time'
import {
  claimReminder,
  endReminder,
  postponeReminder,
  spendGrant,
  withdrawGrants,
  type SendingReminder
} from './outbox-repository'
import type { Templates } from './service'

export interface SendReminderDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly wechat: Pick<WechatGateway, 'appId' | 'sendMessage'>
  readonly sms: Pick<SmsGateway, 'sendReminder'>
  readonly templates: Templates
}

const AT_ONCE = 1000
/** Nobody is disturbed from 22:00 to 8:00. */
const QUIET_FROM = 22 * 60
const QUIET_UNTIL = 8 * 60
/** What could not be sent by then is no news any more. */
const STALE_MS = 2 * 86_400_000

export const isQuiet = (now: Date): boolean => {
  const minute = minuteInChina(now)
  return minute >= QUIET_FROM || minute < QUIET_UNTIL
}

/** Sends what is due, each at most once; nothing at night. */
export async function sendReminders(dependencies: SendReminderDependencies, now: Date): Promise<void> {
  if (isQuiet(now)) return
  const { db, log, wechat } = dependencies
  await eachDue(
    () => claimReminder(wechat.appId, now, db),
    AT_ONCE,
    async (reminder) => {
      try {
        return await send(dependencies, reminder, now)
      } catch (problem) {
        // It may have arrived: it is not sent again.
        log.warn({ err: problem, key: reminder.key }, 'a reminder may not have been sent')
        reportOutcome(log, 'reminder', 'unanswered', { kind: reminder.kind })
        return !(problem instanceof RemoteSilent)
      }
    },
    { keyOf: ({ memberId }) => memberId }
  )
}

/** @returns whether the others of this round may be sent */
async function send(
  { db, log, wechat, sms, templates }: SendReminderDependencies,
  reminder: SendingReminder,
  now: Date
): Promise<boolean> {
  const { key, memberId, kind, words, page, isUnwanted, openId, mobile, createdAt } = reminder
  const template = templates.reminderTemplates[kind]
  const smsTemplate = templates.reminderSms[kind]
  const isStale = now.getTime() - createdAt.getTime() > STALE_MS
  if (isUnwanted || isStale) {
    await endReminder(key, 'skipped', null, now, db)
    return true
  }
  if (openId !== null && template && (await spendGrant(memberId, template.id, db))) {
    const answer = await wechat.sendMessage({
      openId,
      page,
      templateId: template.id,
      data: fieldsOf(template, words)
    })
    if (answer === 'busy') {
      await postponeReminder(key, template.id, now, db)
      return false
    }
    if (answer === 'refused') await withdrawGrants(memberId, template.id, db)
    await endReminder(key, answer === 'invalid' ? 'failed' : answer, 'wechat', now, db)
    reportOutcome(log, 'reminder', answer, { kind })
    return true
  }
  if (openId === null && mobile !== null && smsTemplate !== undefined) {
    await sms.sendReminder(mobile, smsTemplate, [words.what, words.state])
    await endReminder(key, 'sent', 'sms', now, db)
    reportOutcome(log, 'reminder', 'sent', { kind })
    return true
  }
  await endReminder(key, 'skipped', null, now, db)
  return true
}

/** How long WeChat lets a field be, by the letters of its name. */
const LENGTHS: Readonly<Record<string, number>> = { thing: 20, phrase: 5, character_string: 32, number: 32 }
/** WeChat refuses a message with an empty field. */
const EMPTY = '-'

function fieldsOf({ fields }: ReminderTemplate, words: SendingReminder['words']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, word]) => {
      const characters = LENGTHS[field.replace(/\d+$/, '')] ?? 20
      return [field, cutText(words[word] ?? '', { characters }) || EMPTY]
    })
  )
}
