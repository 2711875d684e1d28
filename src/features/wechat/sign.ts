import { wechatEndpoints } from '@contract/wechat/endpoints'
import { call } from '@/api/call'
import type { SdkSign } from '@/platform/wechat/wechat-signer'

/**
 * Has the server sign a page URL for WeChat's SDK. Runs in the background: failures are not reported. @throws
 * ApiError
 */
export const signPage = (url: string): Promise<SdkSign> =>
  call(wechatEndpoints.getWechantJsSign, { url }, { quiet: true, background: true })
