import type { Shared } from './share-types'
import picture from './share.png'
import { readySdk } from '../wechat/wechat-sdk-ready'
import type { WechatSdk } from '../wechat/wechat-sdk-types'

/** Stands beside the picture, in the chat. */
const DESC = '会员卡、权益包，一站兑换'

/** Tells WeChat what a friend gets; it may be called as often as the page changes. */
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

/** Sets what WeChat's own menu shares of the page that is shown. @throws where WeChat's SDK cannot be had */
export async function offerByWechat(shared: Shared): Promise<void> {
  const here = window.location.pathname
  const sdk = await readySdk()
  // the user has gone on meanwhile: that page says itself what it shares
  if (window.location.pathname === here) offer(sdk, shared)
}
