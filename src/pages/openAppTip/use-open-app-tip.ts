import { useEffect, useMemo } from 'react'
import { webViewOrigins } from '@/features/channel/web-hosts'
import { place } from '@/features/wechat/place'
import { safeUrl, type AddressVerdict } from '@/lib/safe-url'
import { leaveInPlace } from '@/platform/navigation/address'
import { closeWindow } from '@/platform/navigation/close-window'
import { copyText, toast } from '@/platform/feedback/feedback'
import { pageAddress } from '@/platform/environment/kind'
import { leaveFor } from '@/platform/navigation/outside'
import { goHome } from '@/routes/navigate'

const REFUSED: AddressVerdict = { kind: 'refused' }

/** Where the link leads and what this place lets us do: a real browser goes on by itself, WeChat needs the user's hand. */
export function useOpenAppTip(url: string | undefined) {
  const here = place()
  const inBrowser = here === 'phone' || here === 'desktop'
  const verdict = useMemo(() => (url === undefined ? REFUSED : safeUrl(url, webViewOrigins())), [url])
  const target = verdict.kind === 'refused' ? undefined : verdict.url

  useEffect(() => {
    if (!inBrowser) return
    // another site than our partners' is asked about first
    if (verdict.kind === 'inside') leaveInPlace(verdict.url)
    else if (url === undefined) void goHome()
  }, [inBrowser, verdict, url])

  return {
    here,
    inBrowser,
    verdict,
    /** There is nothing that could be opened. */
    broken: url !== undefined && verdict.kind === 'refused',
    copy: () => void copyText(target ?? pageAddress()),
    leave: () => void (target && leaveFor(target)),
    close: () => void closeWindow().catch(() => toast('请点击左上角的 × 关闭'))
  }
}
