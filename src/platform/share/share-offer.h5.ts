import type { Shared } from './share-types'
import picture from './share.png'
import { readySdk } from '../wechat/wechat-sdk-ready'
import type { WechatSdk } from '../wechat/wechat-sdk-types'

/** Shown beside the picture in the chat. */
const DESC = '会员卡、权益包，一站兑换'

/** Tells WeChat what to share; may be called whenever the page changes. */
function offer(sdk: WechatSdk, { title, path }: Shared): void {
  const { origin } = window.location
  const link = origin + path
  const imgUrl = new URL(picture, origin).href
  const friend = { title, desc: DESC, link, imgUrl }
  const moments = { title, link, imgUrl }
  if (sdk.updateAppMessageShareData) sdk.updateAppMessageShareData(friend)
  else sdk.onMenuShareAppMessage?.(friend)
  if (sdk.updateTimelineShareData) sdk.updateTimelineShareData(moments)
  else sdk.onMenuShareTimeline?.(moments)
}

/** Sets what WeChat's own menu shares for the current page. @throws if WeChat's SDK is unavailable */
export async function offerByWechat(shared: Shared): Promise<void> {
  const here = window.location.pathname
  const sdk = await readySdk()
  // the user has moved on meanwhile: the new page sets itself what it shares
  if (window.location.pathname === here) offer(sdk, shared)
}
