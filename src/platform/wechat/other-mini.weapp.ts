import Taro from '@tarojs/taro'
import type { OtherMini, OtherMiniOutcome } from './other-mini-types'

/**
 * Opens another mini-program. WeChat takes the call only while a tap is handled: call it first thing in the handler,
 * with nothing awaited before, and asks the user, who may say no.
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
