import { currentChannel } from '@/channels/current'

/** The brand name of the current channel: 糖糖会员. */
export const brandName = (): string => currentChannel().name
