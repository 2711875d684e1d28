import Taro from '@tarojs/taro'
import type { Position } from './position-types'

/** WeChat shows its privacy notice first if the user has not agreed to it yet; older versions have none. */
function agreeToPrivacy(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (typeof Taro.requirePrivacyAuthorize !== 'function') resolve(null)
    else Taro.requirePrivacyAuthorize({ success: resolve, fail: reject })
  })
}

/** Asks WeChat where the device is. Rejects if the user refuses the privacy notice or the position. */
export async function requestPosition(): Promise<Position> {
  await agreeToPrivacy()
  const { longitude, latitude } = await Taro.getLocation({ type: 'gcj02' })
  return { longitude, latitude }
}
