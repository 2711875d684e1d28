import Taro from '@tarojs/taro'
import { withConsent } from '../wechat/with-consent'
import { toast } from './feedback'

/** Copies text to the clipboard and confirms with a toast. In a file of its own: home copies nothing. */
export async function copyText(text: string): Promise<void> {
  if (await withConsent(() => Taro.setClipboardData({ data: text }), '复制', '手动抄写')) toast('已复制')
}
