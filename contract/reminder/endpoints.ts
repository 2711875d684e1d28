import type { Endpoint } from '../endpoint'

/** Messages to members outside of the app. Calls of our own. */
export const reminderEndpoints = {
  getReminders: {
    method: 'POST',
    path: 'reminder/getReminders',
    access: 'member',
    extension: true,
    providesTags: ['reminder']
  },
  saveReminder: {
    method: 'POST',
    path: 'reminder/saveReminder',
    access: 'member',
    extension: true,
    invalidatesTags: ['reminder']
  },
  grantReminders: {
    method: 'POST',
    path: 'reminder/grantReminders',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['reminder']
  }
} as const satisfies Record<string, Endpoint>
