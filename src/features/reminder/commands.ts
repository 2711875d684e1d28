import { reminderEndpoints } from '@contract/reminder/endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { askToSubscribe } from '@/platform/wechat/subscribe'
import type { Reminder } from './model'

/** Turns a kind of message on or off. @throws ApiError */
export async function saveReminder({ kind }: Reminder, on: boolean): Promise<void> {
  try {
    await call(reminderEndpoints.saveReminder, { kind, on })
  } finally {
    await invalidate(reminderEndpoints.saveReminder)
  }
}

const granting: Write<{ templateIds: string[] }, Data<'grantReminders'>> = {
  name: ({ templateIds }) => `reminders|${templateIds.join('|')}`,
  call: ({ templateIds }) => keyed(reminderEndpoints.grantReminders, { templateIds })
}

/**
 * Gives a function that has WeChat ask for one message of each of these, and tells the server; to be called right in the handler of a
 * tap. It gives false if the user accepts none, and throws ApiError.
 */
export function useSubscribe() {
  const { submitNow } = useWrite(granting)
  return async (reminders: readonly Reminder[]): Promise<boolean> => {
    const templateIds = await askToSubscribe(reminders.flatMap(({ templateId }) => templateId ?? []))
    if (templateIds.length === 0) return false
    await submitNow({ templateIds })
    return true
  }
}
