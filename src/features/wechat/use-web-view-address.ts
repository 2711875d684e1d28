import { useEffect, useState } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import { addressInWebView, needsTicket } from './web-address'

/**
 * The URL for a web view, once known: with a ticket if it is one of our pages (mini-program). When a visitor
 * logs in, the page is reloaded as the member. Use it wherever a page loads a URL in a `WebView`.
 */
export function useWebViewAddress(url: string | undefined): string | undefined {
  const loggedIn = useLoggedIn()
  const own = url !== undefined && needsTicket(url)
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
