import { wechatEndpoints } from '@contract/wechat/endpoints'
import { call } from '@/api/call'
import type { SdkSign } from '@/platform/wechat/wechat-signer'

/** Has the server sign a page address for WeChat's SDK. Nobody waits for it: a failure says nothing. @throws ApiError */
export const signPage = (url: string): Promise<SdkSign> =>
  call(wechatEndpoints.getWechantJsSign, { url }, { quiet: true, background: true })
