import { useMemo, useState } from 'react'
import { brandName } from '@/features/channel/brand'
import { webViewOrigins } from '@/features/channel/web-hosts'
import { leaveApp } from '@/features/wechat/leave-app'
import { useShare } from '@/features/wechat/use-share'
import { useWebViewAddress } from '@/features/wechat/use-web-view-address'
import { sharedByPage } from '@/features/wechat/web-message'
import { safeUrl } from '@/lib/safe-url'
import { titleOfFrame } from '@/platform/navigation/outside'
import type { Shared } from '@/platform/share/share-types'
import { replace } from '@/routes/navigate'
import { HOME } from '@/routes/home'

const usualShare = (): Shared => ({ title: brandName(), path: `/${HOME}` })

/** What the page in the web view wants to share; until it says so, our home. */
function useSharedByPage() {
  const [shared, setShared] = useState(usualShare)
  useShare(shared)
  return (event: unknown) => setShared((before) => sharedByPage(event) ?? before)
}

/** What may be done with the URL, the title, and how to leave the app. */
export function useWebview(address: string) {
  const verdict = useMemo(() => safeUrl(address, webViewOrigins()), [address])
  const [frameTitle, setFrameTitle] = useState('')
  const heard = useSharedByPage()
  const shown = useWebViewAddress(verdict.kind === 'inside' ? verdict.url : undefined)
  const host = verdict.kind === 'refused' ? '' : verdict.host
  const target = verdict.kind === 'refused' ? undefined : verdict.url
  return {
    verdict,
    /** The URL that the web view loads, once known. */
    address: shown,
    heard,
    title: frameTitle || host,
    loaded: (event: unknown) => setFrameTitle(titleOfFrame(event)),
    leave: () => void (target && leaveApp(target)),
    /** The web view may not show it (a host not registered with WeChat): how to open it elsewhere. */
    blocked: () => void (target && replace('pages/openAppTip/index', { url: target }))
  }
}
