import { currentBase } from '@/channels/current'

/** Where WeChat's login begins for this channel; it takes `state` and `to`, the address of ours that it leads back to. */
export const wechatLoginAddress = (): string => `${currentBase()}/wechat/prod/authorize`
