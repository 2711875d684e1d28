import { wechatEndpoints } from '@contract/wechat/endpoints'
import { call } from '@/api/call'

const BACKGROUND = { background: true } as const

/** The page behind the scene of a poster's code. @throws ApiError */
export const pageOfScene = (scene: string) => call(wechatEndpoints.getScene, { scene }, BACKGROUND)

/** The key with which WeChat reads ahead for the member who is logged in. @throws ApiError */
export const prefetchKey = () => call(wechatEndpoints.getPrefetchKey, {}, BACKGROUND)
