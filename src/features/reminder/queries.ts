import { reminderEndpoints } from '@contract/reminder/endpoints'
import { read } from '@/api/read'

/** What the member is told of outside of the app. */
export const remindersQuery = () => read(reminderEndpoints.getReminders, {})
