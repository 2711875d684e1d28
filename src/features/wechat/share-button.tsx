import { toast } from '@/platform/feedback/feedback'
import { shareAttributes, shareByHand } from '@/platform/share/share-by-hand'
import type { HandedOver, Shared } from '@/platform/share/share-types'
import { isSinglePage } from '@/platform/wechat/single-page'
import { Button, type ButtonProps } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import shareShape from '@/ui/icon/icons/share.module.scss'
import { forFriend } from './use-share'

const TEXT: Readonly<Record<HandedOver, string>> = {
  shared: '',
  copied: '链接已复制，可粘贴给好友',
  menu: '请点击右上角“…”，发送给好友',
  failed: '暂时无法分享，请稍后重试'
}

export interface ShareButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'block'> {
  shared: Shared
  /** Replaces the share icon; the text 分享 if omitted. */
  text?: string
  /** The share dialog was completed: whether the friend received it is unknown. */
  onShared?: () => void
}

/**
 * Shares what the page declares (`useShare`, `useShareOver`). Not rendered in Moments, which shows this
 * single page only.
 */
export function ShareButton(props: ShareButtonProps) {
  const { shared, kind = 'quiet', size = 'small', block = false, text, onShared } = props
  if (isSinglePage()) return null
  const press = async () => {
    const outcome = await shareByHand(forFriend(shared))
    if (TEXT[outcome]) toast(TEXT[outcome])
    if (outcome !== 'failed') onShared?.()
  }
  return (
    <Button kind={kind} size={size} block={block} onPress={() => void press()} {...shareAttributes}>
      {text === undefined ? <Icon of={shareShape} size={16} /> : null}
      {text ?? '分享'}
    </Button>
  )
}
