import Taro from '@tarojs/taro'
import { toast } from './feedback'

/** Copies text to the clipboard and confirms with a toast. In a file of its own: home copies nothing. */
export async function copyText(text: string): Promise<void> {
  try {
    await Taro.setClipboardData({ data: text })
    toast('已复制')
  } catch {
    toast('复制失败，请再试一次')
  }
}
