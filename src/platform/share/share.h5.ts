import { isInMiniProgram, platform } from '../environment/kind'
import { postToMini } from '../wechat/mini-bridge'
import type { Shared } from './share-types'

/**
 * Sets what WeChat's own menu shares for the current page. In the mini-program's web view the mini-program is
 * notified and shares its own page. Anywhere else, or if WeChat's script does not load, nothing happens.
 */
export async function offerToShare(shared: Shared): Promise<void> {
  if (isInMiniProgram()) {
    postToMini({ share: shared })
    return
  }
  if (platform() !== 'wx') return
  const { offerByWechat } = await import(/* webpackChunkName: "wechat-sdk" */ './share-offer.h5')
  return offerByWechat(shared)
}
