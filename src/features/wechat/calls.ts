import { wechatEndpoints } from '@contract/wechat/endpoints'
import { call } from '@/api/call'

/** The page behind the scene of a poster's code. @throws ApiError */
export const pageOfScene = (scene: string) => call(wechatEndpoints.getScene, { scene }, { background: true })
