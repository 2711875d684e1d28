import { useEffect, useState } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import { addressInWebView, takesTicket } from './web-address'

/**
 * The address for a web view, once it is known: with a ticket where it is a page of ours (mini-program). A visitor who
 * logs in gets the page anew, as the member. Use it where a page shows an address in a `WebView`.
 */
export function useWebViewAddress(url: string | undefined): string | undefined {
  const loggedIn = useLoggedIn()
  const own = url !== undefined && takesTicket(url)
  const [existing, setExisting] = useState<{ readonly url: string; readonly address: string }>()
  useEffect(() => {
    if (!own) return
    let current = true
    void addressInWebView(url).then((address) => {
      if (current) setExisting({ url, address })
    })
    return () => {
      current = false
    }
  }, [url, own, loggedIn])
  if (!own) return url
  return existing?.url === url ? existing.address : undefined
}
