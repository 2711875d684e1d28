import { useMemo, useRef, useState } from 'react'
import { useShareAppMessage } from '@tarojs/taro'
import { webViewOrigins } from '@/features/channel/web-hosts'
import { useWebViewAddress } from '@/features/wechat/use-web-view-address'
import { sharedByPage } from '@/features/wechat/web-message'
import { safeUrl } from '@/lib/safe-url'
import { toast } from '@/platform/feedback'
import { leaveFor, titleOfFrame } from '@/platform/outside'
import type { Shared } from '@/platform/share-facts'
import { HOME } from '@/routes/table'

const DONE = { opened: '', copied: '链接已复制，请到浏览器中打开', failed: '没有复制成功，请重试' }

const USUAL_SHARE: Shared = { title: '权益中心', path: `/${HOME}` }

/** What the page in the web view wants to be shared; until it says so, our home. */
function useSharedByPage() {
  const shared = useRef(USUAL_SHARE)
  useShareAppMessage(() => ({ ...shared.current }))
  return (event: unknown) => {
    shared.current = sharedByPage(event) ?? shared.current
  }
}

/** What may be done with the address, the title of what is shown, and the way out of the app. */
export function useWebview(address: string) {
  const verdict = useMemo(() => safeUrl(address, webViewOrigins()), [address])
  const [frameTitle, setFrameTitle] = useState('')
  const heard = useSharedByPage()
  const shown = useWebViewAddress(verdict.kind === 'inside' ? verdict.url : undefined)
  const host = verdict.kind === 'refused' ? '' : verdict.host
  const leave = async () => {
    if (verdict.kind === 'refused') return
    const words = DONE[await leaveFor(verdict.url)]
    if (words) toast(words)
  }
  return {
    verdict,
    /** What the web view loads, once it is known. */
    address: shown,
    heard,
    title: frameTitle || host,
    loaded: (event: unknown) => setFrameTitle(titleOfFrame(event)),
    leave: () => void leave()
  }
}
