import { useEffect, useState } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import { addressInWebView, isOwnPage } from './web-address'

/**
 * The address for a web view, once it is known: with a ticket where it is a page of ours (mini-program). A visitor who
 * logs in gets the page anew, as the member. Use it where a page shows an address in a `WebView`.
 */
export function useWebViewAddress(url: string | undefined): string | undefined {
  const loggedIn = useLoggedIn()
  // another site does not care who is logged in: it is not loaded anew
  const asMember = loggedIn && url !== undefined && isOwnPage(url)
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (url === undefined) return
    let current = true
    void addressInWebView(url).then((found) => {
      if (current) setAddress(found)
    })
    return () => {
      current = false
    }
  }, [url, asMember])
  return address
}
