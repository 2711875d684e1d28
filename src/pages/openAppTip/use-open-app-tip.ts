import { useEffect, useMemo } from 'react'
import { webViewOrigins } from '@/features/channel/web-hosts'
import { place } from '@/features/wechat/place'
import { safeUrl, type AddressVerdict } from '@/lib/safe-url'
import { leaveInPlace } from '@/platform/navigation/address'
import { closeWindow } from '@/platform/navigation/close-window'
import { copyText } from '@/platform/feedback/copy-text'
import { toast } from '@/platform/feedback/feedback'
import { pageAddress } from '@/platform/environment/kind'
import { leaveFor } from '@/platform/navigation/outside'
import { goHome } from '@/routes/navigate'

const REFUSED: AddressVerdict = { kind: 'refused' }

/**
 * The link's target and what this environment allows: a real browser continues by itself, WeChat needs the
 * user's help.
 */
export function useOpenAppTip(url: string | undefined) {
  const here = place()
  const inBrowser = here === 'phone' || here === 'desktop'
  const verdict = useMemo(() => (url === undefined ? REFUSED : safeUrl(url, webViewOrigins())), [url])
  const target = verdict.kind === 'refused' ? undefined : verdict.url

  useEffect(() => {
    if (!inBrowser) return
    // a site that is not one of our partners' needs a confirmation first
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
