import { toast } from '@/platform/feedback/feedback'
import { shareAttributes, shareByHand } from '@/platform/share/share-by-hand'
import type { HandedOver, Shared } from '@/platform/share/share-facts'
import { isSinglePage } from '@/platform/wechat/single-page'
import { Button, type ButtonProps } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import shareShape from '@/ui/icon/icons/share.module.scss'
import { forFriend } from './use-share'

const WORDS: Readonly<Record<HandedOver, string>> = {
  shared: '',
  copied: '链接已复制，可粘贴给好友',
  menu: '请点击右上角“…”，发送给好友',
  failed: '暂时无法分享，请稍后重试'
}

export interface ShareButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'block'> {
  shared: Shared
}

/** Shares what the page says that it shares (`useShare`, `useShareOver`). Moments, which shows one page alone, has none. */
export function ShareButton({ shared, kind = 'quiet', size = 'small', block = false }: ShareButtonProps) {
  if (isSinglePage()) return null
  const press = async () => {
    const words = WORDS[await shareByHand(forFriend(shared))]
    if (words) toast(words)
  }
  return (
    <Button kind={kind} size={size} block={block} onPress={() => void press()} {...shareAttributes}>
      <Icon of={shareShape} size={16} />
      分享
    </Button>
  )
}
