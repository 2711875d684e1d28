import Taro from '@tarojs/taro'
import { withConsent } from '../wechat/with-consent'

export type Left = 'opened' | 'copied' | 'kept'

export const leavingText = '复制链接'

/** A mini-program cannot open a browser: the link is copied to the clipboard. Who refuses that has been told. */
export async function leaveFor(url: string): Promise<Left> {
  const copied = await withConsent(() => Taro.setClipboardData({ data: url }), '复制链接', '稍后再试')
  return copied ? 'copied' : 'kept'
}

/** WeChat shows the title of a web view itself. */
export const titleOfFrame = (_event: unknown): string => ''
