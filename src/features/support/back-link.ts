import { readStored } from '@/platform/storage/stored-values'

/**
 * Whether a chat entry shows a link back: not if launch has set the flag F7IbDJpdSY to false (rule
 * show.chatBack).
 */
export const showsBackLink = (): boolean => readStored('F7IbDJpdSY') !== false
