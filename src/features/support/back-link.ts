import { readStored } from '@/platform/storage/stored-values'

/** Whether a chat entry shows the way back out: not where launch has set the flag F7IbDJpdSY false (rule show.chatBack). */
export const showsBackLink = (): boolean => readStored('F7IbDJpdSY') !== false
