import type { WechatSdk } from './wechat-sdk-types'

/** The mini-program has WeChat's own calls and needs no script. */
export const wechatSdk = (): Promise<WechatSdk> => Promise.reject(new Error('wxObj is null'))
