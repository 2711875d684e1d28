import { currentChannel } from '@/channels/current'

/** What people call the channel that they came in by: 糖糖会员. */
export const brandName = (): string => currentChannel().name
