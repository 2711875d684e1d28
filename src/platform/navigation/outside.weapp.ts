import Taro from '@tarojs/taro'

export type Left = 'opened' | 'copied' | 'failed'

export const leavingText = '复制链接'

/** A mini-program cannot open a browser: the link is copied to the clipboard. */
export async function leaveFor(url: string): Promise<Left> {
  try {
    await Taro.setClipboardData({ data: url })
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** WeChat shows the title of a web view itself. */
export const titleOfFrame = (_event: unknown): string => ''
