import Taro from '@tarojs/taro'
import type { OtherMini, OtherMiniOutcome } from './other-mini-types'

/**
 * Opens another mini-program. WeChat accepts the call only while a tap is handled: call it first in the
 * handler, with nothing awaited before. WeChat prompts the user, who may refuse.
 */
export async function openOtherMini({ appId, path, envVersion }: OtherMini): Promise<OtherMiniOutcome> {
  try {
    await Taro.navigateToMiniProgram({ appId, path, ...(envVersion ? { envVersion } : {}) })
    return 'opened'
  } catch (error) {
    const message = (error as { errMsg?: string } | null)?.errMsg ?? ''
    return message.includes('cancel') ? 'cancelled' : 'unsupported'
  }
}
