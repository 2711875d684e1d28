import { useMemo, useState } from 'react'
import { webViewOrigins } from '@/features/channel/web-hosts'
import { safeUrl } from '@/lib/safe-url'
import { toast } from '@/platform/feedback'
import { leaveFor, titleOfFrame } from '@/platform/outside'

const DONE = { opened: '', copied: '链接已复制，请到浏览器中打开', failed: '没有复制成功，请重试' }

/** What may be done with the address, the title of what is shown, and the way out of the app. */
export function useWebview(address: string) {
  const verdict = useMemo(() => safeUrl(address, webViewOrigins()), [address])
  const [frameTitle, setFrameTitle] = useState('')
  const host = verdict.kind === 'refused' ? '' : verdict.host
  const leave = async () => {
    if (verdict.kind === 'refused') return
    const words = DONE[await leaveFor(verdict.url)]
    if (words) toast(words)
  }
  return {
    verdict,
    title: frameTitle || host,
    loaded: (event: unknown) => setFrameTitle(titleOfFrame(event)),
    leave: () => void leave()
  }
}
