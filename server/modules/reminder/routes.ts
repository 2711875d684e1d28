import { reminderEndpoints } from '@contract/reminder/endpoints'
import { reminderSchemas } from '@contract/reminder/schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { queueEnds } from './ends-repository'
import { isQuiet, sendReminders } from './send'
import { grantReminders, remindersOf, saveReminder } from './service'

const MINUTE_MS = 60_000

/** Messages to members outside of the app: what they want, and the jobs that send. */
export function reminderModule({ bind, db, log, gateways, settings, jobs }: Kit): void {
  bind(reminderEndpoints, reminderSchemas, {
    getReminders: (_input, { memberId }) => remindersOf(memberId, settings, db),
    saveReminder: (input, { memberId, now }) => saveReminder(memberId, input, settings, now, db),
    grantReminders: ({ templateIds }, { memberId, idempotencyKey, now }) =>
      grantReminders({ memberId, templateIds, requestKey: idempotencyKey, now }, settings, db)
  })

  jobs.every('send reminders', 10_000, (now) =>
    sendReminders({ db, log, wechat: gateways.wechat, sms: gateways.sms, templates: settings }, now)
  )
  // when they can be sent: what ends is looked up by day
  jobs.every('remind of ends', 30 * MINUTE_MS, async (now) => {
    if (!isQuiet(now)) await queueEnds(now, db)
  })
  jobs.every('forget reminders', 60 * MINUTE_MS, (now) => runSweeps('forget reminders', now, db))
}
