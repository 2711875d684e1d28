import { z } from 'zod'
import type { EndpointSchema } from '../schema'
import type { reminderEndpoints } from './endpoints'
import { reminder, reminderKind, templateId } from './shapes'

const all = z.object({ reminders: z.array(reminder) })

export const reminderSchemas = {
  getReminders: { summary: 'What the member is told of outside of the app', input: z.object({}), data: all },
  saveReminder: {
    summary: 'Turn a kind of message on or off',
    input: z.object({ kind: reminderKind, on: z.boolean() }),
    data: all
  },
  grantReminders: {
    summary: 'WeChat has asked, and the member has subscribed to one message of each of these templates',
    input: z.object({ templateIds: z.array(templateId).min(1).max(3) }),
    data: all
  }
} as const satisfies Record<keyof typeof reminderEndpoints, EndpointSchema>
